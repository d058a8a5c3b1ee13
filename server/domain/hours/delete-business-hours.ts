import { audit } from '../../core/access/audit.js';
import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { uniqueIds } from '../../core/ids.js';
import { notFound } from '../../core/Refusal.js';
import { BUSINESS_PAGE } from '../businesses/topics.js';
import { lockHours } from './lock-hours.js';
import type { OpeningHours } from './hours.types.js';
import { openingHours } from './opening-hours.js';

/** Deletes weekly hours, all or none; by any of their parts. Throws NOT_FOUND. */
export async function deleteBusinessHours(context: Context, ids: readonly string[]): Promise<OpeningHours> {
  const unique = uniqueIds(ids, 'Those hours');
  lockHours(context);
  const named = await context.db.rows<{ id: string }>(sql`
    select coalesce(continues_id, id) as id from business_hour where id = any(${unique}::bigint[])`);
  if (named.length !== unique.length) throw notFound('Those hours');
  await context.db.rows(sql`delete from business_hour where id = any(${named.map(({ id }) => id)}::bigint[])`);
  await audit(context, 'hours.delete', { subject: unique.join(' ') });
  context.tick(BUSINESS_PAGE);
  return openingHours(context);
}

/** Deletes parts of weekly hours, all or none; what continues a deleted one stays on its own. Throws NOT_FOUND. */
export async function deleteHourParts(context: Context, ids: readonly string[]): Promise<OpeningHours> {
  const unique = uniqueIds(ids, 'Those hours');
  lockHours(context);
  context.db.send(sql`update business_hour set continues_id = null where continues_id = any(${unique}::bigint[])`);
  const deleted = await context.db.rows(
    sql`delete from business_hour where id = any(${unique}::bigint[]) returning id`,
  );
  if (deleted.length !== unique.length) throw notFound('Those hours');
  await audit(context, 'hours.delete', { subject: unique.join(' ') });
  context.tick(BUSINESS_PAGE);
  return openingHours(context);
}
