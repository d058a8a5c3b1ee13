import { DateTime } from 'luxon';
import type { Appointment } from '../states';

export type Series = NonNullable<Appointment['series']>;

/** From Sunday on, as RFC 5545 names them. */
export const weekdays: readonly (readonly [code: string, word: string])[] = [
  ['SU', 'Sunday'],
  ['MO', 'Monday'],
  ['TU', 'Tuesday'],
  ['WE', 'Wednesday'],
  ['TH', 'Thursday'],
  ['FR', 'Friday'],
  ['SA', 'Saturday'],
];
const weekdayWord = new Map(weekdays);
const list = new Intl.ListFormat('en-US');
const units: Record<string, string> = { DAILY: 'day', WEEKLY: 'week', MONTHLY: 'month' };
const nthWords: Record<string, string> = { 1: 'first', 2: 'second', 3: 'third', 4: 'fourth', 5: 'fifth', '-1': 'last' };
const workdays = 'MO,TU,WE,TH,FR';
const ordinals = new Intl.PluralRules('en-US', { type: 'ordinal' });
const endings: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

/** '1st', '22nd'. */
export const ordinal = (number: number): string => `${number}${endings[ordinals.select(number)]}`;
/** 'third Tuesday'. */
export const nthWeekdayWords = (nth: number, code: string): string => `${nthWords[nth]} ${weekdayWord.get(code)}`;
/** 'Mar 3, 2026'. */
const dateWords = (date: string): string =>
  DateTime.fromISO(date, { zone: 'utc' }).setLocale('en-US').toLocaleString(DateTime.DATE_MED);

const partsOf = (rule: string): Map<string, string> =>
  new Map(rule.split(';').map((part) => part.split('=') as [string, string]));

/** How often, in words: 'Every second Tuesday', 'Every month on the 15th'. */
export function frequencyWords(rule: string): string {
  const parts = partsOf(rule);
  const [frequency, interval, days] = [parts.get('FREQ') ?? '', Number(parts.get('INTERVAL') ?? 1), parts.get('BYDAY')];
  const unit = units[frequency] ?? 'time';
  const every =
    interval === 1 ? `Every ${unit}` : interval === 2 ? `Every second ${unit}` : `Every ${interval} ${unit}s`;
  if (frequency === 'WEEKLY' && days) {
    const codes = days.split(',');
    const words = list.format(codes.map((code) => weekdayWord.get(code) ?? code));
    if (interval > 2 || (interval === 2 && codes.length > 1)) return `${every} on ${words}`;
    if (interval === 2) return `Every second ${words}`;
    return days === workdays ? 'Monday to Friday' : codes.length === 7 ? 'Every day' : `Every ${words}`;
  }
  if (frequency !== 'MONTHLY') return every;
  if (days) return `${every} on the ${nthWeekdayWords(Number(days.slice(0, -2)), days.slice(-2))}`;
  const monthDay = Number(parts.get('BYMONTHDAY'));
  return `${every} on the ${monthDay === -1 ? 'last day' : ordinal(monthDay)}`;
}

/** A rule in words with its end: 'Every second Tuesday, 12 times'. */
export function ruleWords(rule: string): string {
  const [, count] = /COUNT=(\d+)/.exec(rule) ?? [];
  const [, year, month, day] = /UNTIL=(\d{4})(\d\d)(\d\d)/.exec(rule) ?? [];
  return `${frequencyWords(rule)}, ${count ? `${count} times` : `until ${dateWords(`${year}-${month}-${day}`)}`}`;
}

/** 'Every second Tuesday, until Mar 3, 2026'; how many there are is another matter, as some are skipped. */
export const plannedWords = ({ rule, lastDate }: Pick<Series, 'rule' | 'lastDate'>): string =>
  `${frequencyWords(rule)}, until ${dateWords(lastDate)}`;

/** 'Every second Tuesday, 12 times, until Mar 3, 2026'. */
export const seriesWords = ({
  rule,
  occurrences,
  lastDate,
}: Pick<Series, 'rule' | 'occurrences' | 'lastDate'>): string =>
  `${frequencyWords(rule)}, ${occurrences} times, until ${dateWords(lastDate)}`;
