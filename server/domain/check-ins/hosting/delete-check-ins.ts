import { notFound } from '../../../core/Refusal.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import type { Context } from '../../../core/context.js';
import { asId } from '../queue/check-in-by-id.js';
import { dropSums } from '../statistics/sum-days.js';
import { logEvent } from '../queue/entry.js';
import { UNDO_MS, UNDO_TRAVEL_MS } from '../queue/time-windows.js';
import { QUEUE } from '../topics.js';

/** Removes check-ins from lists, counts and statistics; the event log keeps who did it. All of them or, with NOT_FOUND, none. */
export async function deleteCheckIns(
  context: Context,
  ids: readonly string[],
): Promise<{ ids: string[]; undoUntil: Date }> {
  const now = context.now();
  const deleted = await changeAll(
    context,
    ids,
    (wanted) => sql`
    update check_in set deleted_at = ${now}, version = version + 1
    where id = any(${wanted}::bigint[]) and deleted_at is null returning id`,
  );
  logEvent(context, deleted, 'deleted');
  dropSums(context, deleted);
  return { ids: deleted, undoUntil: new Date(now.getTime() + UNDO_MS) };
}

/** Takes back a deletion within 10 seconds; after that they are NOT_FOUND. */
export async function restoreCheckIns(context: Context, ids: readonly string[]): Promise<{ ids: string[] }> {
  const since = new Date(context.now().getTime() - UNDO_MS - UNDO_TRAVEL_MS);
  const restored = await changeAll(
    context,
    ids,
    (wanted) => sql`
    update check_in set deleted_at = null, version = version + 1
    where id = any(${wanted}::bigint[]) and deleted_at > ${since} returning id`,
  );
  logEvent(context, restored, 'restored');
  dropSums(context, restored);
  return { ids: restored };
}

async function changeAll(
  context: Context,
  ids: readonly string[],
  change: (wanted: readonly string[]) => Sql,
): Promise<string[]> {
  const wanted = [...new Set(ids.map(asId))];
  const changed = await context.db.rows<{ id: string }>(change(wanted));
  if (changed.length !== wanted.length)
    throw notFound(wanted.length === 1 ? 'That check-in' : 'One of those check-ins');
  context.tick(QUEUE);
  return changed.map(({ id }) => id);
}
