import { DateTime } from 'luxon';
import type { Context } from '../../../core/context.js';
import { invalid } from '../../../core/Refusal.js';
import { MINUTE_MS } from '../../../core/durations.js';
import { STEP } from '../limits.js';

export const MAX_YEARS = 2;

/** Throws INVALID_INPUT for a time before today or more than two years on, by the clock of the business, and for one that is no multiple of 5 minutes. */
export function requireStart(context: Context, startsAt: Date, timeZone: string): void {
  const now = DateTime.fromJSDate(context.now(), { zone: timeZone });
  if (startsAt.getTime() % (STEP * MINUTE_MS) !== 0) throw invalid('startsAt', 'Times are multiples of 5 minutes.');
  if (startsAt < now.startOf('day').toJSDate()) throw invalid('startsAt', 'The date cannot be earlier than today.');
  if (startsAt > now.plus({ years: MAX_YEARS }).endOf('day').toJSDate())
    throw invalid('startsAt', 'Please choose a date within the next two years.');
}
