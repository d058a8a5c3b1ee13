import { invalid } from '../../core/Refusal.js';
import { areOverlapping, DAY_MINUTES, rangeOf, type DayRange } from './week.js';

const STEP = 15;

const isStep = (minutes: number, max: number): boolean =>
  Number.isInteger(minutes) && minutes >= 0 && minutes <= max && minutes % STEP === 0;

/**
 * Hours as they were typed in: an end before the start is on the next day, 0 is midnight. Throws INVALID_INPUT for an end that is
 * the start, and for anything but steps of 15 minutes.
 */
export function dayRangeOf({ opens, closes }: DayRange): DayRange {
  if (!isStep(opens, DAY_MINUTES - STEP)) throw invalid('opens', 'Opening hours are in steps of 15 minutes of a day.');
  if (!isStep(closes, DAY_MINUTES)) throw invalid('closes', 'Opening hours are in steps of 15 minutes of a day.');
  const end = closes === 0 ? DAY_MINUTES : closes;
  if (end === opens) throw invalid('closes', 'The end must be after the start.');
  return rangeOf({ opens, closes: end });
}

/** The ranges of one date, in order. Throws INVALID_INPUT where they overlap. */
export function dayRangesOf(typed: readonly DayRange[]): DayRange[] {
  const ranges = typed.map(dayRangeOf).sort((one, other) => one.opens - other.opens);
  if (ranges.some((range, index) => index > 0 && areOverlapping(ranges[index - 1]!, range)))
    throw invalid('ranges', 'These hours overlap.');
  return ranges;
}
