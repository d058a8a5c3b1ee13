import { openTimesFrom, type Schedule } from './open-times.js';

/** Whether it is open, and the next change as far as it is known. */
export interface Opening {
  isOpen: boolean;
  until: Date | null;
  opensAt: Date | null;
}

/** How many days ahead the next opening is looked for. */
const YEAR = 366;
/** Days in a row that count as always open. */
const FORTNIGHT = 14;

const CLOSED: Opening = { isOpen: false, until: null, opensAt: null };

/** Whether `schedule` is open at `now`. Hours that meet, as at midnight, are one opening. */
export function openState(schedule: Schedule, now: Date): Opening {
  if (schedule.week.length === 0 && ![...schedule.exceptions.values()].some((ranges) => ranges.length > 0))
    return CLOSED;
  let until: Date | null = null;
  let days = 0;
  for (const { times, end } of openTimesFrom(schedule, now, YEAR)) {
    for (const { opensAt, closesAt } of times) {
      if (until !== null) {
        if (opensAt > until) return { isOpen: true, until, opensAt: null };
        if (closesAt > until) until = closesAt;
      } else if (closesAt > now) {
        if (opensAt > now) return { isOpen: false, until: null, opensAt };
        until = closesAt;
      }
    }
    if (until !== null && until < end) return { isOpen: true, until, opensAt: null };
    days += 1;
    if (until !== null && days > FORTNIGHT) return { isOpen: true, until: null, opensAt: null };
  }
  return CLOSED;
}
