import { notFound } from '../../../core/Refusal.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import type { Context } from '../../../core/context.js';
import { uniqueIds } from '../../../core/ids.js';
import { requireOneEntry } from '../entry/require-one-entry.js';
import { dropSums } from '../statistics/sum-days.js';
import { logEvent } from '../entry/log-event.js';
import { UNDO_MS, UNDO_TRAVEL_MS } from '../entry/time-windows.js';
import { QUEUE } from '../topics.js';

/** Removes check-ins from lists, counts and statistics; the event log records who did it. Throws NOT_FOUND and deletes none if one is missing. */
export async function deleteCheckIns(
  context: Context,
  ids: readonly string[],
): Promise<{ ids: string[]; undoUntil: Date }> {
  const now = context.now();
  const deleted = await changeAll(
    context,
    ids,
    (unique) => sql`
    update check_in set deleted_at = ${now}, version = version + 1
    where id = any(${unique}::bigint[]) and deleted_at is null returning id`,
  );
  logEvent(context, deleted, 'deleted');
  dropSums(context, deleted);
  return { ids: deleted, undoUntil: new Date(now.getTime() + UNDO_MS) };
}

/** Undoes a deletion within 10 seconds; later throws NOT_FOUND. */
export async function restoreCheckIns(context: Context, ids: readonly string[]): Promise<{ ids: string[] }> {
  const since = new Date(context.now().getTime() - UNDO_MS - UNDO_TRAVEL_MS);
  const restored = await changeAll(
    context,
    ids,
    (unique) => sql`
    update check_in set deleted_at = null, version = version + 1
    where id = any(${unique}::bigint[]) and deleted_at > ${since} returning id`,
  );
  await requireOneEntry(context, restored);
  logEvent(context, restored, 'restored');
  dropSums(context, restored);
  return { ids: restored };
}

async function changeAll(
  context: Context,
  ids: readonly string[],
  change: (ids: readonly string[]) => Sql,
): Promise<string[]> {
  const unique = uniqueIds(ids, 'That entry');
  const changed = await context.db.rows<{ id: string }>(change(unique));
  if (changed.length !== unique.length)
    throw notFound(unique.length === 1 ? 'That check-in' : 'One of those check-ins');
  context.tick(QUEUE);
  return changed.map(({ id }) => id);
}
