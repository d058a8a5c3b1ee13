import { dayOf, laterDate, weekStart } from './calendar-view';

/** The weeks that a month touches, Sunday first: dates as in 2026-11-27, those of the neighboring months too. */
export function monthWeeks(date: string): string[][] {
  const month = dayOf(date).startOf('month');
  const first = weekStart(month.toISODate()!);
  const last = month.endOf('month').toISODate()!;
  const weeks: string[][] = [];
  for (let start = first; start <= last; start = laterDate(start, 7))
    weeks.push(Array.from({ length: 7 }, (_, day) => laterDate(start, day)));
  return weeks;
}

export const isSameMonth = (one: string, other: string): boolean => one.slice(0, 7) === other.slice(0, 7);

/** The same day of another month, or its last one where it has fewer. */
export const laterMonth = (date: string, months: number): string => dayOf(date).plus({ months }).toISODate()!;

const moves: Record<string, (date: string) => string> = {
  ArrowLeft: (date) => laterDate(date, -1),
  ArrowRight: (date) => laterDate(date, 1),
  ArrowUp: (date) => laterDate(date, -7),
  ArrowDown: (date) => laterDate(date, 7),
  Home: weekStart,
  End: (date) => laterDate(weekStart(date), 6),
  PageUp: (date) => laterMonth(date, -1),
  PageDown: (date) => laterMonth(date, 1),
};

/** The date that a key leads to; null for a key that leads nowhere. */
export const keyDate = (key: string, date: string): string | null => moves[key]?.(date) ?? null;
