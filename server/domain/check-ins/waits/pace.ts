import { MINUTE_MS } from '../../../core/durations.js';

/**
 * How fast a business serves its parties, as small JSON for quotes. Times are minutes of the business's own clock since 1970, so that hours and days
 * of the week are read off without a calendar.
 */
export interface Pace {
  measuredAt: string;
  timeZone: string;
  /** Chairs, tables or rooms that are served at the same time. */
  stations: number;
  service: { mean: number; hazards: number[] };
  /** 24 factors of speed, by the hour. */
  hours: number[];
  /** 7 factors of speed, from Sunday. */
  days: number[];
  /** Factors of the wait by `sizeClass`. */
  sizes: number[];
  /** The share of waiting parties that leave in a minute. */
  leaving: number;
  /** The shares of forecast waits below and above a range. */
  tails: [low: number, high: number];
}

/** A party that was called up: when, and since when it waited. */
export interface Call {
  at: number;
  since: number;
}

/** Minimum time between two measurements: the forecast itself follows every call. */
export const PACE_MS = 10 * MINUTE_MS;
/** Minimum number of finished waits. */
export const MIN_VISITS = 10;
export const MAX_VISITS = 300;
/** Percentage of waits that a range shall contain. */
export const PROMISED_PERCENT = 80;
/** How far back calls tell who is being served, as long as parties have a position (ruling 12). */
export const CALLS_MINUTES = 240;

export const DAY_MINUTES = 24 * 60;
export const sizeClass = (partySize: number): number =>
  partySize <= 2 ? 0 : partySize <= 4 ? 1 : partySize <= 6 ? 2 : 3;
export const hourOf = (at: number): number => Math.floor((at % DAY_MINUTES) / 60);
/** From Sunday; 1 January 1970 was a Thursday. */
export const dayOf = (at: number): number => (Math.floor(at / DAY_MINUTES) + 4) % 7;
