import { maxDays } from '../limits';
import { addDays, daysFrom, isDay, yearBefore } from './days';

export type RangeName = 'today' | '7d' | '30d' | '12m' | 'own';
/** Days of the business, both included. */
export interface Range {
  name: RangeName;
  from: string;
  to: string;
}

export const rangeNames: [RangeName, string][] = [
  ['today', 'Today'],
  ['7d', 'Last 7 days'],
  ['30d', 'Last 30 days'],
  ['12m', 'Last 12 months'],
  ['own', 'Own range'],
];

/** The range of that name as of today. Own starts with the last 7 days. */
export function rangeOf(name: RangeName, today: string): Range {
  const from = {
    today,
    '7d': addDays(today, -6),
    '30d': addDays(today, -29),
    '12m': addDays(yearBefore(today), 1),
    own: addDays(today, -6),
  }[name];
  return { name, from, to: today };
}

/** The error of a range, or null. */
export function rangeFault(from: string, to: string, today: string): string | null {
  if (!isDay(from) || !isDay(to)) return 'Choose a first and a last day.';
  if (to > today) return 'The last day is still to come.';
  if (from > to) return 'The last day is before the first.';
  return daysFrom(from, to) > maxDays ? `Choose at most ${maxDays} days.` : null;
}

/** The range in the address: `range=7d`, or `from` and `to`. Today if missing or invalid. */
export function rangeOfUrl(parameters: URLSearchParams, today: string): Range {
  const [name, from, to] = [parameters.get('range'), parameters.get('from'), parameters.get('to')];
  if (from && to && !rangeFault(from, to, today)) return { name: 'own', from, to };
  const entry = rangeNames.find(([each]) => each === name && each !== 'own');
  return rangeOf(entry?.[0] ?? 'today', today);
}

export function writeRange(parameters: URLSearchParams, { name, from, to }: Range): URLSearchParams {
  const next = new URLSearchParams(parameters);
  for (const parameter of ['range', 'from', 'to']) next.delete(parameter);
  if (name === 'own') {
    next.set('from', from);
    next.set('to', to);
  } else if (name !== 'today') next.set('range', name);
  return next;
}
