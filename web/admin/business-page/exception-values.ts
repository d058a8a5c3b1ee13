import type { HoursExceptionInput } from '../../schema.generated';
import { dateWords, datedWords } from './hour-words';
import type { DateExceptionFragment } from './hours.generated';
import { newRange, rangeOf, type RangeValues } from './RangeFields';

/** A date with other hours; of a new one there is no id. */
export type EditedException = Omit<DateExceptionFragment, 'id'> & { id: string | null };

export interface ExceptionValues {
  date: string;
  name: string;
  isClosed: boolean;
  ranges: RangeValues[];
}

export const newException: EditedException = { id: null, date: '', name: '', ranges: [], version: 0 };

export const exceptionValues = ({ date, name, ranges }: EditedException): ExceptionValues => ({
  date,
  name,
  isClosed: ranges.length === 0,
  ranges:
    ranges.length === 0
      ? [newRange]
      : ranges.map(({ opens, closes }) => ({ opens: String(opens), closes: String(closes) })),
});

export const exceptionInput = ({ date, name, isClosed, ranges }: ExceptionValues): HoursExceptionInput => ({
  date,
  name: name.trim(),
  ranges: isClosed ? [] : ranges.map(rangeOf),
});

/** The date as it is now and as it was typed. */
export function exceptionLines(now: EditedException, typed: ExceptionValues): [string, string, string][] {
  const mine = exceptionInput(typed);
  return [
    ['Date', dateWords(now.date), dateWords(mine.date)],
    ['Name', now.name, mine.name],
    ['Hours', datedWords(now.ranges), datedWords(mine.ranges)],
  ];
}
