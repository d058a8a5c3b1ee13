import { DateTime } from 'luxon';
import { MAX_YEARS } from '../entry/require-start.js';
import { completeRule, occurrenceDates } from './occurrence-dates.js';
import { parseRule, ruleText } from './recurrence-rule.js';
import { instantAt, wallOf } from '../wall-clock.js';

interface Planned {
  /** As sent. */
  rule: string;
  /** When the first one begins, or would begin if it fitted the rule. */
  startsAt: Date;
  timeZone: string;
  now: Date;
}

/** One time of a series. */
export interface Occurrence {
  /** Its place in the series, from 1. */
  number: number;
  /** As in 2026-12-25, by the clock of the business. */
  date: string;
  startsAt: Date;
  /** Whether it begins later than the others, as the clock skips their time on that date. */
  isAfterSkip: boolean;
}

export interface Occurrences {
  /** As it is kept. */
  rule: string;
  all: Occurrence[];
}

/** All times of a series: each at the same time by the clock of the business, whether or not it is set in between. Throws INVALID_INPUT. */
export function occurrencesOf({ rule, startsAt, timeZone, now }: Planned): Occurrences {
  const wall = wallOf(startsAt, timeZone);
  const first = wall.toISODate()!;
  const last = DateTime.fromJSDate(now, { zone: timeZone }).plus({ years: MAX_YEARS }).toISODate()!;
  const complete = completeRule(parseRule(rule), first);
  const all = occurrenceDates(complete, first, last).map((date, index) => {
    const wanted = DateTime.fromISO(date, { zone: 'utc' }).set({ hour: wall.hour, minute: wall.minute });
    const instant = instantAt(wanted, timeZone);
    const isAfterSkip = wallOf(instant, timeZone).toMillis() !== wanted.toMillis();
    return { number: index + 1, date, startsAt: instant, isAfterSkip };
  });
  return { rule: ruleText(complete), all };
}
