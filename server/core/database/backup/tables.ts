import pg from 'pg';
import type { PgConfig } from '../connect.js';
import type { BackedUpTable } from './backup.js';

/** The text of rows must be the same wherever and whenever it is written, and a backup takes as long as it takes. */
const SETTINGS = `
  set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0;
  set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set extra_float_digits = 3; set synchronize_seqscans = off`;

/** A connection whose COPY writes the same text everywhere. */
export async function openCopyClient(config: PgConfig): Promise<pg.Client> {
  const client = new pg.Client(config);
  client.on('error', () => {}); // the next statement fails and says more
  await client.connect();
  await client.query(SETTINGS);
  return client;
}

/** Bytes of the database on its disk. */
export async function databaseSize(config: PgConfig): Promise<number> {
  const client = await openCopyClient(config);
  try {
    const { rows } = await client.query<{ size: string }>('select pg_database_size(current_database()) as size');
    return Number(rows[0]!.size);
  } finally {
    await client.end();
  }
}

/** Every table but TypeORM's own, those that others refer to first. */
export async function tablesOf(client: pg.Client): Promise<BackedUpTable[]> {
  const { rows } = await client.query<BackedUpTable & { parents: string[] }>(`
    select c.relname as name,
      array(select attname::text from pg_attribute a where a.attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
      exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'tenant') as "ofTenant",
      array(select distinct p.relname::text from pg_constraint f join pg_class p on p.oid = f.confrelid
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as parents
    from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname not in ('migration', 'restore_unfinished') order by c.relname`);
  const ordered: BackedUpTable[] = [];
  for (let left = rows; left.length > 0;) {
    const names = new Set(left.map(({ name }) => name));
    const next = left.filter(({ parents }) => !parents.some((parent) => names.has(parent)));
    if (next.length === 0) throw new Error(`These tables refer to each other in a circle: ${[...names].join(', ')}`);
    ordered.push(...next.map(({ name, columns, ofTenant }) => ({ name, columns, ofTenant })));
    left = left.filter((table) => !next.includes(table));
  }
  return ordered;
}

/** Names of the migrations that ran, in order; none on an empty database. */
export async function migrationsOf(client: pg.Client): Promise<string[]> {
  const { rowCount } = await client.query(
    `select from pg_class where relname = 'migration' and relnamespace = 'public'::regnamespace`,
  );
  if (rowCount === 0) return [];
  return (await client.query<{ name: string }>('select name from migration order by id')).rows.map(({ name }) => name);
}

const columnsOf = ({ columns }: BackedUpTable): string => columns.map((name) => pg.escapeIdentifier(name)).join(', ');

export const copyOf = (table: BackedUpTable, direction: 'to stdout' | 'from stdin'): string =>
  `copy public.${pg.escapeIdentifier(table.name)} (${columnsOf(table)}) ${direction}`;
