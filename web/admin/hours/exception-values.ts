import type { HoursExceptionInput } from '../../schema.generated';
import { datedWords, datesWords } from './hour-words';
import type { DateExceptionFragment } from './hours.generated';
import type { HoursWords } from './hours-words';
import { newRange, rangeOf, type RangeValues } from './RangeFields';

/** A date with other hours, or several; of a new one there is no id. */
export type EditedException = Omit<DateExceptionFragment, 'id'> & { id: string | null };
/** `lastDate` only where an exception may have several days. */
export type ExceptionInput = HoursExceptionInput & { lastDate?: string };

export interface ExceptionValues {
  date: string;
  /** Empty for one day. */
  lastDate: string;
  name: string;
  isClosed: boolean;
  ranges: RangeValues[];
}

export const newException: EditedException = { id: null, date: '', lastDate: '', name: '', ranges: [], version: 0 };

export const exceptionValues = ({ date, lastDate, name, ranges }: EditedException): ExceptionValues => ({
  date,
  lastDate: lastDate === date ? '' : lastDate,
  name,
  isClosed: ranges.length === 0,
  ranges:
    ranges.length === 0
      ? [newRange]
      : ranges.map(({ opens, closes }) => ({ opens: String(opens), closes: String(closes) })),
});

export const exceptionInput = (
  { date, lastDate, name, isClosed, ranges }: ExceptionValues,
  { hasSpans }: HoursWords,
): ExceptionInput => ({
  date,
  ...(hasSpans && { lastDate: lastDate || date }),
  name: name.trim(),
  ranges: isClosed ? [] : ranges.map(rangeOf),
});

/** The date as it is now and as it was typed. */
export function exceptionLines(
  now: EditedException,
  typed: ExceptionValues,
  words: HoursWords,
): [string, string, string][] {
  const { date, lastDate = date, name, ranges } = exceptionInput(typed, words);
  return [
    ['Date', datesWords(now), datesWords({ date, lastDate })],
    ['Name', now.name, name],
    ['Hours', datedWords(now.ranges, words.closed), datedWords(ranges, words.closed)],
  ];
}
