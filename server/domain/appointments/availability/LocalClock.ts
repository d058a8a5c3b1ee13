import { LRUCache } from 'lru-cache';
import { IANAZone } from 'luxon';
import { DAY_MINUTES } from '../../hours/week.js';
import { DAY_MS, MINUTE_MS } from '../../../core/durations.js';

/** Days since 1 January 1970 of a date, as in 2026-12-25. */
export const dayOf = (date: string): number => Date.parse(`${date}T00:00Z`) / DAY_MS;

const dates = new LRUCache<number, string>({ maxSize: 50_000, sizeCalculation: (date) => date.length });

/** The date of a day, as in 2026-12-25. */
export function dateOf(day: number): string {
  let date = dates.get(day);
  if (date === undefined) dates.set(day, (date = new Date(day * DAY_MS).toISOString().slice(0, 10)));
  return date;
}

/** Minutes by which the clocks of a zone are ahead of UTC, at a minute since 1970. */
const offsetAt = (timeZone: string, minute: number): number => IANAZone.create(timeZone).offset(minute * MINUTE_MS);

/** The day that the clocks of a zone show, at a minute since 1970. */
export const localDay = (timeZone: string, minute: number): number =>
  Math.floor((minute + offsetAt(timeZone, minute)) / DAY_MINUTES);

/** A time in which the clocks do not change, in minutes since 1970. */
interface Season {
  from: number;
  to: number;
  offset: number;
}

/** Asking a zone for the offset of a day takes longer than to find the free times of one. */
const known = new LRUCache<string, readonly Season[]>({
  maxSize: 1_000_000,
  // Each season is three numbers, with what holds them.
  sizeCalculation: (seasons, key) => key.length + 80 * seasons.length,
});

/**
 * The clock on the wall for some days. Local minutes count from midnight of 1 January 1970 on the wall: of a day `day * 1440` to the next one's, whether or
 * not the clocks change. The zone is asked once per day, and not again for the same days.
 */
export class LocalClock {
  readonly #seasons: readonly Season[];

  constructor(timeZone: string, firstDay: number, lastDay: number) {
    const key = `${timeZone} ${firstDay} ${lastDay}`;
    this.#seasons = known.get(key) ?? seasonsOf(timeZone, firstDay - 1, lastDay + 2);
    known.set(key, this.#seasons);
  }

  /** The minute since 1970 at which the clock shows a local minute first; null for one that it skips. */
  minuteOf(local: number): number | null {
    const { from, offset } = this.#seasonOf(local);
    return local - offset < from ? null : local - offset;
  }

  /** The same; of one that it skips the minute after the skip. */
  minuteFrom(local: number): number {
    const { from, offset } = this.#seasonOf(local);
    return Math.max(local - offset, from);
  }

  /** What the clock shows at a minute since 1970, in local minutes. */
  localOf(minute: number): number {
    return minute + this.#seasons.find(({ to }) => minute < to)!.offset;
  }

  #seasonOf(local: number): Season {
    for (const season of this.#seasons) if (local - season.offset < season.to) return season;
    throw new Error('The last season has no end');
  }
}

function seasonsOf(timeZone: string, firstDay: number, lastDay: number): Season[] {
  let season: Season = { from: -Infinity, to: Infinity, offset: offsetAt(timeZone, firstDay * DAY_MINUTES) };
  const seasons = [season];
  for (let day = firstDay + 1; day <= lastDay; day += 1) {
    const offset = offsetAt(timeZone, day * DAY_MINUTES);
    if (offset === season.offset) continue;
    const change = changeIn(timeZone, day - 1, season.offset);
    season.to = change;
    seasons.push((season = { from: change, to: Infinity, offset }));
  }
  return seasons;
}

/** The minute of a day of UTC at which the offset stops being `offset`. */
function changeIn(timeZone: string, day: number, offset: number): number {
  let [before, after] = [day * DAY_MINUTES, (day + 1) * DAY_MINUTES];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (offsetAt(timeZone, middle) === offset) before = middle;
    else after = middle;
  }
  return after;
}
