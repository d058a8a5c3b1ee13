import type { Schedule } from '../../hours/open-times.js';
import { DAY_MINUTES } from '../../hours/week.js';
import { dateOf, type LocalClock } from './LocalClock.js';
import { inBoth, united, type Span } from './spans.js';

/** When somebody works in some days. */
export interface DatedHours {
  /** For each day its hours, in local minutes and in order. */
  days: readonly (readonly Span[])[];
  /** All of them in minutes since 1970: hours that meet, as at midnight, are one. */
  open: readonly Span[];
}

export interface Days {
  first: number;
  last: number;
}

/** The hours of a schedule that begin on some days. With `business`, on dates on which it is closed or has other hours, only what is within its hours. */
export function datedHours(
  { week, exceptions }: Schedule,
  { first, last }: Days,
  { clock, business }: { clock: LocalClock; business?: Schedule | undefined },
): DatedHours {
  const ofWeek = Array.from({ length: 7 }, (_, weekday) => week.filter((range) => range.weekday === weekday));
  const days: Span[][] = [];
  const open: Span[] = [];
  for (let day = first; day <= last; day += 1) {
    const date = dateOf(day);
    const weekday = (day + 4) % 7; // 1 January 1970 was a Thursday
    const ranges = spansOf(exceptions.get(date) ?? ofWeek[weekday]!, day);
    const limits = business?.exceptions.get(date);
    const ofDay = limits ? inBoth(ranges, spansOf(limits, day)) : ranges;
    days.push(ofDay);
    for (const span of ofDay) {
      const [from, to] = [clock.minuteFrom(span.from), clock.minuteFrom(span.to)];
      if (from < to) open.push({ from, to });
    }
  }
  return { days, open: united(open) };
}

const spansOf = (ranges: Schedule['week'] | readonly { opens: number; closes: number }[], day: number): Span[] =>
  ranges
    .map(({ opens, closes }) => ({ from: day * DAY_MINUTES + opens, to: day * DAY_MINUTES + closes }))
    .sort((one, other) => one.from - other.from);
