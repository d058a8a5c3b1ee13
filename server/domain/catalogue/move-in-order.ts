import { stale } from '../../core/require-version.js';
import type { RankArgs } from './rank.inputs.js';

/** The ids with one of them at its new place. Throws STALE with the order in `details.current` unless it is the one that the viewer saw. */
export function moveInOrder(current: readonly string[], { id, place, seen }: RankArgs, name: string): string[] {
  if (current.join() !== seen.join()) throw stale({ ids: current }, { type: 'CatalogueOrder', name });
  const others = current.filter((other) => other !== id);
  others.splice(place, 0, id);
  return others;
}
