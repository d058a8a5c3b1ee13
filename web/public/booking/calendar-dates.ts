/** Dates are texts as in 2026-12-25, months as in 2026-12: by the clock of the business, which is not that of the browser. */
const DAY_MS = 86_400_000;

const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
const numbersOf = (month: string): [year: number, month: number] => [
  Number(month.slice(0, 4)),
  Number(month.slice(5, 7)),
];

export const monthOf = (date: string): string => date.slice(0, 7);

export const addDays = (date: string, days: number): string => dateOf(Date.parse(date) + days * DAY_MS);

export function addMonths(month: string, months: number): string {
  const [year, number] = numbersOf(month);
  return dateOf(Date.UTC(year, number - 1 + months, 1)).slice(0, 7);
}

export function daysIn(month: string): number {
  const [year, number] = numbersOf(month);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
}

/** From one date to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** The same day of another month, its last one where it is shorter. */
export const dayInMonth = (date: string, month: string): string =>
  `${month}-${String(Math.min(Number(date.slice(8)), daysIn(month))).padStart(2, '0')}`;

/** 0 for Sunday. */
export const weekdayOf = (date: string): number => new Date(date).getUTCDay();

/** The part of a month that lies within two dates; null if none does. */
export function partOfMonth(month: string, first: string, last: string): { firstDate: string; days: number } | null {
  const from = `${month}-01` < first ? first : `${month}-01`;
  const end = `${month}-${daysIn(month)}`;
  const days = daysBetween(from, end < last ? end : last) + 1;
  return days > 0 ? { firstDate: from, days } : null;
}

/** The weeks of a month from Sunday on, null before its first day and after its last one. */
export function weeksOf(month: string): (string | null)[][] {
  const before = weekdayOf(`${month}-01`);
  const count = daysIn(month);
  return Array.from({ length: Math.ceil((before + count) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => {
      const day = week * 7 + weekday - before;
      return day < 0 || day >= count ? null : addDays(`${month}-01`, day);
    }),
  );
}
