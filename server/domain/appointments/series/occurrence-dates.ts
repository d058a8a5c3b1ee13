import ICAL from 'ical.js';
import { invalid } from '../../../core/Refusal.js';
import { MAX_OCCURRENCES, type RecurrenceRule, ruleText, WEEKDAYS } from './recurrence-rule.js';

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
 * INVALID_INPUT for fewer than 2 or more than 200, and for dates after `lastDate`.
 */
export function occurrenceDates(rule: RecurrenceRule, firstDate: string, lastDate: string): string[] {
  const recurrence = ICAL.Recur.fromString(ruleText(rule));
  const dates: string[] = [];
  const next = nextOf(recurrence, firstDate);
  for (let date = next(); date !== null; date = next()) {
    if (date > lastDate) throw invalid('rule', 'A series ends within the next two years.');
    if (dates.length === MAX_OCCURRENCES)
      throw invalid('rule', `A series has at most ${MAX_OCCURRENCES} appointments.`);
    dates.push(date);
  }
  if (dates.length < 2) throw invalid('rule', 'This rule has fewer than two dates.');
  return dates;
}

function nextOf(recurrence: ICAL.Recur, firstDate: string): () => string | null {
  try {
    const iterator = recurrence.iterator(ICAL.Time.fromDateString(firstDate));
    return () => iterator.next()?.toString() ?? null;
  } catch {
    // It looks for a first date in a few months only, and has no other sign for none.
    return () => null;
  }
}
