import ICAL from 'ical.js';
import { UTC, wallAt, type Wall, type Zone } from './zone.js';
import type { Zones } from './Zones.js';

type Component = InstanceType<typeof ICAL.Component>;
type Property = InstanceType<typeof ICAL.Property>;
const DAY_MS = 86_400_000;

/** When an event begins and how long it is. */
export interface EventTimes {
  /** On the clock of its zone; of whole days midnight. */
  start: Wall;
  zone: Zone;
  /** Whole days, whose length in hours the clocks decide; else null. */
  days: number | null;
  /** Of all others. */
  milliseconds: number;
}

/** A time of a property: on the clock, and the clock's zone. */
export function timeOf(value: Wall, property: Property, zones: Zones): { wall: Wall; zone: Zone } {
  const { year, month, day, hour, minute, second, isDate } = value;
  if (isDate) return { wall: wallAt({ year, month, day, hour: 0, minute: 0, second: 0 }), zone: zones.floating };
  const zone = value.zone === ICAL.Timezone.utcTimezone ? UTC : zones.of(property);
  return { wall: wallAt({ year, month, day, hour, minute, second }), zone };
}

/** Null for an event without a beginning. */
export function eventTimes(event: Component, zones: Zones): EventTimes | null {
  const property = event.getFirstProperty('dtstart');
  const value = property?.getFirstValue();
  if (!property || !(value instanceof ICAL.Time)) return null;
  const { wall: start, zone } = timeOf(value, property, zones);
  const milliseconds = lengthOf(event, { start, zone, isDate: value.isDate }, zones);
  return { start, zone, days: value.isDate ? Math.max(1, Math.round(milliseconds / DAY_MS)) : null, milliseconds };
}

function lengthOf(
  event: Component,
  { start, zone, isDate }: { start: Wall; zone: Zone; isDate: boolean },
  zones: Zones,
): number {
  const property = event.getFirstProperty('dtend');
  const end = property?.getFirstValue();
  if (property && end instanceof ICAL.Time) {
    const { wall, zone: zoneOfEnd } = timeOf(end, property, zones);
    // Whole days are counted by dates: those on which clocks change are not shorter.
    return isDate ? UTC.instantOf(wall) - UTC.instantOf(start) : zoneOfEnd.instantOf(wall) - zone.instantOf(start);
  }
  const duration = event.getFirstPropertyValue('duration');
  if (duration instanceof ICAL.Duration) return duration.toSeconds() * 1000;
  return isDate ? DAY_MS : 0;
}

/** When it takes place if it begins at a time on its clock; epoch milliseconds. */
export function spanAt({ zone, days, milliseconds }: EventTimes, start: Wall): { from: number; to: number } {
  const from = zone.instantOf(start);
  if (days === null) return { from, to: from + milliseconds };
  return { from, to: zone.instantOf(UTC.wallOf(UTC.instantOf(start) + days * DAY_MS)) };
}
