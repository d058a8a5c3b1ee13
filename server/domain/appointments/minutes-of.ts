import { STEP } from './limits.js';

/**
 * What services take together (ruling 25): those without a duration add nothing if another one has one; null where none has. Rounded up to 5 minutes, in
 * which the calendar counts.
 */
export function minutesOf(durations: readonly (number | null)[]): number | null {
  const known = durations.filter((duration) => duration !== null);
  if (known.length === 0) return null;
  const sum = known.reduce((total, duration) => total + duration, 0);
  return Math.ceil(sum / STEP) * STEP;
}
