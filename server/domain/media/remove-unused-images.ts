import type { Context } from '../../core/context.js';

/** Younger ones may belong to an upload that is still on its way. */
const UNUSED = `
  select m.id, m.kind || '/' || m.file as name from media m
  where m.created_at < $1 and not exists (select from check_in_app a where a.media_id = m.id)`;

const FORGET = `delete from media where id = any($1::bigint[])`;

const GRACE_MS = 10 * 60 * 1000;

/** Takes away images that nothing shows any more. The file goes first: broken off in between, the next run repeats it. */
export async function removeUnusedImages(context: Context): Promise<void> {
  const oldest = new Date(context.now().getTime() - GRACE_MS);
  const unused = await context.preflight((db) => db.rows<{ id: string; name: string }>(UNUSED, [oldest]));
  if (unused.length === 0) return;
  for (const { name } of unused) await context.providers.storage.remove(name);
  await context.preflight((db) => db.rows(FORGET, [unused.map(({ id }) => id)]));
}
