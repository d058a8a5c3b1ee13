import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { uniqueIds } from '../../core/ids.js';
import { notFound } from '../../core/Refusal.js';
import { noteHours } from '../businesses/note-hours.js';
import { auditHours } from './audit-hours.js';
import { HAS_HOURS } from './has-hours.sql.js';
import { lockHours } from './lock-hours.js';
import type { OpeningHours } from './hours.types.js';
import { openingHours } from './opening-hours.js';
import { isTheirs, type HoursOwner } from './whose-hours.js';

export interface Deletion {
  ids: readonly string[];
  /** Whether the ids are meant as parts only: what continues a deleted one stays on its own. */
  areParts: boolean;
}

/** Deletes weekly hours of one owner, all or none; by any of their parts. Throws NOT_FOUND. */
export async function deleteHours(
  context: Context,
  owner: HoursOwner,
  { ids, areParts }: Deletion,
): Promise<OpeningHours> {
  const unique = uniqueIds(ids, 'Those hours');
  lockHours(context);
  const named = await context.db.rows<{ id: string; firstId: string }>(sql`
    select id, coalesce(continues_id, id) as first_id from business_hour
    where id = any(${unique}::bigint[]) and ${isTheirs(owner)}`);
  if (named.length !== unique.length) throw notFound('Those hours');
  if (areParts)
    context.db.send(sql`update business_hour set continues_id = null where continues_id = any(${unique}::bigint[])`);
  const gone = areParts ? unique : named.map(({ firstId }) => firstId);
  await context.db.rows(sql`delete from business_hour where id = any(${gone}::bigint[])`);
  noteHours(context, HAS_HOURS);
  await auditHours(context, owner, 'delete', unique.join(' '));
  context.tick(owner.topic);
  return openingHours(context, owner);
}
