import { DateTime } from 'luxon';
import { nthWeekdayWords, ordinal, weekdays } from './rule-words';

export type RepeatKind = 'none' | 'daily' | 'weekly' | 'biweekly' | 'monthDay' | 'monthWeekday' | 'custom';

/** How an appointment repeats, as typed. */
export interface RepeatDraft {
  kind: RepeatKind;
  /** Of a custom rule: every so many of these. */
  every: string;
  unit: 'DAILY' | 'WEEKLY' | 'MONTHLY';
  /** Of a custom weekly rule, as RFC 5545 names them; none for that of the date. */
  weekdays: string[];
  /** Of a custom monthly rule: on that day of the month, on that weekday of it, or on its last day. */
  monthBy: 'day' | 'weekday' | 'last';
  ends: 'count' | 'until';
  count: string;
  until: string;
}

export const noRepeat: RepeatDraft = {
  kind: 'none',
  every: '1',
  unit: 'WEEKLY',
  weekdays: [],
  monthBy: 'day',
  ends: 'count',
  count: '12',
  until: '',
};
export const maxOccurrences = 200;
const maxEvery = { DAILY: 366, WEEKLY: 104, MONTHLY: 24 };

/** What a date is in its week and its month. */
function placeOf(date: string) {
  const day = DateTime.fromISO(date, { zone: 'utc' });
  const [code = '', word = ''] = weekdays[day.weekday % 7] ?? [];
  const nth = Math.ceil(day.day / 7);
  return { day: day.day, code, word, nth: nth === 5 ? -1 : nth };
}

/** The usual rules that a date allows, in words; those of no date are without one. */
export function repeatChoices(date: string): readonly (readonly [RepeatKind, string])[] {
  const isDate = DateTime.fromISO(date, { zone: 'utc' }).isValid;
  const { day, code, word, nth } = placeOf(isDate ? date : '2026-01-01');
  const on = (words: string) => (isDate ? ` on ${words}` : '');
  return [
    ['none', 'Does not repeat'],
    ['daily', 'Daily'],
    ['weekly', `Weekly${on(word)}`],
    ['biweekly', `Every 2 weeks${on(word)}`],
    ['monthDay', `Monthly${on(`the ${ordinal(day)}`) || ' on the same day'}`],
    ['monthWeekday', `Monthly${on(`the ${nthWeekdayWords(nth, code)}`) || ' on the same weekday'}`],
    ['custom', 'Custom…'],
  ];
}

const whole = (text: string): number | null => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : null);

/** What is wrong with a number, or true. */
export function numberRule(text: string, min: number, max: number): true | string {
  const number = whole(text);
  return (number !== null && number >= min && number <= max) || `Enter a number from ${min} to ${max}.`;
}
export const everyRule = (text: string, { unit }: Pick<RepeatDraft, 'unit'>): true | string =>
  numberRule(text, 1, maxEvery[unit]);
export const countRule = (text: string): true | string => numberRule(text, 2, maxOccurrences);
export function untilRule(until: string, date: string): true | string {
  if (!until) return 'Choose a date.';
  return until > date || 'The last date must be after the first one.';
}

/** The rule for the server; null for what does not repeat, or is not complete. */
export function ruleOf(draft: RepeatDraft, date: string): string | null {
  const often = draft.kind === 'custom' ? customRule(draft, date) : usualRule(draft.kind, date);
  if (often === null || !DateTime.fromISO(date, { zone: 'utc' }).isValid) return null;
  if (draft.ends === 'count') return countRule(draft.count) === true ? `${often};COUNT=${Number(draft.count)}` : null;
  return untilRule(draft.until, date) === true ? `${often};UNTIL=${draft.until.replaceAll('-', '')}` : null;
}

function usualRule(kind: Exclude<RepeatKind, 'custom'>, date: string): string | null {
  const { day, code, nth } = placeOf(date);
  const rules: Record<typeof kind, string | null> = {
    none: null,
    daily: 'FREQ=DAILY',
    weekly: `FREQ=WEEKLY;BYDAY=${code}`,
    biweekly: `FREQ=WEEKLY;INTERVAL=2;BYDAY=${code}`,
    monthDay: `FREQ=MONTHLY;BYMONTHDAY=${day}`,
    monthWeekday: `FREQ=MONTHLY;BYDAY=${nth}${code}`,
  };
  return rules[kind];
}

function customRule(draft: RepeatDraft, date: string): string | null {
  const { every, unit, monthBy } = draft;
  if (everyRule(every, draft) !== true) return null;
  const { day, code, nth } = placeOf(date);
  const rule = `FREQ=${unit}${Number(every) === 1 ? '' : `;INTERVAL=${Number(every)}`}`;
  // Weeks of the calendar begin on Sunday.
  if (unit === 'WEEKLY')
    return `${rule};BYDAY=${(draft.weekdays.length > 0 ? draft.weekdays : [code]).join(',')};WKST=SU`;
  if (unit === 'DAILY') return rule;
  return `${rule};${{ day: `BYMONTHDAY=${day}`, weekday: `BYDAY=${nth}${code}`, last: 'BYMONTHDAY=-1' }[monthBy]}`;
}
