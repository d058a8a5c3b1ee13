import type { OpeningPart } from '../../../entities/OpeningPart.js';
import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { idOf } from '../../core/ids.js';
import { notFound } from '../../core/Refusal.js';
import { isTheirs, type HoursOwner } from './whose-hours.js';

/** A part of their week. Throws NOT_FOUND. */
export async function openingPart({ db }: Context, owner: HoursOwner, id: string): Promise<OpeningPart> {
  const row = await db.row<OpeningPart>(sql`
    select id, weekday, opens, closes, staff_id from business_hour
    where id = ${idOf(id, 'Those hours')} and ${isTheirs(owner)}`);
  if (!row) throw notFound('Those hours');
  return row;
}
