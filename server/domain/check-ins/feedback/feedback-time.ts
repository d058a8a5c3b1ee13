import { DateTime } from 'luxon';
import { FEEDBACK_AFTER_MS } from '../queue/time-windows.js';

const OPENS = 9;
const CLOSES = 20;

/** When to ask for feedback about a visit that was seated, or else began, at `visitAt`: 3 hours later, within the hours of asking (ruling 16). */
export function feedbackTime(visitAt: Date, timeZone: string): Date {
  return withinAskingHours(new Date(visitAt.getTime() + FEEDBACK_AFTER_MS), timeZone);
}

/** `at` where it lies from 9:00 to before 20:00 by the business's clock, else the next 9:00, on days with a clock change too. */
export function withinAskingHours(at: Date, timeZone: string): Date {
  const local = DateTime.fromJSDate(at, { zone: timeZone });
  if (local.hour >= OPENS && local.hour < CLOSES) return at;
  const day = local.hour < OPENS ? local : local.plus({ days: 1 });
  return day.set({ hour: OPENS, minute: 0, second: 0, millisecond: 0 }).toJSDate();
}
