import { HOUR_MS, MINUTE_MS } from '../../../core/durations.js';

const USUAL_MS = 30 * MINUTE_MS;
const LONGEST_MS = 12 * HOUR_MS;
/** So much sooner or later, always the same for one calendar: those that were due at once do not stay together. */
const SPREAD_MS = 5 * MINUTE_MS;

/** When a calendar is read again: in about 30 minutes, after each failure in a row in twice the time, in 12 hours at most. */
export function nextFetch(now: Date, { id, failures }: { id: string; failures: number }): Date {
  const wait = Math.min(USUAL_MS * 2 ** Math.min(failures, 10), LONGEST_MS);
  const share = Number((BigInt(id) * 2_654_435_761n) % 1000n) / 1000;
  return new Date(now.getTime() + wait - SPREAD_MS + Math.round(2 * SPREAD_MS * share));
}
