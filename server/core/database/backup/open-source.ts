import type { Config } from '../../../config.js';
import { codeOf, StartupError } from '../../config/startup-errors.js';
import { openDatabase, startCluster, type Database, type PgConfig } from '../connect.js';
import { roleConfigs } from '../roles.js';
import { openCopyClient } from './tables.js';

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
async function assertSecret(owner: PgConfig): Promise<void> {
  try {
    await (await openCopyClient(owner)).end();
  } catch (error) {
    if (codeOf(error) !== '28P01') throw error;
    throw new StartupError(
      'The database was made with another secret: set GREETER_SECRET as for the server, or put the file secret back.',
    );
  }
}
