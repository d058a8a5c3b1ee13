import { DateTime } from 'luxon';
import { RefusalReason } from '../../../entities/RefusalReason.js';
import { invalid } from '../../core/Refusal.js';
import { firstOf } from './wall-clock.js';

/** A date, or a time of it, with an offset or without one. */
export const INSTANT = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?(Z|[+-](?:0\d|1[0-4]):?[0-5]\d)?)?$/;
export const INSTANT_TEXT = { message: 'A time is written as 2026-12-25T09:00' };
/** For descriptions of inputs. */
export const WRITTEN = 'ISO 8601, as in 2026-12-25T09:00-05:00; without an offset by the clock of the business.';

/**
 * The instant of an ISO text; without an offset by the clock of the business. A time that the clocks skip is later by the length of the skip, of one that
 * they repeat it is the first. Throws INVALID_INPUT for a time that no day has.
 */
export function instantOf(field: string, text: string, timeZone: string): Date {
  const [written, offset] = INSTANT.exec(text) ?? [];
  const read = DateTime.fromISO(text.replace(' ', 'T'), { zone: timeZone });
  if (written === undefined || !read.isValid)
    throw invalid(field, 'Please choose a date and a time.', { reason: RefusalReason.MISSING });
  return (offset === undefined ? firstOf(read) : read).toJSDate();
}
