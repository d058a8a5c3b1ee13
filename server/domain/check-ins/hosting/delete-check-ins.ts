import { notFound } from '../../../core/Refusal.js';
import type { Context } from '../../../core/context.js';
import { asId } from '../queue/check-in-by-id.js';
import { dropSums } from '../statistics/sum-days.js';
import { logEvent } from '../queue/entry.js';
import { UNDO_MS, UNDO_TRAVEL_MS } from '../queue/time-windows.js';
import { QUEUE } from '../topics.js';

const DELETE = `update check_in set deleted_at = $2, version = version + 1 where id = any($1::bigint[]) and deleted_at is null returning id`;
const RESTORE = `update check_in set deleted_at = null, version = version + 1 where id = any($1::bigint[]) and deleted_at > $2 returning id`;

/** Removes check-ins from lists, counts and statistics; the event log keeps who did it. All of them or, with NOT_FOUND, none. */
export async function deleteCheckIns(
  context: Context,
  ids: readonly string[],
): Promise<{ ids: string[]; undoUntil: Date }> {
  const now = context.now();
  const deleted = await changeAll(context, DELETE, ids, now);
  logEvent(context, deleted, 'deleted');
  dropSums(context, deleted);
  context.tick(QUEUE);
  return { ids: deleted, undoUntil: new Date(now.getTime() + UNDO_MS) };
}

/** Takes back a deletion within 10 seconds; after that they are NOT_FOUND. */
export async function restoreCheckIns(context: Context, ids: readonly string[]): Promise<{ ids: string[] }> {
  const restored = await changeAll(context, RESTORE, ids, new Date(context.now().getTime() - UNDO_MS - UNDO_TRAVEL_MS));
  logEvent(context, restored, 'restored');
  dropSums(context, restored);
  context.tick(QUEUE);
  return { ids: restored };
}

async function changeAll(context: Context, statement: string, ids: readonly string[], at: Date): Promise<string[]> {
  const wanted = [...new Set(ids.map(asId))];
  const changed = (await context.db.rows<{ id: string }>(statement, [wanted, at])).map((row) => row.id);
  if (changed.length !== wanted.length)
    throw notFound(wanted.length === 1 ? 'That check-in' : 'One of those check-ins');
  return changed;
}
