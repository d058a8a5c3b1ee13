import { invalid } from '../../core/Refusal.js';

export const DAY_MINUTES = 1440;
const STEP = 15;

/** Hours of a day in minutes from its beginning; what closes after 1440 closes on the next day. */
export interface DayRange {
  opens: number;
  closes: number;
}

/** Hours that begin on a weekday, 0 for Sunday to 6. */
export interface WeekRange extends DayRange {
  weekday: number;
}

const isStep = (minutes: number, max: number): boolean =>
  Number.isInteger(minutes) && minutes >= 0 && minutes <= max && minutes % STEP === 0;

/**
 * Hours as they were typed in: an end at or before the start is on the next day, 0 is midnight. Throws INVALID_INPUT for an end that is
 * the start, and for anything but steps of 15 minutes.
 */
export function dayRangeOf({ opens, closes }: DayRange): DayRange {
  if (!isStep(opens, DAY_MINUTES - STEP)) throw invalid('opens', 'Opening hours are in steps of 15 minutes of a day.');
  if (!isStep(closes, DAY_MINUTES)) throw invalid('closes', 'Opening hours are in steps of 15 minutes of a day.');
  const end = closes === 0 ? DAY_MINUTES : closes;
  if (end === opens) throw invalid('closes', 'The end must be after the start.');
  return { opens, closes: end > opens ? end : end + DAY_MINUTES };
}

/** A range as it is shown: minutes of a day, an end at or before the start being on the next one. */
export const shownClose = (closes: number): number => (closes > DAY_MINUTES ? closes - DAY_MINUTES : closes);

/** A range cut at midnight: what goes on after it belongs to the next weekday. */
export function partsOf({ weekday, opens, closes }: WeekRange): [WeekRange, ...WeekRange[]] {
  if (closes <= DAY_MINUTES) return [{ weekday, opens, closes }];
  return [
    { weekday, opens, closes: DAY_MINUTES },
    { weekday: (weekday + 1) % 7, opens: 0, closes: closes - DAY_MINUTES },
  ];
}

const areOverlapping = (one: DayRange, other: DayRange): boolean =>
  one.opens < other.closes && other.opens < one.closes;

/** The first of the parts of others that shares time of the week with one of these, if any. */
export const overlapped = <Part extends WeekRange>(
  parts: readonly WeekRange[],
  others: readonly Part[],
): Part | undefined =>
  others.find((other) => parts.some((part) => part.weekday === other.weekday && areOverlapping(part, other)));

/** The ranges of one date, in order. Throws INVALID_INPUT where they overlap. */
export function dayRangesOf(typed: readonly DayRange[]): DayRange[] {
  const ranges = typed.map(dayRangeOf).sort((one, other) => one.opens - other.opens);
  if (ranges.some((range, index) => index > 0 && areOverlapping(ranges[index - 1]!, range)))
    throw invalid('ranges', 'These hours overlap.');
  return ranges;
}
