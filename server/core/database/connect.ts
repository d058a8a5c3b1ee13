import path from 'node:path';
import pg from 'pg';

import type { Config } from '../../config.js';
import { startEmbedded, type Embedded } from './embedded.js';
import { isClusterAt } from './embedded-cluster.js';
import { chooseUser } from './embedded-user.js';
import { keepRunning } from './embedded-watch.js';
import { openExternal } from './external.js';
import { patiently } from './patiently.js';
import { bootstrapRoles, roleConfigs } from './roles.js';
import { keepTimeouts } from './timeouts.js';
import { ensureDirectory } from '../config/ensure-directory.js';
import { explainDataDirFailure, StartupError } from '../config/startup-errors.js';

export type PgConfig = {
  user: string;
  password: string;
  host: string;
  port: number;
  database: string;
  ssl?: pg.ClientConfig['ssl'];
  /** Milliseconds to wait for a connection; CONNECT_TIMEOUT_MS if unset. */
  connectionTimeoutMillis?: number;
};

/** `roles`: three roles of our own. `single`: DATABASE_URL's user does everything and row-level security is forced on it. */
export type RoleMode = 'roles' | 'single';

export type Database = {
  /** Migrates and backs up. */
  owner: PgConfig;
  /** Serves. */
  app: PgConfig;
  /** Runs graphile-worker. */
  jobs: PgConfig;
  /** LISTEN, on a connection of its own. */
  listen: PgConfig;
  mode: RoleMode;
  /** Warning for the operator, in the log and /readyz. */
  warning?: string;
  /** Rejects when the embedded database ended and cannot be started again. */
  failed?: Promise<never>;
  /** Stops the embedded database; call it after closing all pools. */
  stop: () => Promise<void>;
  /** Tells the embedded database to stop and does not wait, for a process that must end at once. */
  interrupt?: () => void;
};

/** How long `isAnswering` waits. */
export const ANSWER_MS = 2000;

type Logger = { info: (message: string) => void; warn: (message: string) => void };

/** Starts the embedded PostgreSQL or connects to DATABASE_URL, and sets up the roles. Throws a StartupError. */
export function openDatabase(config: Config, log: Logger, signal?: AbortSignal): Promise<Database> {
  return config.databaseUrl ? openExternal(config, config.databaseUrl) : openEmbedded(config, log, signal);
}

const homeIn = (dataDir: string): string => path.join(dataDir, 'postgres');

/** Whether DATA_DIR has an embedded cluster; creates nothing. */
export const hasCluster = ({ dataDir, databaseOsUser }: Config): boolean =>
  isClusterAt(homeIn(dataDir), chooseUser(databaseOsUser));

/** Starts the embedded cluster or adopts the running one; its roles stay as they are. */
export function startCluster(config: Config, log: Logger, signal?: AbortSignal): Promise<Embedded> {
  // Runs first: the database lives elsewhere if its user cannot reach DATA_DIR.
  try {
    ensureDirectory(config.dataDir);
  } catch (error) {
    throw explainDataDirFailure(error, config.dataDir);
  }
  return startEmbedded({
    home: homeIn(config.dataDir),
    database: 'greeter',
    osUser: config.databaseOsUser,
    environment: config.postgresEnvironment,
    log,
    signal,
  });
}

/** It may be killed at any time: what broke off is done again once it is back. */
async function openEmbedded(config: Config, log: Logger, signal?: AbortSignal): Promise<Database> {
  const embedded = await patiently(() => startCluster(config, log, signal), signal);
  const watch = keepRunning(embedded, { log });
  const stop = async (): Promise<void> => {
    await watch.stop();
    await embedded.stop();
  };
  const { host, port, database, interrupt } = embedded;
  const roles = roleConfigs({ host, port, database }, config.secret);
  try {
    await patiently(() => bootstrapEmbedded(embedded, config.secret), signal);
    await patiently(() => keepTimeouts(roles.app), signal);
  } catch (error) {
    await stop();
    throw error;
  }
  return { ...roles, mode: 'roles', failed: watch.failed, stop, interrupt };
}

async function bootstrapEmbedded({ host, port, database, user, password }: Embedded, secret: string): Promise<void> {
  const client = new pg.Client({ host, port, database, user, password });
  client.on('error', () => {}); // the next statement fails and says more
  await client.connect();
  try {
    await bootstrapRoles(client, database, secret);
  } finally {
    await client.end();
  }
}

/** Whether the database takes a new connection and answers on it in time. */
export async function isAnswering(config: PgConfig): Promise<boolean> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: ANSWER_MS });
  client.on('error', () => {}); // that it does not answer is the answer
  const answers = await client.connect().then(
    () => true,
    () => false,
  );
  void client.end().catch(() => {});
  return answers;
}

/** Throws if row-level security does not apply to the connected role. Call it as `app`, after the migrations. */
export async function assertSafeRole(client: pg.ClientBase | pg.Pool, mode: RoleMode): Promise<void> {
  const {
    rows: [role],
  } = await client.query<{ name: string; super: boolean; bypass: boolean }>(
    'select rolname as name, rolsuper as super, rolbypassrls as bypass from pg_roles where rolname = current_user',
  );
  const who = `The database role ${role?.name ?? ''}`;
  if (!role || role.super)
    throw new StartupError(
      `${who} is a superuser, whom row-level security does not hold: give DATABASE_URL an ordinary user.`,
    );
  if (role.bypass)
    throw new StartupError(
      `${who} may bypass row-level security: take BYPASSRLS from it, or give DATABASE_URL another user.`,
    );
  const {
    rows: [owned],
  } = await client.query<{ tables: string; unforced: string | null }>(`
    select count(*) as tables, min(relname::text) filter (where relrowsecurity and not relforcerowsecurity) as unforced
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind in ('r', 'p') and nspname not in ('graphile_worker', 'information_schema') and nspname not like 'pg\\_%'
      and pg_has_role(current_user, relowner, 'member')`);
  if (mode === 'roles' && owned?.tables !== '0')
    throw new StartupError(
      `${who} owns tables, or is a member of their owner, and must not: give the tables back to the owner role.`,
    );
  if (owned?.unforced)
    throw new StartupError(
      `${who} owns table ${owned.unforced}, whose row-level security is not forced: start Greeter once more, or force it by hand.`,
    );
}
