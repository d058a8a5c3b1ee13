import { monthNames } from '../customer-words';
import { plain } from '../../imports/columns';

export interface Birthday {
  birthMonth: number | null;
  birthDay: number | null;
  birthYear: number | null;
}

/** A birthday in days to come. */
export const toCome = 'TO_COME';
type Read = Birthday | typeof toCome | null;

export const noBirthday: Birthday = { birthMonth: null, birthDay: null, birthYear: null };
const spanishMonths = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
  ' ',
);

/** A month by its number or name, in English or Spanish, also only begun; null for anything else. */
export function readMonth(text: string): number | null {
  const word = plain(text).replace(/\.$/, '');
  if (/^\d{1,2}$/.test(word)) return within(Number(word), 1, 12);
  if (word.length < 3) return null;
  const at = (names: readonly string[]) => names.findIndex((name) => name.toLowerCase().startsWith(word));
  const index = at(monthNames) >= 0 ? at(monthNames) : at(spanishMonths);
  return index >= 0 ? index + 1 : null;
}

const within = (number: number, least: number, most: number) => (number >= least && number <= most ? number : null);

/** 1990 of 90, 2010 of 10: nobody is born in years to come. */
function fullYear(text: string, thisYear: number): number {
  const year = Number(text);
  if (text.length > 2) return year;
  return year + 2000 > thisYear ? year + 1900 : year + 2000;
}

/** Whether a calendar has the day; 29 February without a year too. */
const isDay = (month: number, day: number, year: number | null): boolean =>
  new Date(Date.UTC(year ?? 2000, month - 1, day)).getUTCDate() === day;

/** Somewhere it is a day later than here. */
const isToCome = (month: number, day: number, year: number, now: Date): boolean =>
  Date.UTC(year, month - 1, day) > now.getTime() + 24 * 3_600_000;

/** The month, day and year of a birthday, each null where it is missing; null if there is no such one. */
export function birthdayOf(month: number | null, day: number | null, year: number | null, now = new Date()): Read {
  if (month === null && day === null && year === null) return noBirthday;
  if (month === null || day === null || month > 12 || day < 1 || day > 31 || !isDay(month, day, year)) return null;
  if (year !== null && year < 1900) return null;
  if (year !== null && isToCome(month, day, year, now)) return toCome;
  return { birthMonth: month, birthDay: day, birthYear: year };
}

const isoDate = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[t\s].*)?$/;
const monthDay = /^(?:--)?(\d{1,2})[-/.](\d{1,2})$/;
const american = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{2}|\d{4})(?:\s.*)?$/;
const nameFirst = /^(\p{L}+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?(?:,?\s+(\d{2}|\d{4}))?$/u;
const dayFirst = /^(\d{1,2})(?:st|nd|rd|th|\.)?\s+(?:de\s+)?(\p{L}+)\.?(?:,?\s+(?:de\s+)?(\d{2}|\d{4}))?$/u;

/**
 * A date as spreadsheets and people write it: 1990-03-09, 3/9/1990, 3/9, Mar 9 1990, 9 March. Where only the day can come first, as in 25/3/1990, it does.
 * Null for what is none. What lies in the future is told apart.
 */
export function readBirthday(typed: string, now = new Date()): Read {
  const text = plain(typed);
  if (text === '') return noBirthday;
  const yearOf = (year: string | undefined) => (year ? fullYear(year, now.getFullYear()) : null);
  const iso = isoDate.exec(text);
  // Programs that know no year write one of these.
  if (iso)
    return birthdayOf(Number(iso[2]), Number(iso[3]), ['0000', '1604'].includes(iso[1]) ? null : Number(iso[1]), now);
  const numbers = american.exec(text) ?? monthDay.exec(text);
  if (numbers) {
    const [first, second] = [Number(numbers[1]), Number(numbers[2])];
    const isDayFirst = first > 12 && second <= 12;
    return birthdayOf(isDayFirst ? second : first, isDayFirst ? first : second, yearOf(numbers[3]), now);
  }
  const named = nameFirst.exec(text);
  if (named) return withMonth(named[1], named[2], yearOf(named[3]), now);
  const late = dayFirst.exec(text);
  return late && withMonth(late[2], late[1], yearOf(late[3]), now);
}

function withMonth(month: string, day: string, year: number | null, now: Date): Read {
  const number = readMonth(month);
  return number === null ? null : birthdayOf(number, Number(day), year, now);
}
