import type { CalendarSettings } from '../../../../entities/CalendarSettings.js';
import type { Schedule } from '../../hours/open-times.js';
import { DAY_MINUTES } from '../../hours/week.js';
import { blockedAt, blockedOf, type BlockedTime } from './blocked-times.js';
import { datedHours, type DatedHours } from './dated-hours.js';
import { freeTimes, type Resource } from './free-times.js';
import { LocalClock, localDay } from './LocalClock.js';

export interface StaffWish {
  /** Minute since 1970. */
  wanted: number;
  /** It keeps no minutes free before and after. */
  isEvent: boolean;
  /** Without staff: of an event for everybody, of anything else by nobody in particular. */
  parts: readonly { staffId: string | null; begins: number; minutes: number }[];
}

export interface StaffFacts {
  timeZone: string;
  /** Of the business under the key null, and of all staff who have hours. */
  schedules: ReadonlyMap<string | null, Schedule>;
  /** Without the times of what is to move. */
  blocked: readonly BlockedTime[];
  settings: CalendarSettings;
  /** Minutes since 1970. */
  now: number;
}

/** How many days before and after the wanted one are looked at. */
export const DAYS_AROUND = 7;
const MAX_TIMES = 3;

/** What the calendar shows without hours: 9:00 to 17:00. */
const USUAL = Array.from({ length: 7 }, (_, weekday) => ({ weekday, opens: 540, closes: 1020 }));

/** Up to three free times nearest to the wanted one, not in the past, in order; minutes since 1970. The staff need no notice, and do whatever they are given. */
export function nearestStarts(facts: StaffFacts, { wanted, isEvent, parts }: StaffWish): number[] {
  const { timeZone, schedules, settings, now } = facts;
  const day = localDay(timeZone, wanted);
  const first = Math.max(day - DAYS_AROUND, localDay(timeZone, now));
  const last = day + DAYS_AROUND;
  const ends = Math.max(...parts.map(({ begins, minutes }) => begins + minutes));
  const days = { first: first - 1, last: last + Math.ceil(ends / DAY_MINUTES) };
  const clock = new LocalClock(timeZone, days.first, days.last);
  const business = schedules.get(null);
  const unknown = { timeZone, week: USUAL, exceptions: new Map() };
  const hoursOf = (staffId: string | null): DatedHours =>
    datedHours((staffId && schedules.get(staffId)) || business || unknown, days, { clock, business });
  const resourcesOf = (staffId: string | null): Resource[] => {
    const hours = hoursOf(staffId);
    if (staffId !== null) return [{ hours, blocked: blockedOf(facts.blocked, staffId) }];
    if (isEvent) return [{ hours, blocked: facts.blocked }];
    return Array.from({ length: settings.bookingSlots }, (_, index) => ({
      hours,
      blocked: blockedAt(facts.blocked, index + 1),
    }));
  };
  const visit = {
    parts: parts.map(({ staffId, begins, minutes }) => ({
      begins,
      minutes,
      resources: resourcesOf(staffId),
      others: [],
    })),
    bufferBefore: isEvent ? 0 : settings.bufferBefore,
    bufferAfter: isEvent ? 0 : settings.bufferAfter,
    interval: settings.bookingInterval,
  };
  return [...freeTimes(visit, { clock, days: { first, last }, earliest: now }).values()]
    .flat()
    .sort((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted) || one - other)
    .slice(0, MAX_TIMES)
    .sort((one, other) => one - other);
}
