import { invalid, type Refusal } from '../../../core/Refusal.js';

/** As RFC 5545 names them, from Monday on. */
export const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
type Weekday = (typeof WEEKDAYS)[number];

export const MAX_OCCURRENCES = 200;
const MAX_INTERVALS = { DAILY: 366, WEEKLY: 104, MONTHLY: 24 } as const;
type Frequency = keyof typeof MAX_INTERVALS;

/** What of RFC 5545 a series can have. */
export interface RecurrenceRule {
  frequency: Frequency;
  interval: number;
  /** Of a weekly rule, from Monday on; none where the rule names none. */
  weekdays: Weekday[];
  /** Of a monthly rule: 1 to 31, -1 for the last day. */
  monthDay: number | null;
  /** Of a monthly rule: the first to fifth one of the month, -1 for the last. */
  nthWeekday: { nth: number; weekday: Weekday } | null;
  weekStart: Weekday;
  /** One of the two is null. */
  count: number | null;
  /** The last date that it may have, as in 2026-12-25. */
  until: string | null;
}

const KNOWN = ['FREQ', 'INTERVAL', 'BYDAY', 'BYMONTHDAY', 'WKST', 'COUNT', 'UNTIL'];
const refused = (message: string): Refusal => invalid('rule', message);

/** A rule of a series. Throws INVALID_INPUT, saying what it cannot have. */
export function parseRule(text: string): RecurrenceRule {
  const parts = partsOf(text);
  const frequency = parts.get('FREQ') ?? '';
  if (!(frequency in MAX_INTERVALS)) throw refused('A series repeats DAILY, WEEKLY or MONTHLY.');
  const rule = {
    frequency: frequency as Frequency,
    interval: wholeOf(parts, 'INTERVAL', MAX_INTERVALS[frequency as Frequency]) ?? 1,
    weekStart: weekdayOf(parts.get('WKST') ?? 'MO'),
    ...daysOf(frequency as Frequency, parts),
    count: wholeOf(parts, 'COUNT', MAX_OCCURRENCES),
    until: untilOf(parts.get('UNTIL')),
  };
  if (rule.count === null && rule.until === null) throw refused('A series must end: add COUNT or UNTIL.');
  if (rule.count !== null && rule.until !== null) throw refused('A series ends by COUNT or by UNTIL, not by both.');
  return rule;
}

function partsOf(text: string): Map<string, string> {
  const parts = new Map<string, string>();
  for (const part of text
    .trim()
    .toUpperCase()
    .replace(/^RRULE:/, '')
    .split(';')) {
    const [, name = '', value = ''] = /^([A-Z]+)=([A-Z0-9,+-]+)$/.exec(part) ?? [];
    if (!name) throw refused('A rule is written as FREQ=WEEKLY;BYDAY=TU;COUNT=12.');
    if (!KNOWN.includes(name)) throw refused(`A series knows no ${name}.`);
    if (parts.has(name)) throw refused(`A rule has one ${name} only.`);
    parts.set(name, value);
  }
  return parts;
}

function wholeOf(parts: ReadonlyMap<string, string>, name: string, max: number): number | null {
  const text = parts.get(name);
  if (text === undefined) return null;
  const value = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (value < 1 || value > max) throw refused(`${name} is a number from 1 to ${max}.`);
  return value;
}

function weekdayOf(text: string): Weekday {
  if (!(WEEKDAYS as readonly string[]).includes(text))
    throw refused('Weekdays are written as MO, TU, WE, TH, FR, SA, SU.');
  return text as Weekday;
}

type Days = Pick<RecurrenceRule, 'weekdays' | 'monthDay' | 'nthWeekday'>;
const NONE: Days = { weekdays: [], monthDay: null, nthWeekday: null };

function daysOf(frequency: Frequency, parts: ReadonlyMap<string, string>): Days {
  const [byDay, byMonthDay] = [parts.get('BYDAY'), parts.get('BYMONTHDAY')];
  if (byMonthDay !== undefined && frequency !== 'MONTHLY') throw refused('Only a monthly rule has BYMONTHDAY.');
  if (byDay !== undefined && frequency === 'DAILY') throw refused('A daily rule has no BYDAY: use WEEKLY.');
  if (byDay !== undefined && byMonthDay !== undefined) throw refused('A rule has BYDAY or BYMONTHDAY, not both.');
  if (byMonthDay !== undefined) {
    if (!/^(?:-1|[1-9]|[12]\d|3[01])$/.test(byMonthDay))
      throw refused('BYMONTHDAY is one day, 1 to 31, or -1 for the last.');
    return { ...NONE, monthDay: Number(byMonthDay) };
  }
  if (byDay === undefined) return NONE;
  if (frequency === 'WEEKLY') {
    const named = new Set(byDay.split(',').map(weekdayOf));
    return { ...NONE, weekdays: WEEKDAYS.filter((weekday) => named.has(weekday)) };
  }
  const [, nth = '', weekday = ''] = /^\+?(-1|[1-5])([A-Z]{2})$/.exec(byDay) ?? [];
  if (!nth) throw refused('BYDAY of a monthly rule is one weekday, such as 2TU, or -1FR for the last Friday.');
  return { ...NONE, nthWeekday: { nth: Number(nth), weekday: weekdayOf(weekday) } };
}

function untilOf(text: string | undefined): string | null {
  if (text === undefined) return null;
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(text) ?? [];
  const date = `${year}-${month}-${day}`;
  if (!day || Number.isNaN(Date.parse(date)) || new Date(date).toISOString().slice(0, 10) !== date)
    throw refused('UNTIL is the last date, as in UNTIL=20261231.');
  return date;
}

/** The rule as it is kept and given to who reads RFC 5545. */
export function ruleText(rule: RecurrenceRule): string {
  const { frequency, interval, weekdays, monthDay, nthWeekday, weekStart, count, until } = rule;
  return [
    `FREQ=${frequency}`,
    ...(interval > 1 ? [`INTERVAL=${interval}`] : []),
    ...(weekdays.length > 0 ? [`BYDAY=${weekdays.join(',')}`] : []),
    ...(monthDay === null ? [] : [`BYMONTHDAY=${monthDay}`]),
    ...(nthWeekday ? [`BYDAY=${nthWeekday.nth}${nthWeekday.weekday}`] : []),
    ...(weekStart === 'MO' || interval === 1 ? [] : [`WKST=${weekStart}`]),
    count === null ? `UNTIL=${until!.replaceAll('-', '')}` : `COUNT=${count}`,
  ].join(';');
}
