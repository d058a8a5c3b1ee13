import { audit } from '../../core/access/audit.js';
import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { idOf } from '../../core/ids.js';
import { notFound } from '../../core/Refusal.js';
import { BUSINESS_PAGE } from '../businesses/topics.js';
import type { OpeningHours } from './hours.types.js';
import { openingHours } from './opening-hours.js';

/** Deletes exceptions, all or none: the hours of the weekday are back. Throws NOT_FOUND. */
export async function deleteHoursExceptions(context: Context, ids: readonly string[]): Promise<OpeningHours> {
  const uniqueIds = [...new Set(ids.map((id) => idOf(id, 'That date')))];
  const deleted = await context.db.rows(
    sql`delete from hours_exception where id = any(${uniqueIds}::bigint[]) returning id`,
  );
  if (deleted.length !== uniqueIds.length) throw notFound('That date');
  await audit(context, 'hours.delete-exceptions', { subject: uniqueIds.join(' ') });
  context.tick(BUSINESS_PAGE);
  return openingHours(context);
}
