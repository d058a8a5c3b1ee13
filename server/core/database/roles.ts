import { createHash, createHmac } from 'node:crypto';
import pg from 'pg';

import type { Database, PgConfig } from './connect.js';
import { StartupError } from '../config/startup-errors.js';

export type RoleNames = { owner: string; app: string; jobs: string };

/** Marks our roles: no other role is ever changed. */
const MARK = 'made by Greeter';

export const EXTENSIONS = ['pg_trgm', 'btree_gist', 'btree_gin'];

/** `owner` migrates and backs up, `app` serves and owns nothing, `jobs` owns graphile_worker. All databases of a server share roles, hence the prefix. */
export function roleNames(database: string): RoleNames {
  const prefix =
    database.length <= 50
      ? database
      : `${database.slice(0, 40)}_${createHash('sha256').update(database).digest('hex').slice(0, 9)}`;
  return { owner: `${prefix}_owner`, app: `${prefix}_app`, jobs: `${prefix}_jobs` };
}

/** Derived from the secret, so every process knows it without being told. */
function rolePassword(secret: string, role: string): string {
  return createHmac('sha256', secret).update(`database role ${role}`).digest('base64url');
}

/** Connection settings of the three roles. `direct` bypasses a pooler, for what needs a session. */
export function roleConfigs(
  served: Omit<PgConfig, 'user' | 'password'>,
  secret: string,
  direct = served,
): Pick<Database, 'owner' | 'app' | 'jobs' | 'listen'> {
  const names = roleNames(served.database);
  const as = (target: Omit<PgConfig, 'user' | 'password'>, user: string): PgConfig => ({
    ...target,
    user,
    password: rolePassword(secret, user),
  });
  return {
    owner: as(direct, names.owner),
    app: as(served, names.app),
    jobs: as(direct, names.jobs),
    listen: as(direct, names.app),
  };
}

/** Creates or repairs the three roles, their schemas and the extensions in one transaction, as a user that may create roles. */
export async function bootstrapRoles(client: pg.ClientBase, database: string, secret: string): Promise<void> {
  const names = roleNames(database);
  await client.query('begin');
  try {
    await client.query(`select pg_advisory_xact_lock(hashtextextended('greeter:roles', 0))`);
    for (const name of Object.values(names)) await makeRole(client, name, rolePassword(secret, name));
    await giveSchemas(client, database, names);
    const path = await searchPath(client);
    for (const name of Object.values(names))
      await client.query(`alter role ${pg.escapeIdentifier(name)} set search_path = ${path}`);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Creates the schema `extensions` and its contents; skipped if all exist, because the statements need rights even then. */
export async function makeExtensions(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ extname: string }>('select extname from pg_extension where extname = any($1)', [
    EXTENSIONS,
  ]);
  const missing = EXTENSIONS.filter((name) => !rows.some((row) => row.extname === name));
  await makeSchema(client, 'extensions');
  for (const name of missing) await client.query(`create extension ${name} schema extensions`);
}

/** Where names are looked up: an administrator may have put an extension into a schema of its own. */
export async function searchPath(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct nspname as name from pg_extension join pg_namespace n on n.oid = extnamespace where extname = any($1)`,
    [EXTENSIONS],
  );
  return [...new Set(['public', 'extensions', ...rows.map(({ name }) => name)])]
    .map((name) => pg.escapeIdentifier(name))
    .join(', ');
}

async function makeRole(client: pg.ClientBase, name: string, password: string): Promise<void> {
  const {
    rows: [role],
  } = await client.query<{ mark: string | null }>(
    `select shobj_description(oid, 'pg_authid') as mark from pg_roles where rolname = $1`,
    [name],
  );
  const id = pg.escapeIdentifier(name);
  if (role && role.mark !== MARK) {
    throw new StartupError(
      `The database has a role ${name} that Greeter did not make: rename it, or set GREETER_DATABASE_ROLES=single.`,
    );
  }
  await client.query(`${role ? 'alter' : 'create'} role ${id} login password ${pg.escapeLiteral(password)}`);
  if (!role) await client.query(`comment on role ${id} is '${MARK}'`);
}

async function giveSchemas(client: pg.ClientBase, database: string, names: RoleNames): Promise<void> {
  const [owner, app, jobs, base] = [names.owner, names.app, names.jobs, database].map((name) =>
    pg.escapeIdentifier(name),
  );
  const {
    rows: [self],
  } = await client.query<{ super: boolean }>('select rolsuper as super from pg_roles where rolname = current_user');
  // Changing an owner requires membership in the new owner, unless one is a superuser.
  if (!self?.super) await client.query(`grant ${owner}, ${jobs} to current_user`);
  await client.query(`grant connect on database ${base} to ${owner}, ${app}, ${jobs}`);
  await client.query(`grant create on database ${base} to ${owner} with grant option`);
  await client.query(`alter schema public owner to ${owner}`);
  await client.query('revoke create on schema public from public');
  await client.query(`grant usage on schema public to ${app}, ${jobs}`);
  await makeExtensions(client);
  await client.query(`grant usage on schema extensions to ${owner}, ${app}, ${jobs}`);
  await makeJobsSchema(client, base ?? '', jobs ?? '');
  if (!self?.super) await client.query(`revoke ${owner}, ${jobs} from current_user`);
}

async function makeJobsSchema(client: pg.ClientBase, base: string, jobs: string): Promise<void> {
  await makeSchema(client, 'graphile_worker');
  await client.query(`grant create on database ${base} to ${jobs}`); // a schema's new owner must have CREATE
  await client.query(`alter schema graphile_worker owner to ${jobs}`);
  await client.query(`revoke create on database ${base} from ${jobs}`);
}

async function makeSchema(client: pg.ClientBase, name: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_namespace where nspname = $1', [name]);
  if (rowCount === 0) await client.query(`create schema ${pg.escapeIdentifier(name)}`);
}
