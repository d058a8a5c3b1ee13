/** A check-in as the test made it, whatever the product thinks of it. */
export interface Made {
  id: string;
  at: number;
  partySize: number;
  isNew: boolean;
  /** Statuses in order, without what was taken back. */
  changes: { to: string; by: 'host' | 'party' | 'no-show' | null; at: number }[];
  isDeleted: boolean;
  rating: number | null;
  /** What the customer was told at check-in. */
  quote: { lowMinutes: number; highMinutes: number } | null;
}

const MINUTE = 60_000;
const DAY = 86_400_000;

export interface WallTime {
  date: string;
  hour: number;
  weekday: number;
}

/** Date, hour and weekday (1 Monday) by a zone's clock. */
function wallTime(at: number, timeZone: string): WallTime {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  });
  const part = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, value]));
  const date = `${part['year']}-${part['month']}-${part['day']}`;
  return { date, hour: Number(part['hour']), weekday: new Date(`${date}T00:00:00Z`).getUTCDay() || 7 };
}

/** The days from one to another, both included. */
export function daysOf(from: string, to: string): string[] {
  const days: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += DAY) days.push(new Date(at).toISOString().slice(0, 10));
  return days;
}

const statusOf = ({ changes }: Made): string => changes.at(-1)?.to ?? 'CHECKED_IN';
const isCall = (change: Made['changes'][number] | undefined) => change?.to === 'READY' || change?.to === 'SEATED';
/** A party that is put back in line waits on. */
const calledAfter = ({ at, changes }: Made): number | null => {
  const back = changes.findLastIndex(({ to }, index) => to === 'CHECKED_IN' && isCall(changes[index - 1]));
  const call = changes.slice(back + 1).find(isCall);
  return call ? call.at - at : null;
};

/** In whole minutes, shortest first. */
const waitsIn = (parties: readonly Made[]): number[] =>
  parties
    .map(calledAfter)
    .filter((wait) => wait !== null)
    .map((wait) => Math.round(wait / MINUTE))
    .sort((a, b) => a - b);

/** The smallest value that so large a share of all does not exceed, in whole minutes. */
function percentile(parties: readonly Made[], share: number): number | null {
  const waits = waitsIn(parties);
  return waits.find((_, index) => (index + 1) / waits.length >= share) ?? null;
}

function countsOf(parties: readonly Made[]) {
  const canceled = parties.filter((party) => statusOf(party) === 'CANCELED');
  const noShows = canceled.filter(({ changes }) => changes.at(-1)!.by === 'no-show').length;
  return {
    total: parties.length,
    seated: parties.filter((party) => statusOf(party) === 'SEATED').length,
    canceled: canceled.length - noShows,
    noShows,
  };
}
function medianOf(parties: readonly Made[]) {
  const waits = waitsIn(parties);
  const half = waits.length / 2;
  const middle = waits.length % 2 ? [waits[half - 0.5]!] : waits.slice(half - 1, half + 1);
  return { waitMedianMinutes: middle.length ? middle.reduce((sum, wait) => sum + wait) / middle.length : null };
}
const waitsOf = (parties: readonly Made[]) => ({ ...medianOf(parties), waitP90Minutes: percentile(parties, 0.9) });
const upTo = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

function accuracyOf(parties: readonly Made[]) {
  const over = parties.filter((party) => party.quote && calledAfter(party) !== null);
  const within = over.filter(
    (party) =>
      calledAfter(party)! >= party.quote!.lowMinutes * MINUTE &&
      calledAfter(party)! <= party.quote!.highMinutes * MINUTE,
  ).length;
  return over.length === 0
    ? null
    : { quotes: over.length, within, promisedPercent: 80, keptPercent: Math.round((within / over.length) * 100) };
}

/** The statistics of some days, counted one by one. */
export function expectedStatistics(made: readonly Made[], timeZone: string, from: string, to: string) {
  const days = daysOf(from, to);
  const parties = made.filter((party) => !party.isDeleted && days.includes(wallTime(party.at, timeZone).date));
  const of = <Part extends keyof WallTime>(part: Part, value: WallTime[Part]) =>
    parties.filter((party) => wallTime(party.at, timeZone)[part] === value);
  const newCustomers = parties.filter(({ isNew }) => isNew).length;
  const sized = (size: number) =>
    parties.filter(({ partySize }) => (size === 10 ? partySize >= 10 : partySize === size)).length;
  return {
    from,
    to,
    ...countsOf(parties),
    newCustomers,
    returningCustomers: parties.length - newCustomers,
    ...waitsOf(parties),
    days: days.map((date) => ({ date, ...countsOf(of('date', date)), ...waitsOf(of('date', date)) })),
    hours: upTo(0, 23).map((hour) => ({ hour, total: of('hour', hour).length, ...medianOf(of('hour', hour)) })),
    weekdays: upTo(1, 7).map((weekday) => ({
      weekday,
      total: of('weekday', weekday).length,
      ...medianOf(of('weekday', weekday)),
    })),
    partySizes: upTo(1, 10)
      .map((size) => ({ size, count: sized(size) }))
      .filter(({ count }) => count > 0),
    ratings: upTo(1, 5).map((rating) => ({ rating, count: parties.filter((party) => party.rating === rating).length })),
    quoteAccuracy: accuracyOf(parties),
  };
}
