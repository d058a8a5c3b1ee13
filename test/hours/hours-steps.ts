import type { Actor } from '../world/Actor.js';
import { AddBusinessHour, OpeningHours } from './hours.generated.js';

/** Weekly hours that the actor adds, in hours of the day. */
export const addHours = async (actor: Actor, weekday: number, from: number, to: number) =>
  (await actor.must(AddBusinessHour, { input: { weekday, opens: from * 60, closes: to * 60 } })).addBusinessHour;

/** The weekly hours as `weekday opens-closes`, in hours of the day; `parts` are cut at midnight. */
export async function weekly(actor: Actor, kind: 'weekly' | 'parts' = 'weekly'): Promise<string[]> {
  const { openingHours } = await actor.must(OpeningHours);
  return openingHours[kind].map(
    ({ weekday, opens, closes }: { weekday: number; opens: number; closes: number }) =>
      `${weekday} ${opens / 60}-${closes / 60}`,
  );
}
