import { invalid } from '../../../core/Refusal.js';
import { MINUTE_MS } from '../../../core/durations.js';
import { MAX_APPOINTMENT_MINUTES, STEP } from '../limits.js';
import type { TimedPart } from '../time/timed-parts.js';

/** The parts with the end that the staff chose: the last one takes longer or shorter, of an event each. Throws INVALID_INPUT. */
export function endingAt(parts: readonly TimedPart[], endsAt: Date, { isEvent }: { isEvent: boolean }): TimedPart[] {
  const [first, last] = [parts[0]!, parts.at(-1)!];
  if (endsAt.getTime() % (STEP * MINUTE_MS) !== 0) throw invalid('endsAt', 'Times are multiples of 5 minutes.');
  if (endsAt <= first.startsAt) throw invalid('endsAt', 'The end must be after the start.');
  if (endsAt <= last.startsAt) throw invalid('endsAt', 'The end must be after the start of the last part.');
  if (endsAt.getTime() - first.startsAt.getTime() > MAX_APPOINTMENT_MINUTES * MINUTE_MS)
    throw invalid('endsAt', 'An appointment takes 31 days at most.');
  return parts.map((part) => (isEvent || part === last ? { ...part, endsAt } : part));
}
