const DAY_MS = 86_400_000;
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const MAX_DATES = 200;

/** A rule with all its days said. */
export interface ObviousRule {
  frequency: 'DAILY' | 'WEEKLY' | 'MONTHLY';
  interval: number;
  weekdays?: readonly string[];
  weekStart?: string;
  monthDay?: number;
  nthWeekday?: { nth: number; weekday: string };
  count?: number;
  until?: string;
}

/** The dates of a rule, asked day by day; null where they are fewer than 2, more than 200, or go beyond a date. */
export function obviousDates(rule: ObviousRule, firstDate: string, lastDate: string): string[] | null {
  const { count = Infinity, until = '9999-12-31' } = rule;
  const dates: string[] = [];
  const first = new Date(firstDate);
  // A fifth Friday of every thirteenth month is long in coming.
  const end = Date.parse(lastDate) + 20 * 366 * DAY_MS;
  for (
    let time = Date.parse(firstDate);
    time <= end && dates.length < count && dates.length <= MAX_DATES;
    time += DAY_MS
  ) {
    if (time > Date.parse(until)) break;
    const day = new Date(time);
    if (fits(rule, day, first)) dates.push(day.toISOString().slice(0, 10));
  }
  const isWithin = dates.length >= 2 && dates.length <= MAX_DATES && dates.at(-1)! <= lastDate;
  return isWithin ? dates : null;
}

function fits(rule: ObviousRule, day: Date, first: Date): boolean {
  if (rule.frequency === 'DAILY') return ((day.getTime() - first.getTime()) / DAY_MS) % rule.interval === 0;
  const weekday = WEEKDAYS[day.getUTCDay()]!;
  if (rule.frequency === 'WEEKLY') {
    const weeks = (weekOf(day, rule.weekStart!) - weekOf(first, rule.weekStart!)) / 7;
    return rule.weekdays!.includes(weekday) && weeks % rule.interval === 0;
  }
  const months = (day.getUTCFullYear() - first.getUTCFullYear()) * 12 + day.getUTCMonth() - first.getUTCMonth();
  if (months % rule.interval !== 0) return false;
  const number = day.getUTCDate();
  const isInLast = (days: number) => new Date(day.getTime() + days * DAY_MS).getUTCMonth() !== day.getUTCMonth();
  if (!rule.nthWeekday) return rule.monthDay === -1 ? isInLast(1) : number === rule.monthDay;
  if (rule.nthWeekday.weekday !== weekday) return false;
  return rule.nthWeekday.nth === -1 ? isInLast(7) : Math.ceil(number / 7) === rule.nthWeekday.nth;
}

/** The day with which its week begins, in days since 1970. */
function weekOf(day: Date, weekStart: string): number {
  const back = (day.getUTCDay() - WEEKDAYS.indexOf(weekStart) + 7) % 7;
  return day.getTime() / DAY_MS - back;
}
