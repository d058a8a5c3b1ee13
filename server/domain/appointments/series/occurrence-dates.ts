import { DateTime } from 'luxon';
import { invalid } from '../../../core/Refusal.js';
import { MAX_OCCURRENCES, type RecurrenceRule, WEEKDAYS } from './recurrence-rule.js';

/** The rule with the days that it leaves to the first date. */
export function completeRule(rule: RecurrenceRule, firstDate: string): RecurrenceRule {
  if (rule.frequency === 'WEEKLY' && rule.weekdays.length === 0)
    return { ...rule, weekdays: [WEEKDAYS[(new Date(firstDate).getUTCDay() + 6) % 7]!] };
  if (rule.frequency === 'MONTHLY' && rule.monthDay === null && rule.nthWeekday === null)
    return { ...rule, monthDay: Number(firstDate.slice(8)) };
  return rule;
}

/**
 * The dates of a complete rule, from the first one on that fits: COUNT counts from there. Months without such a day are left out, as RFC 5545 has it. Throws
 * INVALID_INPUT for fewer than 2 or more than 200, and for an end after `lastDate`.
 */
export function occurrenceDates(rule: RecurrenceRule, firstDate: string, lastDate: string): string[] {
  const dates: string[] = [];
  for (const date of datesUntil(rule, firstDate, lastDate)) {
    if (dates.length === rule.count || (rule.until !== null && date > rule.until)) break;
    if (dates.length === MAX_OCCURRENCES)
      throw invalid('rule', `A series has at most ${MAX_OCCURRENCES} appointments.`);
    dates.push(date);
  }
  if (dates.length < 2) throw invalid('rule', 'This rule has fewer than two dates within the next two years.');
  const isLonger = rule.until === null ? dates.length < rule.count! : rule.until > lastDate;
  if (isLonger) throw invalid('rule', 'A series ends within the next two years.');
  return dates;
}

const PERIODS = { DAILY: 'day', WEEKLY: 'week', MONTHLY: 'month' } as const;

/** All dates of a rule in order, whatever its end. It steps from period to period up to `lastDate`: a rule may ask for a day that never comes. */
function* datesUntil(rule: RecurrenceRule, firstDate: string, lastDate: string): Generator<string> {
  const begin = periodOf(rule, DateTime.fromISO(firstDate, { zone: 'utc' }));
  for (let step = 0; ; step += rule.interval) {
    const period = begin.plus({ [PERIODS[rule.frequency]]: step });
    if (period.toISODate()! > lastDate) return;
    for (const day of daysIn(rule, period)) {
      const date = day.toISODate()!;
      if (date >= firstDate && date <= lastDate) yield date;
    }
  }
}

/** The first day of the day, week or month in which a day is. */
function periodOf({ frequency, weekStart }: RecurrenceRule, day: DateTime): DateTime {
  if (frequency !== 'WEEKLY') return day.startOf(PERIODS[frequency]);
  return day.minus({ days: (day.weekday - 1 - WEEKDAYS.indexOf(weekStart) + 7) % 7 });
}

function daysIn({ frequency, weekdays, monthDay, nthWeekday }: RecurrenceRule, period: DateTime): DateTime[] {
  if (frequency === 'DAILY') return [period];
  if (frequency === 'WEEKLY')
    return Array.from({ length: 7 }, (_, days) => period.plus({ days })).filter(({ weekday }) =>
      weekdays.includes(WEEKDAYS[weekday - 1]!),
    );
  const days = Array.from({ length: period.daysInMonth! }, (_, day) => period.set({ day: day + 1 }));
  const fitting = nthWeekday ? days.filter(({ weekday }) => WEEKDAYS[weekday - 1] === nthWeekday.weekday) : days;
  const number = nthWeekday?.nth ?? monthDay!;
  return fitting.slice(number - (number > 0 ? 1 : 0)).slice(0, 1);
}
