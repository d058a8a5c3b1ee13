import type { Config } from '../../../config.js';
import { StartupError } from '../../config/startup-errors.js';
import { codeOf } from '../../error-code.js';
import { hasCluster, openDatabase, startCluster, type Database, type PgConfig } from '../connect.js';
import { assertAnswers, directAddress } from '../external.js';
import { roleConfigs } from '../roles.js';
import { openCopyClient } from './tables.js';
import { refuseUnfinished } from './unfinished.js';

type Log = { info: (message: string) => void; warn: (message: string) => void };

export type SourceDatabase = Pick<Database, 'owner' | 'jobs' | 'mode' | 'stop'>;

/** Whoever may look at the database before anything is changed: the user of DATABASE_URL, or the superuser of the embedded one. */
export async function openBare(config: Config, log: Log): Promise<Pick<Database, 'owner' | 'stop'>> {
  if (config.databaseUrl) return { owner: directAddress(config, config.databaseUrl), stop: async () => {} };
  const { host, port, database, user, password, stop } = await startCluster(config, log);
  return { owner: { host, port, database, user, password }, stop: async () => void (await stop()) };
}

/** The database to back up, which may be in use and of an older version: nothing in it is changed. */
export async function openSource(config: Config, log: Log): Promise<SourceDatabase> {
  if (!config.databaseUrl && !hasCluster(config))
    throw new StartupError(`There is no database in ${config.dataDir}: name its folder with DATA_DIR.`);
  if (config.databaseUrl) await assertAnswers(config, config.databaseUrl);
  const bare = await openBare(config, log);
  try {
    await refuseUnfinished(bare.owner);
    await assertSecret(bare.owner, config.secret);
    if (config.databaseUrl) return await openDatabase(config, log);
    return { ...bare, jobs: bare.owner, mode: 'roles' };
  } catch (error) {
    await bare.stop();
    throw error;
  }
}

/**
 * The passwords of our roles come from the secret: one that does not fit would make a backup whose links and sessions are void, and opening the
 * database would give the roles other passwords, under a server that runs.
 */
async function assertSecret(address: PgConfig, secret: string): Promise<void> {
  const { owner } = roleConfigs(address, secret);
  const client = await openCopyClient(address);
  const { rowCount: hasRoles } = await client
    .query(`select from pg_namespace where nspname = 'public' and pg_get_userbyid(nspowner) = $1`, [owner.user])
    .finally(() => client.end());
  if (!hasRoles) return;
  try {
    await (await openCopyClient(owner)).end();
  } catch (error) {
    if (codeOf(error) !== '28P01') throw error;
    throw new StartupError(
      'The database was made with another secret: set GREETER_SECRET as for the server, or put the file secret back.',
    );
  }
}
