import type { Context } from '../../../core/context.js';
import { notFound } from '../../../core/Refusal.js';
import type { PlaceInLine } from './PlaceInLine.js';
import { readPlaces } from './places.js';

/** The place of the party with this link. Throws NOT_FOUND if it is wrong or the check-in was deleted. */
export async function placeInLine(context: Context, publicId: string): Promise<PlaceInLine> {
  const place = (await readPlaces(context, [publicId])).get(publicId);
  if (!place) throw notFound('That check-in');
  return place;
}
