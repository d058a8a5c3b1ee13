import pg from 'pg';

import type { Config } from '../../config.js';
import type { Database, PgConfig } from './connect.js';
import { assertKeepsStatements } from './pooler.js';
import { bootstrapRoles, EXTENSIONS, makeExtensions, roleConfigs, roleNames, searchPath } from './roles.js';
import { keepTimeouts } from './timeouts.js';
import { explainConnectFailure, StartupError } from '../config/startup-errors.js';
import { codeOf } from '../error-code.js';

const CONNECT_TIMEOUT_MS = 5000;
const LEAST_VERSION = 150000;

/** Connects to DATABASE_URL, with three roles of our own if its user may create them, else as that user for everything. */
export async function openExternal(config: Config, url: string): Promise<Database> {
  const served = parseUrl(url);
  const direct = config.listenDatabaseUrl ? parseUrl(config.listenDatabaseUrl) : served;
  if (direct.database !== served.database)
    throw new StartupError(
      'DATABASE_URL and LISTEN_DATABASE_URL name different databases: they must lead to the same one.',
    );
  const client = await connectAs(direct);
  try {
    await assertVersion(client, direct);
    const refusal =
      config.databaseRoles === 'single'
        ? 'GREETER_DATABASE_ROLES is single'
        : await prepareRoles(client, config, served, direct);
    if (!refusal) {
      const roles = roleConfigs(target(served), config.secret, target(direct));
      await keepTimeouts(roles.listen);
      await assertKeepsStatements(roles.app);
      return { ...roles, mode: 'roles', stop: async () => {} };
    }
    if (config.databaseRoles === 'roles')
      throw new StartupError(
        `GREETER_DATABASE_ROLES is roles, but ${refusal}: give DATABASE_URL a user that may create roles and owns the database.`,
      );
    await prepareSingle(client, direct);
    await assertKeepsStatements(served);
    const warning = `One database role does everything, because ${refusal}: row-level security is forced on it and searches are slower`;
    return { owner: direct, app: served, jobs: direct, listen: direct, mode: 'single', warning, stop: async () => {} };
  } finally {
    await client.end();
  }
}

/** Where migrations and backups connect, as the user of DATABASE_URL. */
export const directAddress = (config: Config, url: string): PgConfig => parseUrl(config.listenDatabaseUrl ?? url);

/** Throws a StartupError that says why the database of an address does not answer. */
export const assertAnswers = async (config: Config, url: string): Promise<void> =>
  (await connectAs(directAddress(config, url))).end();

/** The parts of a connection string, as pg parses it. */
function parseUrl(url: string): PgConfig {
  const { user = '', password = '', host, port, database = '', ssl } = new pg.Client({ connectionString: url });
  return { user, password, host, port, database, ...(ssl ? { ssl } : {}) };
}

const target = ({ host, port, database, ssl }: PgConfig): Omit<PgConfig, 'user' | 'password'> => ({
  host,
  port,
  database,
  ...(ssl ? { ssl } : {}),
});
const nameOf = ({ host, port, database }: PgConfig): string => `${host}:${port}/${database}`;

async function connectAs(config: PgConfig): Promise<pg.Client> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  client.on('error', () => {}); // the next statement fails and says more
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw explainConnectFailure(error, nameOf(config), config.user);
  }
}

async function assertVersion(client: pg.Client, config: PgConfig): Promise<void> {
  const {
    rows: [row],
  } = await client.query<{ version: string; number: number }>(
    `select current_setting('server_version') as version, current_setting('server_version_num')::int as number`,
  );
  refuseOldVersion(row?.version ?? '', row?.number ?? 0, nameOf(config));
}

/** Throws a StartupError below PostgreSQL 15; `number` is server_version_num. */
export function refuseOldVersion(version: string, number: number, where: string): void {
  if (number < LEAST_VERSION)
    throw new StartupError(`The PostgreSQL at ${where} is version ${version} and too old: Greeter needs 15 or newer.`);
}

/** Why there cannot be three roles; empty when they exist. */
async function prepareRoles(client: pg.Client, config: Config, served: PgConfig, direct: PgConfig): Promise<string> {
  if (await rolesExist(client, config, served, direct)) return '';
  const {
    rows: [self],
  } = await client.query<{ may: boolean }>(
    'select rolsuper or rolcreaterole as may from pg_roles where rolname = current_user',
  );
  if (!self?.may) return `user ${direct.user} may not create roles`;
  try {
    await bootstrapRoles(client, served.database, config.secret);
    return '';
  } catch (error) {
    if (codeOf(error) === '42501')
      return `user ${direct.user} may create roles but not give them this database (${error instanceof Error ? error.message : ''})`;
    if (['58P01', '0A000'].includes(codeOf(error))) throw missingExtensions();
    throw error;
  }
}

// The right to create roles is needed once: later the roles' own passwords suffice.
async function rolesExist(client: pg.Client, config: Config, served: PgConfig, direct: PgConfig): Promise<boolean> {
  const { rowCount } = await client.query(
    `
    select from pg_namespace where nspname = 'public' and nspowner = (select oid from pg_roles where rolname = $1)
      and (select count(*) from pg_extension where extname = any($2)) = cardinality($2::text[])
      and (select count(*) from pg_namespace where nspname = 'graphile_worker') = 1`,
    [roleNames(served.database).owner, EXTENSIONS],
  );
  if (rowCount === 0) return false;
  const { owner, app, jobs } = roleConfigs(target(served), config.secret, target(direct));
  for (const role of [owner, app, jobs]) if (!(await canServe(role))) return false;
  return true;
}

/** Whether the role connects and finds the extensions. */
async function canServe(config: PgConfig): Promise<boolean> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  client.on('error', () => {}); // only whether it connects matters
  try {
    await client.connect();
    const { rows } = await client.query<{ found: boolean }>(
      `select to_regprocedure('similarity(text, text)') is not null as found`,
    );
    return rows[0]?.found ?? false;
  } catch (error) {
    if (['28P01', '28000'].includes(codeOf(error))) return false;
    throw explainConnectFailure(error, nameOf(config), config.user);
  } finally {
    await client.end();
  }
}

async function prepareSingle(client: pg.Client, config: PgConfig): Promise<void> {
  const {
    rows: [found],
  } = await client.query<{ stranger: string | null; schema: boolean; database: boolean }>(`
    select has_schema_privilege('public', 'create') as schema, has_database_privilege(current_database(), 'create') as database,
      (select min(pg_get_userbyid(relowner)) from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
        and not pg_has_role(relowner, 'usage')) as stranger`);
  if (found?.stranger)
    throw new StartupError(
      `The tables in ${nameOf(config)} belong to role ${found.stranger}: give DATABASE_URL the user, and GREETER_SECRET the value, with which they were made.`,
    );
  if (!found?.schema || !found.database)
    throw new StartupError(
      `User ${config.user} may not create tables and schemas in ${nameOf(config)}: make it the owner of the database.`,
    );
  try {
    await makeExtensions(client);
  } catch (error) {
    if (['42501', '58P01', '0A000'].includes(codeOf(error))) throw missingExtensions();
    throw error;
  }
  const [user, database] = [config.user, config.database].map((name) => pg.escapeIdentifier(name));
  await client.query(`alter role ${user} in database ${database} set search_path = ${await searchPath(client)}`);
}

function missingExtensions(): StartupError {
  return new StartupError(
    `The database lacks some of the extensions ${EXTENSIONS.join(', ')}: let an administrator install PostgreSQL's contrib package and run CREATE EXTENSION for each.`,
  );
}
