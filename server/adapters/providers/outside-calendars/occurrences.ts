import ICAL from 'ical.js';
import { timeOf, type EventTimes } from './event-times.js';
import { Barren } from './Barren.js';
import { beginRule, spend } from './limit-steps.js';
import { ReadingError } from './ReadingError.js';
import { UTC, wallAt, type Wall } from './zone.js';
import type { Zones } from './Zones.js';

type Component = InstanceType<typeof ICAL.Component>;
type Rule = InstanceType<typeof ICAL.Recur>;
const DAY_MS = 86_400_000;
/** Starts of one event before the end of the window: daily for 50 years. */
const MAX_STARTS = 20_000;
/** Longer rules have lists that no program writes. */
const MAX_RULE_LENGTH = 1000;

/** Starts of an event on its clock before `until`, in any order: the first one, those of its rules, and single ones. Those that were taken out are in it. */
export function startsOf(
  event: Component,
  times: EventTimes,
  { zones, until }: { zones: Zones; until: number },
): Wall[] {
  const last = times.zone.wallOf(until);
  const starts = [times.start];
  for (const property of event.getAllProperties('rrule')) {
    const rule = property.getFirstValue() as unknown;
    if (rule instanceof ICAL.Recur) followRule(rule, times, last, starts);
  }
  for (const property of event.getAllProperties('rdate'))
    for (const value of property.getValues() as unknown[]) {
      const time = value instanceof ICAL.Period ? value.start : value;
      if (!(time instanceof ICAL.Time)) continue;
      const { wall, zone } = timeOf(time, property, zones);
      starts.push(times.zone.wallOf(zone.instantOf(wall)));
    }
  return starts;
}

function followRule(rule: Rule, times: EventTimes, last: Wall, starts: Wall[]): void {
  if (rule.toString().length > MAX_RULE_LENGTH) throw new ReadingError('TOO_COMPLEX');
  // In wall time all along: what is in the zone of the event needs no conversion.
  if (rule.until) rule.until = untilOnClock(rule.until, times);
  const before = starts.length;
  beginRule();
  try {
    const iterator = rule.iterator(times.start.clone());
    for (let next = iterator.next() as Wall | null; next; next = iterator.next() as Wall | null) {
      if (next.compare(last) >= 0) return;
      // The start itself is there already.
      if (next.compare(times.start) !== 0) starts.push(next.clone());
      if (starts.length - before > MAX_STARTS) throw new ReadingError('TOO_COMPLEX');
      beginRule();
    }
  } catch (error) {
    if (error instanceof ReadingError) throw error;
    // A rule that yields nothing any more is over, and one that says nothing clear never began.
    if (!(error instanceof Barren)) starts.length = before;
  }
}

/** The last start, on the clock of the event; a date means all of it. */
function untilOnClock(until: Wall, { zone, days }: EventTimes): Wall {
  const { year, month, day, isDate } = until;
  if (isDate || days !== null) return wallAt({ year, month, day, hour: 23, minute: 59, second: 59 });
  return until.zone === ICAL.Timezone.utcTimezone ? zone.wallOf(UTC.instantOf(until)) : until;
}

/** Starts that were taken out or moved, as a test of the instant at which an occurrence begins. */
export function removedFrom(event: Component, overrides: readonly Component[], times: EventTimes, zones: Zones) {
  const instants = new Set<number>();
  const properties = [
    ...event.getAllProperties('exdate'),
    ...overrides.flatMap((override) => override.getAllProperties('recurrence-id')),
  ];
  for (const property of properties)
    for (const value of property.getValues() as unknown[]) {
      if (!(value instanceof ICAL.Time)) continue;
      spend(1);
      const { wall, zone } = timeOf(value, property, zones);
      const instant = zone.instantOf(wall);
      instants.add(instant);
      // A date takes out what begins on it.
      if (value.isDate && times.days === null) instants.add(-1 - Math.floor(UTC.instantOf(wall) / DAY_MS));
    }
  return (start: Wall, instant: number): boolean =>
    instants.has(instant) || instants.has(-1 - Math.floor(UTC.instantOf(start) / DAY_MS));
}
