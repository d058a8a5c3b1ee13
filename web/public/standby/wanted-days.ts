interface Bookable {
  firstDate: string;
  lastDate: string;
}

export interface Days {
  firstDate: string;
  lastDate: string;
}

/** When a visit could begin on a date if nothing were booked, as in 09:30; null without hours for it. */
export interface DayHours {
  date: string;
  firstStart: string | null;
  lastStart: string | null;
}

/** From the earliest start within some days to the latest; null if a visit can begin on none of them. */
export function hoursWithin(
  hours: readonly DayHours[],
  { firstDate, lastDate }: Days,
): { from: string; to: string } | null {
  const within = hours.filter(({ date }) => date >= firstDate && date <= lastDate);
  const from = within.flatMap(({ firstStart }) => firstStart ?? []).sort()[0];
  const to = within
    .flatMap(({ lastStart }) => lastStart ?? [])
    .sort()
    .at(-1);
  return from && to ? { from, to } : null;
}

/** When a visit is wanted. */
export interface When extends Days {
  /** As in 09:30; null for any time. */
  fromTime: string | null;
  toTime: string | null;
}

/** The bookable days of the month of a date; null for none. */
export function daysOfMonth(date: string, { firstDate, lastDate }: Bookable): Days | null {
  const month = date.slice(0, 7);
  const end = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10);
  const from = `${month}-01` < firstDate ? firstDate : `${month}-01`;
  const to = end < lastDate ? end : lastDate;
  return from <= to ? { firstDate: from, lastDate: to } : null;
}

/** A date, if it can be booked at all. */
export const dayOf = (date: string, { firstDate, lastDate }: Bookable): Days | null =>
  date.length === 10 && date >= firstDate && date <= lastDate ? { firstDate: date, lastDate: date } : null;

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Whether the latest start is before the earliest; one after midnight, within 12 hours, is not. */
export const isWrongOrder = (from: string, to: string): boolean =>
  to < from && minuteOf(to) + 24 * 60 - minuteOf(from) > 12 * 60;

/** Every half hour of a day, as in 09:30. */
export const halfHours: readonly string[] = Array.from({ length: 48 }, (_, index) => {
  const hour = String(Math.floor(index / 2)).padStart(2, '0');
  return `${hour}:${index % 2 === 0 ? '00' : '30'}`;
});
