import { DAY_MS } from '../../core/durations.js';
import { invalid } from '../../core/Refusal.js';
import type { BirthdayFields } from './person.inputs.js';

export interface Birthday {
  birthMonth: number | null;
  birthDay: number | null;
  birthYear: number | null;
}

/** A birthday as it was typed, with null for what is missing. Throws INVALID_INPUT for one that no calendar has, or in a year to come. */
export function birthdayOf(
  { birthMonth = null, birthDay = null, birthYear = null }: BirthdayFields,
  now: Date,
): Birthday {
  const birthday = { birthMonth, birthDay, birthYear };
  if (!isBirthday(birthday) || isToCome(birthYear, now)) throw invalid('birthDay', 'There is no such birthday.');
  return birthday;
}

/** Whether it is empty, a month with a day (29 February without a year too), or a full date. */
function isBirthday({ birthMonth, birthDay, birthYear }: Birthday): boolean {
  if (birthMonth === null && birthDay === null) return birthYear === null;
  if (birthMonth === null || birthDay === null) return false;
  const date = new Date(Date.UTC(birthYear ?? 2000, birthMonth - 1, birthDay));
  return date.getUTCMonth() === birthMonth - 1 && date.getUTCDate() === birthDay;
}

/** Somewhere it is a day later than in UTC. */
const isToCome = (year: number | null, now: Date): boolean =>
  year !== null && year > new Date(now.getTime() + DAY_MS).getUTCFullYear();
