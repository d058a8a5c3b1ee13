import type { Context } from '../../../core/context.js';
import { nearestBookable, type VisitWish } from '../availability/bookable-visit.js';
import { takeTime, type TimeOwner } from '../entry/take-time.js';
import type { EntrySettings } from '../settings/calendar-settings.js';
import type { TimedPart } from '../time/timed-parts.js';

interface Bookable {
  owner: TimeOwner;
  /** Of bookableVisit, for the wish. */
  parts: readonly TimedPart[];
  wish: VisitWish;
  settings: EntrySettings;
}

/** Gives a customer's visit its time, in place of what it had. Throws SLOT_TAKEN with free times nearby. */
export async function takeBookable(context: Context, { wish, ...taking }: Bookable): Promise<void> {
  await takeTime(context, {
    ...taking,
    isEvent: false,
    isLive: true,
    overrules: false,
    alternatives: () => nearestBookable(context, wish),
  });
}
