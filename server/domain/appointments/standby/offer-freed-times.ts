import { DateTime } from 'luxon';
import type { Context } from '../../../core/context.js';
import { withinSendingHours } from '../../../core/messages/sending-hours.js';
import { OFFER_FREED_TIMES } from '../../businesses/note-free-time.js';
import { entrySettings } from '../settings/calendar-settings.js';
import { scheduleOffers } from '../time/schedule-offers.js';
import { offerTime } from './offer-time.js';
import { lineWithoutOffer } from './standby-rows.js';
import { undoableTimes } from './undoable-times.js';

/** How many requests one run looks at; the next run goes on. */
const BATCH = 20;

/**
 * Offers what is free to those who wait for it, who waits longest first: whatever freed it. A run ends with the first request that it locked, and the next one goes
 * on: nobody waits for a lock while others are looked at, and what was offered stands whatever comes after. At night nobody is asked to answer within minutes:
 * then it waits for the morning.
 */
export async function offerFreedTimes(context: Context, { after = '0' }: { after?: string }): Promise<void> {
  const { businessId } = context;
  const now = context.now();
  const settings = await entrySettings(context);
  const opensAt = withinSendingHours(now, settings.timeZone);
  if (opensAt > now) {
    context.enqueue(OFFER_FREED_TIMES, {}, { key: `offer-freed-times:${businessId}:morning`, runAt: opensAt });
    return;
  }
  const line = await lineWithoutOffer(context, { after, limit: BATCH });
  // With the day another one can be booked.
  scheduleOffers(context, nextMidnight(now, settings.timeZone));
  const undoable = line.length > 0 ? await undoableTimes(context, settings) : [];
  const last = await firstLocked(context, line, undoable);
  const next = last ?? (line.length === BATCH ? line.at(-1)! : null);
  // The key has its place: another run that is elsewhere in line goes on, too.
  if (next)
    context.enqueue(
      OFFER_FREED_TIMES,
      { after: next.id },
      { key: `offer-freed-times:${businessId}:after:${next.id}`, once: true },
    );
}

const nextMidnight = (now: Date, zone: string): Date =>
  DateTime.fromJSDate(now, { zone }).plus({ days: 1 }).startOf('day').toJSDate();

/** The first request that something was tried for; null where nothing fits anybody. */
async function firstLocked(
  context: Context,
  line: Awaited<ReturnType<typeof lineWithoutOffer>>,
  undoable: Awaited<ReturnType<typeof undoableTimes>>,
) {
  for (const standby of line) if (await offerTime(context, standby, undoable)) return standby;
  return null;
}
