import type { Appointment } from '../states';
import { instantAt, laterWall, wallTime } from '../wall-time';
import type { Slot } from './appointment-draft';
import { partOf } from './part-draft';

interface Now {
  timeZone: string;
  /** Epoch milliseconds. */
  now: number;
}

const week = 7 * 24 * 60;

/** The same visit at the same time of the clock: a week after it, or of one that is long over, on the next such day from now on. */
export function nextVisit({ startsAt, customer, parts }: Appointment, { timeZone, now }: Now): Slot {
  let next = laterWall(wallTime(startsAt, timeZone), week);
  while (instantAt(next, timeZone).getTime() <= now) next = laterWall(next, week);
  return { startsAt: instantAt(next, timeZone), ...(customer && { customer }), parts: parts.map(partOf) };
}
