/**
 * A time in line that is over: how long it was, and what was known when it began. `hour` is that of the business's clock; `hasLeft`: it ended because
 * the party canceled, which says nothing of its own wait but moves the line.
 */
export interface Visit {
  at: Date;
  hour: number;
  waitMinutes: number;
  partiesAhead: number;
  partySize: number;
  hasLeft?: boolean;
}

/**
 * How fast a business calls its parties up: what a quote needs, as small JSON. A wait is
 * `range[parties ahead] × level × hours[hour] × sizes[class of party size]`.
 */
export interface Pace {
  version: 1;
  /** Waits that it was measured from. */
  visits: number;
  measuredAt: string;
  timeZone: string;
  /** How the last visits went beside the long run: 1.3 is 30 % slower. */
  level: number;
  /** 24 factors, by the hour of the business's clock. */
  hours: number[];
  /** Factors by `sizeClass`. */
  sizes: number[];
  /** Low and high minutes by parties ahead, 0 to LONGEST_LINE, of who comes in; neither ever falls. */
  atTheDoor: Range[];
  /** The same of who waits already: whoever is first then is not let in at once. */
  inLine: Range[];
}
export type Range = [low: number, high: number];

/** A wait from a moment on, what was expected of it in the long run, and the level that was known at that moment. */
export interface Told {
  visit: Visit;
  at: number;
  waitMinutes: number;
  partiesAhead: number;
  expected: number;
  level: number;
}

/** Measured at most this often: what one visit more changes can wait. */
export const PACE_MS = 60_000;
/** Fewer finished waits than this say nothing. */
export const FEWEST_VISITS = 10;
export const MOST_VISITS = 300;
export const LONGEST_LINE = 24;
/** Of 100 waits, how many a range shall hold. */
export const PROMISED_PERCENT = 80;
/** From then on a party waits: it was not let in at once. */
export const SETTLED_MINUTES = 1;

export const MINUTE_MS = 60_000;
/** After so many hours half of what was special about a day is forgotten: tomorrow need not be as slow as today. */
const LEVEL_HALF_LIFE_HOURS = 8;
export const sizeClass = (partySize: number): number =>
  partySize <= 2 ? 0 : partySize <= 4 ? 1 : partySize <= 6 ? 2 : 3;
/** How much of the level is left after a while. */
export const levelKept = (sinceMs: number): number =>
  0.5 ** (Math.max(0, sinceMs) / (60 * MINUTE_MS) / LEVEL_HALF_LIFE_HOURS);
/** Lines longer than the tables go on in proportion. */
export const beyond = (partiesAhead: number): number => Math.max(1, (partiesAhead + 1) / (LONGEST_LINE + 1));

/** A range as people are told it: whole minutes, never empty. */
export function wholeMinutes(low: number, high: number): Range {
  const from = Math.max(0, Math.round(low));
  return [from, Math.max(from + 1, Math.round(high))];
}

/** Whether a wait was as long as a range said that was told in whole minutes; without making the range. */
export function isHeld(minutes: number, low: number, high: number): boolean {
  const from = Math.max(0, Math.round(low));
  return minutes >= from && minutes <= Math.max(from + 1, Math.round(high));
}
