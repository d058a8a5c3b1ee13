import { runMigrations as runWorkerMigrations, Logger as WorkerLogger } from 'graphile-worker';
import pg from 'pg';
import { DataSource, MigrationExecutor, type Logger, type QueryRunner } from 'typeorm';

import type { Database } from './connect.js';
import { withDatabaseLock } from './database-lock.js';
import { JOBS_SETUP } from './migrations/jobs-setup.js';
import { migrations } from './migrations/list.js';

type Log = { info: (message: string) => void; warn: (message: string) => void };

/** TypeORM's own loggers print parameters, which are personal data. */
const SILENT: Logger = {
  logQuery() {},
  logQueryError() {},
  logQuerySlow() {},
  logSchemaBuild() {},
  logMigration() {},
  log() {},
};

/**
 * Migrates the database; if several processes start at once, one migrates and the others wait, unless `signal` ends it. Tests pass an older `list`.
 */
export async function migrate(database: Database, log: Log, list = migrations, signal?: AbortSignal): Promise<void> {
  const waiting = 'Another process is migrating the database: waiting for it';
  await withDatabaseLock(database.owner, { name: 'greeter:migrate', log, waiting, signal }, async (client) => {
    await migrateJobs(database, client, log);
    await migrateTables(database, log, list);
  });
}

/** Settings with the role names that the migrations grant to. */
function roleSettings({ owner, app, jobs, mode }: Database): string {
  const settings = {
    'greeter.owner_role': owner.user,
    'greeter.app_role': app.user,
    'greeter.jobs_role': jobs.user,
    'greeter.mode': mode,
  };
  return `select ${Object.entries(settings)
    .map(([name, value]) => `set_config(${pg.escapeLiteral(name)}, ${pg.escapeLiteral(value)}, false)`)
    .join(', ')}`;
}

// graphile-worker's first migration runs "create schema if not exists", which requires CREATE on the database even if it exists.
async function migrateJobs(database: Database, owner: pg.Client, log: Log): Promise<void> {
  const { rowCount } = await owner.query(
    `select from pg_class where relname = 'migrations' and relnamespace = (select oid from pg_namespace where nspname = 'graphile_worker')`,
  );
  const lend = rowCount === 0 && database.mode === 'roles';
  const [base, jobs] = [database.jobs.database, database.jobs.user].map((name) => pg.escapeIdentifier(name));
  if (lend) await owner.query(`grant create on database ${base} to ${jobs}`);
  try {
    await runAsJobs(database, log);
  } finally {
    if (lend) await owner.query(`revoke create on database ${base} from ${jobs}`);
  }
}

async function runAsJobs(database: Database, log: Log): Promise<void> {
  const pool = new pg.Pool({ ...database.jobs, max: 2 });
  const warn = (error: Error): void =>
    log.warn(`A connection of the jobs role broke while migrating: ${error.message}`);
  pool.on('error', warn).on('connect', (client) => client.on('error', warn));
  try {
    await runWorkerMigrations({ pgPool: pool, logger: new WorkerLogger(() => () => {}) });
    const client = await pool.connect();
    try {
      await client.query(roleSettings(database));
      await client.query(JOBS_SETUP);
    } finally {
      client.release(true);
    }
  } finally {
    await pool.end();
  }
}

async function migrateTables(database: Database, log: Log, list: typeof migrations): Promise<void> {
  const { host, port, user: username, password, database: name, ssl } = database.owner;
  const source = new DataSource({
    type: 'postgres',
    host,
    port,
    username,
    password,
    database: name,
    ssl: ssl as boolean | undefined,
    migrations: list,
    migrationsTableName: 'migration',
    installExtensions: false,
    logger: SILENT,
    poolSize: 1,
    poolErrorHandler: (error: Error) =>
      log.warn(`A connection of the owner role broke while migrating: ${error.message}`),
  });
  await source.initialize();
  const runner = source.createQueryRunner();
  try {
    await runner.query(roleSettings(database));
    const pending = await pendingMigrations(source, runner);
    if (pending > 0) await runAll(database, source, runner);
    if (pending > 0) log.info(`Migrated the database: ${pending} new`);
    await warnOfNewer(source, runner, { list, log });
  } finally {
    await runner.release();
    await source.destroy();
  }
}

async function pendingMigrations(source: DataSource, runner: QueryRunner): Promise<number> {
  return (await new MigrationExecutor(source, runner).getPendingMigrations()).length;
}

/** While an update is rolled out an older process may start once more, so it goes on. */
async function warnOfNewer(
  source: DataSource,
  runner: QueryRunner,
  { list, log }: { list: typeof migrations; log: Log },
): Promise<void> {
  const known = new Set(list.map(({ name }) => name));
  const unknown = (await new MigrationExecutor(source, runner).getExecutedMigrations())
    .map(({ name }) => name)
    .filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  log.warn(
    `The database is of a newer version of Greeter than this one, which may fail on it (unknown here: ${unknown.join(', ')}). Start the newer version, or restore a backup of this one.`,
  );
}

/** One transaction: a database is never between two versions. */
async function runAll(database: Database, source: DataSource, runner: QueryRunner): Promise<void> {
  await runner.startTransaction();
  try {
    if (database.mode === 'single') await setForce(runner, false);
    const executor = new MigrationExecutor(source, runner);
    executor.transaction = 'all';
    await executor.executePendingMigrations();
    if (database.mode === 'single') await setForce(runner, true);
    await runner.commitTransaction();
  } catch (error) {
    await runner.rollbackTransaction();
    throw error;
  }
}

/** A forced owner would validate a new foreign key for one tenant only, and could not load a backup: single mode lifts FORCE for both. */
export async function setForce(on: { query: (text: string) => Promise<unknown> }, force: boolean): Promise<void> {
  await on.query(`do $force$ declare name text; begin
    for name in select relname from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relrowsecurity and relforcerowsecurity = ${!force} order by relname
    loop execute format('alter table %I ${force ? 'force' : 'no force'} row level security', name); end loop;
  end $force$`);
}
