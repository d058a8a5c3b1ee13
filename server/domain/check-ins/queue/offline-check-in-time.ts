import { DateTime } from 'luxon';
import { RefusalReason } from '../../../../entities/RefusalReason.js';
import { invalid } from '../../../core/Refusal.js';
import { HOUR_MS } from '../../../core/durations.js';

const FORM = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(Z|[+-]\d{2}:\d{2})?$/;
const OLDEST_HOURS = 24;

/**
 * The instant of a local time at a business (ruling 18): a later time than now counts as now. Throws INVALID_INPUT more than 24 hours back. Where clocks
 * go back, a repeated time without offset is the later instant not after now. Where they go forward, a skipped time is an hour later.
 */
export function madeAtOf(text: string, timeZone: string, now: Date): Date {
  if (!FORM.test(text)) throw invalid('madeAt', 'When it was made is written yyyy-mm-ddTHH:MM:ss.');
  const read = DateTime.fromISO(text, { zone: timeZone });
  if (!read.isValid) throw invalid('madeAt', 'There is no such time.');
  const hasOffset = /[Z+-]/.test(text.slice(19));
  const moments = hasOffset ? [read.toMillis()] : possible(read);
  const at = moments.filter((moment) => moment <= now.getTime()).at(-1) ?? now.getTime();
  if (at < now.getTime() - OLDEST_HOURS * HOUR_MS)
    throw invalid('madeAt', `A check-in can be sent for ${OLDEST_HOURS} hours after it was made.`, {
      reason: RefusalReason.TOO_OLD,
      hours: OLDEST_HOURS,
    });
  return new Date(at);
}

/** Every instant with this local time, in order. */
function possible(read: DateTime): number[] {
  const wall = read.toFormat("yyyy-MM-dd'T'HH:mm:ss");
  return [-HOUR_MS, 0, HOUR_MS]
    .map((shift) => read.plus(shift))
    .filter((moment) => moment.toFormat("yyyy-MM-dd'T'HH:mm:ss") === wall)
    .map((moment) => moment.toMillis());
}
