import { DateTime } from 'luxon';
import { RefusalReason } from '../../../../entities/RefusalReason.js';
import { invalid } from '../../../core/Refusal.js';

const FORM = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(Z|[+-]\d{2}:\d{2})?$/;
const HOUR_MS = 60 * 60 * 1000;
const OLDEST_HOURS = 24;

/**
 * The instant of a time by a business's clock (ruling 18): later than now counts as now, more than 24 hours back is refused with INVALID_INPUT. Where clocks
 * go back an hour comes twice: without an offset the later one counts that is not after now. Where they go forward, an hour that never was counts as the next.
 */
export function madeAtOf(written: string, timeZone: string, now: Date): Date {
  if (!FORM.test(written)) throw invalid('madeAt', 'When it was made is written yyyy-mm-ddTHH:MM:ss.');
  const read = DateTime.fromISO(written, { zone: timeZone });
  if (!read.isValid) throw invalid('madeAt', 'There is no such time.');
  const hasOffset = /[Z+-]/.test(written.slice(19));
  const moments = hasOffset ? [read.toMillis()] : possible(read);
  const at = moments.filter((moment) => moment <= now.getTime()).at(-1) ?? now.getTime();
  if (at < now.getTime() - OLDEST_HOURS * HOUR_MS)
    throw invalid('madeAt', `A check-in can be sent for ${OLDEST_HOURS} hours after it was made.`, {
      reason: RefusalReason.TOO_OLD,
      hours: OLDEST_HOURS,
    });
  return new Date(at);
}

/** Every instant at which that clock showed this time, in order. */
function possible(read: DateTime): number[] {
  const wall = read.toFormat("yyyy-MM-dd'T'HH:mm:ss");
  return [-HOUR_MS, 0, HOUR_MS]
    .map((shift) => read.plus(shift))
    .filter((moment) => moment.toFormat("yyyy-MM-dd'T'HH:mm:ss") === wall)
    .map((moment) => moment.toMillis());
}
