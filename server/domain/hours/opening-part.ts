import type { Context } from '../../core/context.js';
import { idOf } from '../../core/ids.js';
import { notFound } from '../../core/Refusal.js';
import { hourById, type HourRow } from './hour-rows.js';
import type { OpeningPart } from './hours.types.js';

/** A part of the week. Throws NOT_FOUND. */
export async function openingPart({ db }: Context, id: string): Promise<OpeningPart> {
  const row = await db.row<HourRow>(hourById(idOf(id, 'Those hours')));
  if (!row) throw notFound('Those hours');
  return row;
}
