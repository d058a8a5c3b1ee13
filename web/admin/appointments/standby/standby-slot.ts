import type { Slot } from '../entry/appointment-draft';
import { usualStart } from '../new-slot';
import { hasOwnHours, type Hours, openOn } from '../outside-hours';
import { instantAt } from '../wall-time';
import type { Standby } from './standby-words';

interface Now {
  today: string;
  timeZone: string;
  /** Epoch milliseconds. */
  now: number;
  interval: number;
  /** Around the first day that they want; null where they could not be read. */
  hours: Hours | null;
}

/** The first day that they want and that is not past. */
export const firstWanted = ({ firstDate }: Pick<Standby, 'firstDate'>, today: string): string =>
  firstDate < today ? today : firstDate;

/** Where the form of a new appointment opens for who waits: at the time that is held for them, else at the first open time that they want. */
export function standbySlot(standby: Standby, scene: Now): Slot {
  const { offer, customer, parts } = standby;
  return {
    startsAt: offer ? new Date(offer.startsAt) : (firstOpen(standby, scene) ?? firstAsked(standby, scene)),
    customer,
    parts: parts.map(({ staff, products, minutes }) => ({
      products,
      staff,
      askedForStaff: staff !== null,
      minutes: String(minutes),
    })),
  };
}

/** Their first day, at the time from which on they want it. */
function firstAsked(standby: Standby, { today, ...clock }: Now): Date {
  const date = firstWanted(standby, today);
  const asked = standby.fromTime && instantAt(`${date}T${standby.fromTime}`, clock.timeZone);
  return asked && asked.getTime() > clock.now ? asked : usualStart(date, clock);
}

/** Null where nothing that they want is open on the days whose hours are known. */
function firstOpen({ firstDate, lastDate, fromTime, toTime, parts }: Standby, scene: Now): Date | null {
  const { timeZone, now, interval, hours } = scene;
  if (!hours?.hasHours) return null;
  const staffId = parts[0]?.staff?.id ?? null;
  const owner = hasOwnHours(hours, staffId) ? staffId : null;
  const length = parts.reduce((sum, { minutes }) => sum + minutes, 0) * 60_000;
  const next = Math.ceil(now / (interval * 60_000)) * interval * 60_000;
  for (const day of hours.days.filter(({ date }) => date >= firstDate && date <= lastDate)) {
    const at = (time: string) => instantAt(`${day.date}T${time}`, timeZone).getTime();
    const from = Math.max(next, fromTime ? at(fromTime) : 0);
    // A last time before the first is after midnight.
    const to = toTime && !(fromTime && toTime < fromTime) ? at(toTime) : Infinity;
    for (const open of openOn(day, owner)) {
      const start = Math.max(Date.parse(open.startsAt), from);
      if (start <= to && start + length <= Date.parse(open.endsAt)) return new Date(start);
    }
  }
  return null;
}
