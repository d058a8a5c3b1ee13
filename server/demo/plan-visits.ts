import { DateTime } from 'luxon';
import { CheckInStatus } from '../../entities/CheckInStatus.js';

export interface Visit {
  /** Index into the demo's people. */
  person: number;
  partySize: number;
  notes: string;
  arrives: Date;
  /** What becomes of it, in order of time. */
  changes: { at: Date; status: CheckInStatus }[];
}

const NOTES = ['', '', '', '', '', 'Running five minutes late', 'Window seat, please', 'First time here', 'Wheelchair access', 'With my daughter'];
const MINUTE_MS = 60_000;
const DAYS_OF_HISTORY = 7;
/** What waits now: minutes since arrival; and how each stands. */
const TODAY: [number, CheckInStatus][] = [
  [172, CheckInStatus.SEATED], [155, CheckInStatus.SEATED], [141, CheckInStatus.CANCELED], [120, CheckInStatus.SEATED], [104, CheckInStatus.SEATED], [88, CheckInStatus.SEATED],
  [61, CheckInStatus.SEATED], [52, CheckInStatus.CANCELED], [44, CheckInStatus.SEATED], [31, CheckInStatus.READY], [27, CheckInStatus.CHECKED_IN], [22, CheckInStatus.CHECKED_IN],
  [16, CheckInStatus.CHECKED_IN], [11, CheckInStatus.CHECKED_IN], [7, CheckInStatus.CHECKED_IN], [3, CheckInStatus.CHECKED_IN],
];

/** A week of visits and a queue of today, the same for the same `now`: the seed is fixed. Times of day are the zone's. */
export function planVisits(people: number, now: Date, zone: string): Visit[] {
  const random = mulberry32(20_261_121);
  const pick = (most: number) => Math.floor(random() * most);
  const visit = (person: number, arrives: Date, changes: Visit['changes']): Visit => ({ person, partySize: 1 + pick(4) * pick(2), notes: NOTES[pick(NOTES.length)]!, arrives, changes });
  const later = (from: Date, minutes: number) => new Date(from.getTime() + minutes * MINUTE_MS);

  const visits: Visit[] = [];
  for (let back = DAYS_OF_HISTORY; back >= 1; back -= 1) {
    const nine = DateTime.fromJSDate(now, { zone }).minus({ days: back }).set({ hour: 9, minute: 0, second: 0, millisecond: 0 });
    const parties = nine.weekday >= 6 ? 16 : 11;
    const first = pick(people);
    for (let index = 0; index < parties; index += 1) {
      const arrives = nine.plus({ minutes: 20 + index * Math.floor(480 / parties) + pick(20) }).toJSDate();
      const ready = later(arrives, 6 + pick(25));
      visits.push(visit((first + index) % people, arrives, random() < 0.12
        ? [{ at: later(arrives, 10 + pick(15)), status: CheckInStatus.CANCELED }]
        : [{ at: ready, status: CheckInStatus.READY }, { at: later(ready, 1 + pick(6)), status: CheckInStatus.SEATED }]));
    }
  }
  const first = pick(people);
  for (const [index, [minutes, status]] of TODAY.entries()) {
    const arrives = later(now, -minutes);
    visits.push(visit((first + index) % people, arrives, status === CheckInStatus.CHECKED_IN ? [] : [{ at: later(arrives, Math.min(minutes - 1, 8 + pick(14))), status }]));
  }
  return visits;
}

/** A small generator of numbers from 0 to 1 with a seed. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
