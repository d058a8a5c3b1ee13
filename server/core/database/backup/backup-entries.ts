import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { Storage } from '../../storage/storage.js';
import type { Database } from '../connect.js';
import type { Sql } from '../sql.js';
import { preparedStatement, rowsOf } from '../statement.js';
import type { Entry } from './archive.js';
import { ABOUT, MANIFEST, SECRET, Tally, type BackupAbout, type BackupManifest } from './backup.js';
import { copyOut } from './copy-out.js';
import { copyJobsOut } from './jobs.js';
import { migrationsOf, openCopyClient, tablesOf } from './tables.js';
import { StartupError } from '../../config/startup-errors.js';

export interface BackupSource {
  database: Pick<Database, 'owner' | 'jobs' | 'mode'>;
  secret: string;
  storage: Pick<Storage, 'get'>;
  /** Statements that select the `name`s of stored files, of a business where row-level security holds. */
  files: readonly Sql[];
}

const json = (name: string, value: unknown): Entry => ({ name, bytes: Buffer.from(JSON.stringify(value, null, 1)) });

/** A whole backup, as of one moment, of a shop that may be open. Fills `manifest`, which it ends with. */
export async function* backupEntries(
  { database, secret, storage, files }: BackupSource,
  manifest: BackupManifest,
): AsyncGenerator<Entry> {
  const owner = await openCopyClient(database.owner);
  const names: string[] = [];
  try {
    await owner.query('begin isolation level repeatable read read only');
    const about = await describe(owner);
    yield json(ABOUT, about);
    yield { name: SECRET, bytes: Buffer.from(secret) };
    const businesses = database.mode === 'single' ? await businessesOf(owner) : null;
    for (const table of about.tables) {
      const tally = new Tally();
      yield* numbered(`tables/${table.name}`, copyOut(owner, table, businesses, tally));
      manifest.tables[table.name] = tally.sum;
    }
    yield* numbered('jobs', copyJobsOut(database.jobs, await snapshotOf(owner), manifest));
    names.push(...(await namesOf(owner, files, businesses)));
    // Sequences stand outside transactions: read last, they are beyond every row.
    manifest.sequences = await sequencesOf(owner);
  } finally {
    await owner.end();
  }
  yield* filesOf(storage, names, manifest);
  yield json(MANIFEST, manifest);
}

async function describe(owner: pg.Client): Promise<BackupAbout> {
  const migrations = await migrationsOf(owner);
  if (migrations.length === 0) throw new StartupError('The database is empty: there is nothing to back up.');
  const tables = await tablesOf(owner);
  // Nobody may change a table meanwhile; reading and writing go on.
  await owner.query(`lock table ${tables.map(({ name }) => `public.${name}`).join(', ')} in access share mode`);
  const { rows } = await owner.query<{ server_version: string }>('show server_version');
  const createdAt = new Date().toISOString();
  return { format: 1, createdAt, postgres: rows[0]!.server_version, migrations, tables };
}

async function* numbered(folder: string, parts: AsyncIterable<Buffer>): AsyncGenerator<Entry> {
  let number = 0;
  for await (const bytes of parts) {
    number += 1;
    yield { name: `${folder}/${String(number).padStart(6, '0')}.copy`, bytes };
  }
}

const businessesOf = async (client: pg.Client): Promise<string[]> =>
  (await client.query<{ id: string }>('select id from business order by id')).rows.map(({ id }) => id);

/** Names of all stored files. */
export async function storedNames(
  { owner, mode }: Pick<Database, 'owner' | 'mode'>,
  files: readonly Sql[],
): Promise<string[]> {
  const client = await openCopyClient(owner);
  try {
    await client.query('begin read only');
    return await namesOf(client, files, mode === 'single' ? await businessesOf(client) : null);
  } finally {
    await client.end();
  }
}

const snapshotOf = async (client: pg.Client): Promise<string> =>
  (await client.query<{ id: string }>('select pg_export_snapshot() as id')).rows[0]!.id;

async function sequencesOf(client: pg.Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select sequencename as name, last_value as value from pg_sequences where schemaname = 'public' and last_value is not null and sequencename <> 'migration_id_seq'`,
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

async function namesOf(client: pg.Client, files: readonly Sql[], businesses: string[] | null): Promise<string[]> {
  const names: string[] = [];
  for (const id of businesses ?? [null]) {
    if (id !== null) await client.query(`select set_config('app.business_id', $1, true)`, [id]);
    for (const statement of files) {
      const result = await client.query<unknown[]>(preparedStatement(statement));
      names.push(...rowsOf<{ name: string }>(result).map(({ name }) => name));
    }
  }
  return names;
}

async function* filesOf(
  storage: Pick<Storage, 'get'>,
  names: readonly string[],
  manifest: BackupManifest,
): AsyncGenerator<Entry> {
  for (const name of names) {
    const bytes = await storage.get(name);
    if (bytes) {
      manifest.files[name] = createHash('sha256').update(bytes).digest('hex');
      yield { name: `files/${name}`, bytes };
    } else manifest.missingFiles.push(name);
  }
}
