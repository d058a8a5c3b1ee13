import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { uniqueIds } from '../../core/ids.js';
import { notFound } from '../../core/Refusal.js';
import { noteFreeTime } from '../businesses/note-free-time.js';
import { auditHours } from './audit-hours.js';
import type { OpeningHours } from './hours.types.js';
import { openingHours } from './opening-hours.js';
import { isTheirs, type HoursOwner } from './whose-hours.js';

/** Deletes exceptions, all or none: the hours of the weekday are back. Throws NOT_FOUND. */
export async function deleteHoursExceptions(
  context: Context,
  owner: HoursOwner,
  ids: readonly string[],
): Promise<OpeningHours> {
  const unique = uniqueIds(ids, 'That date');
  const deleted = await context.db.rows(
    sql`delete from hours_exception where id = any(${unique}::bigint[]) and ${isTheirs(owner)} returning id`,
  );
  if (deleted.length !== unique.length) throw notFound('That date');
  await auditHours(context, owner, 'delete-exceptions', unique.join(' '));
  noteFreeTime(context);
  context.tick(owner.topic);
  return openingHours(context, owner);
}
