/**
 * A finished wait with the facts known at its start. `hour` is by the business's clock; `hasLeft`: it ended because
 * the party canceled, which is no sample of a wait but shortens the queue.
 */
export interface PaceSample {
  at: Date;
  hour: number;
  waitMinutes: number;
  partiesAhead: number;
  partySize: number;
  hasLeft?: boolean;
}

/**
 * How fast a business calls its parties up, as small JSON for quotes. A wait is
 * `range[parties ahead] × level × hours[hour] × sizes[class of party size]`.
 */
export interface Pace {
  version: 1;
  /** Number of waits measured. */
  visits: number;
  measuredAt: string;
  timeZone: string;
  /** Recent visits relative to the long run: 1.3 is 30 % slower. */
  level: number;
  /** 24 factors, by the hour of the business's clock. */
  hours: number[];
  /** Factors by `sizeClass`. */
  sizes: number[];
  /** Low and high minutes by parties ahead, 0 to LONGEST_LINE, for a joining party; both never decrease. */
  atTheDoor: Range[];
  /** The same for a waiting party, which was not called up at once. */
  inLine: Range[];
}
export type Range = [low: number, high: number];

/** A wait from a moment on, its long-run expectation, and the level known at that moment. */
export interface RemainingWait {
  visit: PaceSample;
  at: number;
  waitMinutes: number;
  partiesAhead: number;
  expected: number;
  level: number;
}

/** Minimum time between two measurements: what one visit more changes can wait. */
export const PACE_MS = 60_000;
/** Minimum number of finished waits. */
export const MIN_VISITS = 10;
export const MAX_VISITS = 300;
export const LONGEST_LINE = 24;
/** Percentage of waits that a range shall contain. */
export const PROMISED_PERCENT = 80;
/** After this a party counts as waiting, not called up at once. */
export const SETTLED_MINUTES = 1;

export const MINUTE_MS = 60_000;
/** The level's deviation halves after this many hours: tomorrow need not be as slow as today. */
const LEVEL_HALF_LIFE_HOURS = 8;
export const sizeClass = (partySize: number): number =>
  partySize <= 2 ? 0 : partySize <= 4 ? 1 : partySize <= 6 ? 2 : 3;
/** Remaining share of the level's deviation. */
export const levelKept = (sinceMs: number): number =>
  0.5 ** (Math.max(0, sinceMs) / (60 * MINUTE_MS) / LEVEL_HALF_LIFE_HOURS);
/** Queues longer than the tables are extrapolated in proportion. */
export const beyond = (partiesAhead: number): number => Math.max(1, (partiesAhead + 1) / (LONGEST_LINE + 1));

/** A range to show: whole minutes, never empty. */
export function wholeMinutes(low: number, high: number): Range {
  const from = Math.max(0, Math.round(low));
  return [from, Math.max(from + 1, Math.round(high))];
}

/** Whether a wait was as long as a range said that was told in whole minutes; without making the range. */
export function isHeld(minutes: number, low: number, high: number): boolean {
  const from = Math.max(0, Math.round(low));
  return minutes >= from && minutes <= Math.max(from + 1, Math.round(high));
}
