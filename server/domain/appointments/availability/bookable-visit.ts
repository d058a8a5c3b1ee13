import { RefusalReason } from '../../../../entities/RefusalReason.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { DAY_MS, MINUTE_MS } from '../../../core/durations.js';
import { invalid } from '../../../core/Refusal.js';
import { HAS_ITEMS } from '../../catalogue/item.sql.js';
import { requireFewProducts } from '../require-few-products.js';
import { timeTaken } from '../time/time-taken.js';
import type { TimedPart } from '../time/timed-parts.js';
import { bookableStarts, type BookingFacts, freeMembers, type WantedPart } from './bookable-starts.js';
import { type AskedPart, bookingFacts, type Moving } from './booking-facts.js';
import { leastBusy } from './least-busy.js';

/** Days around the wanted one in which free times are offered instead. */
const [DAYS_BEFORE, DAYS_AFTER] = [3, 7];
const MAX_TIMES = 3;
/** The longest window has 730. The calendar of the database ends somewhere, too. */
const FURTHEST_DAYS = 732;

export interface VisitWish {
  startsAt: Date;
  parts: readonly AskedPart[];
  /** The items are named with the code. */
  namesItemsLater?: boolean;
  /** A booking that moves there. */
  moving?: Moving;
}

/**
 * The parts of a visit that a customer may book, with who does them: of anyone the free one with the fewest appointments that day (ruling 26). Throws
 * like bookingFacts; INVALID_INPUT without items; SLOT_TAKEN with free times nearby in `details.times`.
 */
export async function bookableVisit(context: Context, wish: VisitWish): Promise<TimedPart[]> {
  if (!wish.moving && !wish.namesItemsLater) await requireItems(context, wish.parts);
  const { time, starts, facts, parts } = await startsAround(context, wish);
  if (!starts.includes(time)) throw timeTaken(nearestOf(starts, time));
  const timed: TimedPart[] = [];
  let begins = time;
  for (const part of parts) {
    const ends = begins + part.minutes;
    timed.push({
      staffId: part.staffId ?? (await anyoneFree(context, { facts, part, time: begins })),
      askedForStaff: part.staffId !== null,
      products: part.products,
      startsAt: new Date(begins * MINUTE_MS),
      endsAt: new Date(ends * MINUTE_MS),
    });
    begins = ends;
  }
  return timed;
}

interface Need {
  facts: BookingFacts;
  part: WantedPart;
  time: number;
}

/** Null where the business itself is booked. */
async function anyoneFree(context: Context, { facts, part, time }: Need): Promise<string | null> {
  const free = freeMembers(facts, part, time);
  return free && leastBusy(context, { free, timeZone: facts.timeZone, time });
}

/** Up to three bookable times near a wanted one, for a customer who came too late. */
export async function nearestBookable(context: Context, wish: VisitWish): Promise<Date[]> {
  const { time, starts } = await startsAround(context, wish);
  return nearestOf(starts, time);
}

async function startsAround(context: Context, { startsAt, parts: wanted, moving }: VisitWish) {
  const time = startsAt.getTime() / MINUTE_MS;
  // The zone is known after the read only.
  const day = Math.floor(startsAt.getTime() / DAY_MS);
  if (Math.abs(day - Math.floor(context.now().getTime() / DAY_MS)) > FURTHEST_DAYS) throw timeTaken([]);
  const days = { first: day - DAYS_BEFORE, last: day + DAYS_AFTER };
  const { facts, parts } = await bookingFacts(context, { parts: wanted, days, ...(moving && { moving }) });
  return { time, starts: [...bookableStarts(facts, { parts, days }).values()].flat(), facts, parts };
}

/** Throws INVALID_INPUT for a part without items where there are some, and for too many in all. */
export async function requireItems({ db }: Context, parts: readonly AskedPart[]): Promise<void> {
  requireFewProducts(parts);
  if (parts.every(({ productIds }) => productIds.length > 0)) return;
  const row = await db.row<{ hasItems: boolean }>(sql`select ${HAS_ITEMS} as has_items`);
  if (row!.hasItems)
    throw invalid('parts', 'Please choose at least one service or product.', { reason: RefusalReason.MISSING });
}

/** The free times nearest to a minute, in order. */
const nearestOf = (starts: readonly number[], time: number): Date[] =>
  starts
    .toSorted((one, other) => Math.abs(one - time) - Math.abs(other - time))
    .slice(0, MAX_TIMES)
    .toSorted((one, other) => one - other)
    .map((minute) => new Date(minute * MINUTE_MS));
