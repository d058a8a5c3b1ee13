import { HOUR_MS, MINUTE_MS } from '../../../core/durations.js';

const USUAL_MS = 30 * MINUTE_MS;
const LONGEST_MS = 12 * HOUR_MS;
/** Of one that is slow, but can be read. */
const LONGEST_OF_SLOW_MS = 3 * HOUR_MS;
/** So much sooner or later, always the same for one calendar: those that were due at once do not stay together. */
const SPREAD_MS = 5 * MINUTE_MS;
/** The wait of one whose turn did not come. */
const PUT_OFF_MS = 2 * MINUTE_MS;

interface Past {
  id: string;
  /** Readings in a row that failed or were slow. */
  failures: number;
  isSlow?: boolean;
}

/**
 * When a calendar is read again: in about 30 minutes, after each reading in a row that failed or was slow in twice the time, in 12 hours at most, or in 3 where
 * the last one was only slow.
 */
export function nextFetch(now: Date, { id, failures, isSlow = false }: Past): Date {
  const wait = Math.min(USUAL_MS * 2 ** Math.min(failures, 10), isSlow ? LONGEST_OF_SLOW_MS : LONGEST_MS);
  return new Date(now.getTime() + wait - SPREAD_MS + Math.round(2 * SPREAD_MS * shareOf(id)));
}

/** When a calendar has another turn. */
export const nextTurn = (now: Date, id: string): Date =>
  new Date(now.getTime() + Math.round(PUT_OFF_MS * (0.5 + shareOf(id))));

/** When it is seen again whether the plan has booking. */
export const nextPlanLook = (now: Date, id: string): Date => nextFetch(now, { id, failures: 2 });

/** From 0 to 1, always the same for one calendar. */
const shareOf = (id: string): number => Number((BigInt(id) * 2_654_435_761n) % 1000n) / 1000;
