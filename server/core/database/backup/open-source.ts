import pg from 'pg';
import type { Config } from '../../../config.js';
import { codeOf, StartupError } from '../../config/startup-errors.js';
import { openDatabase, startCluster, type Database } from '../connect.js';
import { roleConfigs } from '../roles.js';

type Log = { info: (message: string) => void; warn: (message: string) => void };

export type BareDatabase = Pick<Database, 'owner' | 'jobs' | 'mode' | 'stop'>;

/** The database as it is, whatever its version and secret: the embedded one as its superuser, whom row-level security does not hold. */
export async function openBare(config: Config, log: Log): Promise<BareDatabase> {
  if (config.databaseUrl) return openDatabase(config, log);
  const { host, port, database, user, password, stop } = await startCluster(config, log);
  const superuser = { host, port, database, user, password };
  return { owner: superuser, jobs: superuser, mode: 'roles', stop: async () => void (await stop()) };
}

/** The database to back up, which may be in use and of an older version: nothing in it is changed. */
export async function openSource(config: Config, log: Log): Promise<BareDatabase> {
  const bare = await openBare(config, log);
  try {
    if (!config.databaseUrl) await assertSecret(roleConfigs(bare.owner, config.secret).owner);
    return bare;
  } catch (error) {
    await bare.stop();
    throw error;
  }
}

/** The roles' passwords come from the secret: one that does not fit would make a backup whose links and sessions are void. */
async function assertSecret(owner: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(owner);
  client.on('error', () => {}); // only whether it connects matters
  try {
    await client.connect();
  } catch (error) {
    if (codeOf(error) === '28P01')
      throw new StartupError(
        'The database was made with another secret: set GREETER_SECRET as for the server, or put the file secret back.',
      );
    throw error;
  } finally {
    await client.end();
  }
}
