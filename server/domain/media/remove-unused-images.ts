import type { Context } from '../../core/context.js';
import { sql, type Sql } from '../../core/database/sql.js';
import { MINUTE_MS } from '../../core/durations.js';

/** Younger images may belong to an unfinished upload. */
const GRACE_MS = 10 * MINUTE_MS;

/** Deletes images not in `used`, which selects `id`s. Deletes the file first: if interrupted, the next run repeats it. */
export async function removeUnusedImages(context: Context, used: Sql): Promise<void> {
  const oldest = new Date(context.now().getTime() - GRACE_MS);
  const unused = await context.preflight((db) =>
    db.rows<{ id: string; name: string }>(sql`
      select m.id, m.kind || '/' || m.file as name from media m
      where m.created_at < ${oldest} and not exists (select from (${used}) used where used.id = m.id)`),
  );
  if (unused.length === 0) return;
  for (const { name } of unused) await context.providers.storage.remove(name);
  const ids = unused.map(({ id }) => id);
  await context.preflight((db) => db.rows(sql`delete from media where id = any(${ids}::bigint[])`));
}
