import type { Context } from '../../core/context.js';
import { HOUR_MS } from '../../core/durations.js';
import type { JobAttempt } from '../../core/jobs/job.js';
import { sql } from '../../core/database/sql.js';
import { IMAGE_KINDS, imageFolder } from '../../core/storage/image-files.js';
import { REMOVED_MS, TIDY_MEDIA, tidyIn, UNFINISHED_MS } from './tidy-media-job.js';

/** Tidies, and comes again in an hour where its tries are used up: what an owner deleted must not stay public because the store was away for long. */
export async function tidyMediaInTheEnd(context: Context, _payload: object, { isLast }: JobAttempt): Promise<void> {
  try {
    await tidyMedia(context);
  } catch (error) {
    if (!isLast) throw error;
    context.log.warn({ err: error }, 'deleted photos could not be removed from the storage: tried again in an hour');
    context.enqueue(TIDY_MEDIA, {}, { ...tidyIn(context, HOUR_MS), again: true });
  }
}

/** Deletes files before their rows: if interrupted, the next run repeats it. Comes again while something waits for its time. */
async function tidyMedia(context: Context): Promise<void> {
  await deleteRows(context);
  await deleteStrayFiles(context);
  const left = await context.db.row<{ milliseconds: number }>(sql`
    select greatest(0, extract(epoch from min(due) - ${context.now()}::timestamptz) * 1000)::float8 as milliseconds from (
      select case when removed_at is null then created_at + ${UNFINISHED_MS} * interval '1 ms'
                  else removed_at + ${REMOVED_MS} * interval '1 ms' end as due
      from media where attached_at is null or removed_at is not null) waiting having count(*) > 0`);
  if (left) context.enqueue(TIDY_MEDIA, {}, { ...tidyIn(context, left.milliseconds), again: true });
}

async function deleteRows(context: Context): Promise<void> {
  const [removed, unfinished] = [REMOVED_MS, UNFINISHED_MS].map((ms) => new Date(context.now().getTime() - ms));
  const gone = await context.preflight((db) =>
    db.rows<{ id: string; files: string[] }>(sql`
      select id, files from media where removed_at <= ${removed} or (attached_at is null and created_at <= ${unfinished})`),
  );
  if (gone.length === 0) return;
  for (const name of gone.flatMap(({ files }) => files)) await context.providers.storage.remove(name);
  const ids = gone.map(({ id }) => id);
  await context.preflight((db) => db.rows(sql`delete from media where id = any(${ids}::bigint[])`));
}

/** A row is written before its files and deleted after them: what none names was left by a process that ended. */
async function deleteStrayFiles(context: Context): Promise<void> {
  const { storage } = context.providers;
  const oldest = context.now().getTime() - UNFINISHED_MS;
  const listed: string[] = [];
  for (const kind of IMAGE_KINDS)
    for await (const { name, modifiedAt } of storage.list(imageFolder(kind, context.businessId)))
      if (modifiedAt.getTime() <= oldest) listed.push(name);
  if (listed.length === 0) return;
  const stray = await context.preflight((db) =>
    db.rows<{ name: string }>(sql`
      select name from unnest(${listed}::text[]) name
      where name not in (select known from media, unnest(files) known)`),
  );
  for (const { name } of stray) await storage.remove(name);
}
