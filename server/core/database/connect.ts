import path from 'node:path';
import pg from 'pg';

import type { Config } from '../../config.js';
import { startEmbedded, type Embedded } from './embedded.js';
import { keepRunning } from './embedded-watch.js';
import { openExternal } from './external.js';
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
};

type Logger = { info: (message: string) => void; warn: (message: string) => void };

/** Starts the embedded PostgreSQL or connects to DATABASE_URL, and sets up the roles. Throws a StartupError. */
export function openDatabase(config: Config, log: Logger): Promise<Database> {
  return config.databaseUrl ? openExternal(config, config.databaseUrl) : openEmbedded(config, log);
}

/** Starts the embedded cluster or adopts the running one; its roles stay as they are. */
export function startCluster(config: Config, log: Logger): Promise<Embedded> {
  // Runs first: the database lives elsewhere if its user cannot reach DATA_DIR.
  try {
    ensureDirectory(config.dataDir);
  } catch (error) {
    throw explainDataDirFailure(error, config.dataDir);
  }
  return startEmbedded({
    home: path.join(config.dataDir, 'postgres'),
    database: 'greeter',
    osUser: config.databaseOsUser,
    environment: config.postgresEnvironment,
    log,
  });
}

async function openEmbedded(config: Config, log: Logger): Promise<Database> {
  const embedded = await startCluster(config, log);
  const { host, port, database, user, password } = embedded;
  const client = new pg.Client({ host, port, database, user, password });
  client.on('error', () => {}); // the next statement fails and says more
  await client.connect();
  try {
    await bootstrapRoles(client, database, config.secret);
  } finally {
    await client.end();
  }
  const roles = roleConfigs({ host, port, database }, config.secret);
  await keepTimeouts(roles.app);
  const watch = keepRunning(embedded, { log });
  return {
    ...roles,
    mode: 'roles',
    failed: watch.failed,
    async stop() {
      await watch.stop();
      await embedded.stop();
    },
  };
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
