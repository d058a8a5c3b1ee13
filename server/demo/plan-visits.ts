import { DateTime } from 'luxon';
import { CheckInStatus } from '../../entities/CheckInStatus.js';
import { seeded } from './seeded.js';
import { MINUTE_MS } from '../core/durations.js';

/** An event of a visit: the host sets its status or marks a no-show, or the customer rates it. */
export type Step = { at: Date } & ({ status: CheckInStatus } | { noShow: true } | { rating: number; text: string });

export interface DemoVisit {
  /** Index into the demo's people. */
  person: number;
  partySize: number;
  notes: string;
  /** Indices into the demo's services. */
  wishes: number[];
  /** Index into the demo's staff, and whether the customer asked for them; null for anyone. */
  staff: { index: number; isAskedFor: boolean } | null;
  arrives: Date;
  /** In order of time. */
  steps: Step[];
}

const NOTES = [
  '',
  '',
  '',
  '',
  '',
  'Running five minutes late',
  'Window seat, please',
  'First time here',
  'Wheelchair access',
  'With my daughter',
];
const RATINGS: [rating: number, text: string][] = [
  [5, 'Best cut in town.'],
  [5, ''],
  [5, 'Quick and kind.'],
  [4, ''],
  [5, ''],
  [4, 'A little loud, but lovely.'],
  [3, ''],
  [5, ''],
  [2, 'I waited longer than I was told.'],
  [4, ''],
];
const DAYS_OF_HISTORY = 6;
const OPEN_MINUTES = 510;
/** Today's parties: minutes since arrival and current status. */
const TODAY: [number, CheckInStatus][] = [
  [172, CheckInStatus.SEATED],
  [155, CheckInStatus.SEATED],
  [141, CheckInStatus.CANCELED],
  [120, CheckInStatus.SEATED],
  [104, CheckInStatus.SEATED],
  [88, CheckInStatus.SEATED],
  [61, CheckInStatus.SEATED],
  [52, CheckInStatus.CANCELED],
  [44, CheckInStatus.SEATED],
  [31, CheckInStatus.READY],
  [27, CheckInStatus.CHECKED_IN],
  [22, CheckInStatus.CHECKED_IN],
  [16, CheckInStatus.CHECKED_IN],
  [11, CheckInStatus.CHECKED_IN],
  [7, CheckInStatus.CHECKED_IN],
  [3, CheckInStatus.CHECKED_IN],
];

/** Maximum age of today's first party. */
export const TODAY_MS = 175 * MINUTE_MS;

const later = (from: Date, minutes: number) => new Date(from.getTime() + minutes * MINUTE_MS);

/** Two parties of three say what they want: one service, or two. */
function wishesOf(random: () => number, services: number): number[] {
  const count = Math.floor(random() * 3);
  return [...new Set(Array.from({ length: count }, () => Math.floor(random() * services)))];
}

/** Of five parties one is given to somebody, and two ask for them. */
function staffChoiceOf(random: () => number, staff: number): DemoVisit['staff'] {
  const share = random();
  const index = Math.floor(random() * staff);
  return share < 0.6 ? { index, isAskedFor: share < 0.4 } : null;
}

interface Counts {
  people: number;
  services: number;
  staff: number;
}

/** Past days of a salon and today's queue, deterministic for the same `now`. Times of day are in the zone. */
export function planVisits({ people, services, staff }: Counts, now: Date, zone: string): DemoVisit[] {
  const random = seeded(20_261_121);
  const wish = seeded(20_261_123);
  const chooseStaff = seeded(20_261_124);
  const pick = (count: number) => Math.floor(random() * count);
  const visit = (person: number, arrives: Date): DemoVisit => ({
    person: person % people,
    partySize: 1 + pick(4) * pick(2),
    notes: NOTES[pick(NOTES.length)]!,
    wishes: wishesOf(wish, services),
    staff: staffChoiceOf(chooseStaff, staff),
    arrives,
    steps: [],
  });
  const serve = (entry: DemoVisit, serviceMinutes: number, called: Date): Date => {
    entry.steps.push({ at: called, status: CheckInStatus.READY });
    if (random() < 0.05) {
      entry.steps.push({ at: later(called, 10), noShow: true });
      return later(called, 10);
    }
    const seated = later(called, 1 + pick(3));
    entry.steps.push({ at: seated, status: CheckInStatus.SEATED });
    const [rating, text] = RATINGS[pick(RATINGS.length)]!;
    if (random() < 0.4) entry.steps.push({ at: later(seated, serviceMinutes + 15), rating, text });
    return later(seated, serviceMinutes);
  };

  const visits: DemoVisit[] = [];
  for (let back = DAYS_OF_HISTORY; back >= 1; back -= 1) {
    const nine = DateTime.fromJSDate(now, { zone })
      .minus({ days: back })
      .set({ hour: 9, minute: 0, second: 0, millisecond: 0 });
    const [parties, chairs] = nine.weekday >= 6 ? [34, 3] : [23, 2];
    const free = Array.from({ length: chairs }, () => nine.toJSDate());
    const first = pick(people);
    const arrivals = Array.from({ length: parties }, () => pick(OPEN_MINUTES)).sort((a, b) => a - b);
    for (const [index, minutes] of arrivals.entries()) {
      const entry = visit(first + index, nine.plus({ minutes }).toJSDate());
      visits.push(entry);
      free.sort((a, b) => a.getTime() - b.getTime());
      const called = new Date(Math.max(free[0]!.getTime(), later(entry.arrives, 1 + pick(3)).getTime()));
      const patience = later(entry.arrives, 30 + pick(60));
      if (called > patience) entry.steps.push({ at: patience, status: CheckInStatus.CANCELED });
      else free[0] = serve(entry, 25 + pick(25), called);
    }
  }
  const first = pick(people);
  for (const [index, [minutes, status]] of TODAY.entries()) {
    const entry = visit(first + index, later(now, -minutes));
    if (status !== CheckInStatus.CHECKED_IN)
      entry.steps.push({ at: later(entry.arrives, Math.min(minutes - 1, 8 + pick(14))), status });
    visits.push(entry);
  }
  return visits;
}
