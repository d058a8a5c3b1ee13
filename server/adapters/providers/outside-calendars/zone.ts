import ICAL from 'ical.js';
import { DateTime } from 'luxon';
import { Barren } from './Barren.js';
import { beginRule } from './limit-steps.js';
import { ReadingError } from './ReadingError.js';

/** A time on a clock, without a zone. */
export type Wall = InstanceType<typeof ICAL.Time>;

/** What clocks show somewhere. */
export interface Zone {
  /** Epoch milliseconds of a time on the clock. */
  instantOf(wall: Wall): number;
  wallOf(instant: number): Wall;
}

export function zoneNamed(name: string): Zone {
  return {
    instantOf: ({ year, month, day, hour, minute, second }) =>
      DateTime.fromObject({ year, month, day, hour, minute, second: Math.min(second, 59) }, { zone: name }).toMillis(),
    wallOf(instant) {
      const { year, month, day, hour, minute, second } = DateTime.fromMillis(instant, { zone: name });
      return wallAt({ year, month, day, hour, minute, second });
    },
  };
}

export const UTC = zoneNamed('utc');

export const wallAt = (fields: {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}): Wall => new ICAL.Time({ ...fields, isDate: false }, ICAL.Timezone.localTimezone);

const asUtc = ({ year, month, day, hour, minute, second }: Wall): number =>
  Date.UTC(year, month - 1, day, hour, minute, second);

/** As the file itself defines it. */
export function zoneOfFile(component: InstanceType<typeof ICAL.Component>): Zone {
  const zone = new ICAL.Timezone(component);
  const offsetAt = (wall: Wall): number => {
    beginRule();
    try {
      return zone.utcOffset(wall) * 1000;
    } catch (error) {
      throw error instanceof Barren ? new ReadingError('TOO_COMPLEX') : error;
    }
  };
  return {
    instantOf: (wall) => asUtc(wall) - offsetAt(wall),
    wallOf(instant) {
      const guess = UTC.wallOf(instant);
      const near = UTC.wallOf(instant + offsetAt(guess));
      return UTC.wallOf(instant + offsetAt(near));
    },
  };
}
