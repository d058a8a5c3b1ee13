import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isoString } from '../../server/core/graphql/iso-string.js';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
/** Further than any calendar reaches, back before 1970, too. */
const [FIRST, LAST] = [Date.parse('-000100-01-01'), Date.parse('+012000-01-01')];

test('a time as text is what the engine says, whichever comes before it', () => {
  const time = fc.oneof(
    fc.integer({ min: FIRST, max: LAST }),
    fc.integer({ min: FIRST / MINUTE, max: LAST / MINUTE }).map((minute) => Math.floor(minute) * MINUTE),
    fc.constantFrom(-MINUTE, -1, 0, MINUTE, DAY - MINUTE, DAY, DAY + MINUTE),
  );
  fc.assert(
    fc.property(fc.array(time), (times) => {
      const dates = times.map((ms) => new Date(ms));
      expect(dates.map(isoString)).toEqual(dates.map((date) => date.toISOString()));
    }),
  );
  expect(() => isoString(new Date(NaN))).toThrow(RangeError);
});
