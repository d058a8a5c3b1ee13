import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { from } from 'pg-copy-streams';
import { contentTypeOf } from '../../storage/image-files.js';
import type { Storage } from '../../storage/storage.js';
import { StartupError } from '../../config/startup-errors.js';
import type { Database } from '../connect.js';
import { migrate, setForce } from '../migrate.js';
import { migrations } from '../migrations/list.js';
import { readArchive, type Entry } from './archive.js';
import type { Sum } from './backup.js';
import type { CheckedBackup } from './check-backup.js';
import { sumOf } from './copy-out.js';
import { emptyDatabase } from './empty-database.js';
import { copyJobsIn } from './jobs.js';
import { copyOf, openCopyClient } from './tables.js';
import { clearMark, explainNothingRestored, explainUnfinished } from './unfinished.js';

export interface RestoreTarget {
  database: Database;
  storage: Pick<Storage, 'put'>;
  log: { info: (message: string) => void; warn: (message: string) => void };
  /** Called once the old rows are gone: each secret belongs to its rows. */
  useSecret: (secret: string) => void;
  /** Ends it before the next part. */
  signal: AbortSignal;
}

/** Restores a backup in place of what is there: the tables as they were in its version, then what later versions change. Throws a StartupError. */
export async function restoreBackup(backup: CheckedBackup, target: RestoreTarget): Promise<void> {
  const owner = await openCopyClient(target.database.owner);
  try {
    await emptyDatabase(owner).catch((error: unknown) => Promise.reject(explainNothingRestored(error)));
    await load(owner, backup, target).catch((error: unknown) => Promise.reject(explainUnfinished(error)));
    await owner.query('analyze');
  } finally {
    await owner.end();
  }
}

async function load(
  owner: pg.Client,
  backup: CheckedBackup,
  { database, storage, log, signal, useSecret }: RestoreTarget,
): Promise<void> {
  useSecret(backup.secret);
  // By name: a database may have got them in another order, or without one that came later and stands before.
  const done = new Set(backup.about.migrations);
  await migrate(
    database,
    log,
    migrations.filter(({ name }) => done.has(name)),
    signal,
  );
  const entries = new EntryReader(backup.file, signal);
  await loadTables(owner, backup, database.mode, entries);
  const jobs = await copyJobsIn(database.jobs, Readable.from(entries.textOf('jobs')));
  compare('jobs', jobs, backup.manifest.jobs);
  await loadFiles(entries, storage);
  await migrate(database, log, migrations, signal);
  await clearMark(owner);
}

/** The entries of an archive in their order, which is also that of restoring. */
class EntryReader {
  #entries: AsyncGenerator<Entry>;
  #next: Promise<IteratorResult<Entry>>;
  #signal: AbortSignal;

  constructor(file: string, signal: AbortSignal) {
    this.#signal = signal;
    this.#entries = readArchive(file);
    this.#next = this.#entries.next();
  }

  /** Content of the entries below `folder`, skipping what stands before; nothing if the next ones belong elsewhere. */
  async *textOf(folder: string): AsyncGenerator<Buffer> {
    for await (const { bytes } of this.below(folder)) yield bytes;
  }

  async *below(folder: string): AsyncGenerator<Entry> {
    for (;;) {
      this.#signal.throwIfAborted();
      const { value, done } = await this.#next;
      if (done || (value.name.includes('/') && !value.name.startsWith(`${folder}/`))) return;
      this.#next = this.#entries.next();
      this.#next.catch(() => {}); // heard of at the next turn
      if (value.name.includes('/')) yield value;
    }
  }
}

/** One transaction: a table whose rows do not agree leaves all of them empty. */
async function loadTables(
  owner: pg.Client,
  { about: { tables }, manifest }: CheckedBackup,
  mode: Database['mode'],
  entries: EntryReader,
): Promise<void> {
  await owner.query('begin');
  try {
    // A forced owner may not use COPY FROM.
    if (mode === 'single') await setForce(owner, false);
    await owner.query(`truncate ${tables.map(({ name }) => `public.${pg.escapeIdentifier(name)}`).join(', ')}`);
    for (const table of tables) {
      const text = Readable.from(entries.textOf(`tables/${table.name}`));
      await pipeline(text, owner.query(from(copyOf(table, 'from stdin'))));
      compare(table.name, await sumOf(owner, copyOf(table, 'to stdout')), manifest.tables[table.name]);
    }
    for (const [name, value] of Object.entries(manifest.sequences))
      await owner.query('select setval($1::regclass, $2)', [`public.${pg.escapeIdentifier(name)}`, value]);
    if (mode === 'single') await setForce(owner, true);
    await owner.query('commit');
  } catch (error) {
    await owner.query('rollback').catch(() => {}); // the first error says what happened
    throw error;
  }
}

function compare(name: string, restored: Sum, expected: Sum | undefined): void {
  if (!isDeepStrictEqual(restored, expected))
    throw new StartupError(
      `The rows of ${name} differ from the backup after restoring (${restored.rows} of ${expected?.rows}): nothing of the backup may be used.`,
    );
}

async function loadFiles(entries: EntryReader, storage: Pick<Storage, 'put'>): Promise<void> {
  for await (const { name, bytes } of entries.below('files'))
    await storage.put(name.slice('files/'.length), bytes, contentTypeOf(name));
}
