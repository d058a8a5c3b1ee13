import type { Pace } from '../../server/domain/check-ins/waits/pace.js';
import { AGES } from '../../server/domain/check-ins/waits/service-times.js';

/** The pace of a business that serves every party for about so many minutes. */
export const steadyPace = (now: Date, minutes: number, more: Partial<Pace> = {}): Pace => ({
  measuredAt: now.toISOString(),
  timeZone: 'America/New_York',
  stations: 1,
  // Services hardly end before their time, and then at once.
  service: { mean: minutes, hazards: AGES.map((age) => (age < 0.95 ? 0.001 : 30)) },
  hours: Array<number>(24).fill(1),
  days: Array<number>(7).fill(1),
  sizes: Array<number>(4).fill(1),
  leaving: 0,
  tails: [0.1, 0.1],
  ...more,
});
