interface Bookable {
  firstDate: string;
  lastDate: string;
}

export interface Days {
  firstDate: string;
  lastDate: string;
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

/** Every half hour of a day, as in 09:30. */
export const halfHours: readonly string[] = Array.from({ length: 48 }, (_, index) => {
  const hour = String(Math.floor(index / 2)).padStart(2, '0');
  return `${hour}:${index % 2 === 0 ? '00' : '30'}`;
});
