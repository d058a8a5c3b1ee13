import { DateTime } from 'luxon';
import { RefusalReason } from '../../../../entities/RefusalReason.js';
import { invalid } from '../../../core/Refusal.js';
import { HOUR_MS } from '../../../core/durations.js';

const FORM = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(Z|[+-]\d{2}:\d{2})?$/;

/** When a party checked in (ruling 18). Throws INVALID_INPUT more than `maxHours` back. */
export function madeAtOf(
  text: string,
  { timeZone, now, maxHours }: { timeZone: string; now: Date; maxHours: number },
): Date {
  const at = instantOf('madeAt', text, { timeZone, now });
  if (at.getTime() < now.getTime() - maxHours * HOUR_MS)
    throw invalid('madeAt', `A check-in can be sent for ${maxHours} hours after it was made.`, {
      reason: RefusalReason.TOO_OLD,
      hours: maxHours,
    });
  return at;
}

/** When a customer signed: with their check-in if left out, and not before it. */
export function signedAtOf(
  text: string | null | undefined,
  { madeAt, timeZone, now }: { madeAt: Date; timeZone: string; now: Date },
): Date {
  if (!text) return madeAt;
  const at = instantOf('signedAt', text, { timeZone, now });
  return at < madeAt ? madeAt : at;
}

/**
 * The instant of a local time at a business: a later time than now counts as now. Where clocks go back, a repeated time without offset is the later instant
 * not after now. Where they go forward, a skipped time is an hour later.
 */
function instantOf(field: string, text: string, { timeZone, now }: { timeZone: string; now: Date }): Date {
  if (!FORM.test(text)) throw invalid(field, 'When it was made is written yyyy-mm-ddTHH:MM:ss.');
  const read = DateTime.fromISO(text, { zone: timeZone });
  if (!read.isValid) throw invalid(field, 'There is no such time.');
  const hasOffset = /[Z+-]/.test(text.slice(19));
  const moments = hasOffset ? [read.toMillis()] : possible(read);
  return new Date(moments.filter((moment) => moment <= now.getTime()).at(-1) ?? now.getTime());
}

/** Every instant with this local time, in order. */
function possible(read: DateTime): number[] {
  const wall = read.toFormat("yyyy-MM-dd'T'HH:mm:ss");
  return [-HOUR_MS, 0, HOUR_MS]
    .map((shift) => read.plus(shift))
    .filter((moment) => moment.toFormat("yyyy-MM-dd'T'HH:mm:ss") === wall)
    .map((moment) => moment.toMillis());
}
