import { DateTime } from 'luxon';
import { DAY_MS } from '../../../core/durations.js';
import { withinTextHours } from '../../../core/messages/sending-hours.js';

/** A reminder that would be due late leaves in the evening before it gets quiet. */
const EVENING = 20;

interface Visit {
  startsAt: Date;
  timeZone: string;
  now: Date;
}

/**
 * When to remind a customer: one day before, at the same time by the clock of the business (ruling 29), and never at night, as it may be a text: late in the evening
 * some hours earlier, or in the next morning if that is past already; in the small hours in the morning. Null where the visit is less than 24 hours ahead.
 */
export function reminderTime({ startsAt, timeZone, now }: Visit): Date | null {
  if (startsAt.getTime() - now.getTime() < DAY_MS) return null;
  const due = DateTime.fromJSDate(startsAt, { zone: timeZone }).minus({ days: 1 });
  const byDay = withinTextHours(due.toJSDate(), timeZone);
  if (due.hour < EVENING || byDay.getTime() === due.toMillis()) return byDay;
  const evening = due.set({ hour: EVENING, minute: 0, second: 0, millisecond: 0 }).toJSDate();
  return evening >= now ? evening : byDay;
}
