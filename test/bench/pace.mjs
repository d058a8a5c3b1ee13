// What a business's pace looks like after some weeks: measured by the product itself from made-up visits.
import { measurePace } from '../../dist/server/domain/check-ins/waits/measure-pace.js';

export function typicalPace(now = new Date()) {
  const visits = Array.from({ length: 300 }, (_, n) => ({
    at: new Date(now.getTime() - (300 - n) * 90 * 60_000),
    hour: (n * 3) % 24,
    waitMinutes: 4 + 6 * (n % 6) + (n % 7),
    partiesAhead: n % 6,
    partySize: 1 + (n % 5),
  }));
  return measurePace(visits, 'America/New_York', now);
}
