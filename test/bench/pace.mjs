// What a business's pace looks like after some weeks: measured by the product itself from made-up visits.
import { measurePace } from '../../dist/server/domain/check-ins/waits/measure-pace.js';

export function typicalPace(now = new Date()) {
  const visits = Array.from({ length: 300 }, (_, n) => ({
    // Fifty parties an evening, the first of them at once.
    at: now.getTime() / 60_000 - (6 - Math.floor(n / 50)) * 24 * 60 + (n % 50) * 4,
    minutes: Math.max(0, (n % 50) - 10) + (n % 3),
    partySize: 1 + (n % 5),
  })).map(({ at, minutes, partySize }) => ({ at, until: at + minutes, partySize, hasLeft: false }));
  return measurePace(visits, 'America/New_York', now);
}
