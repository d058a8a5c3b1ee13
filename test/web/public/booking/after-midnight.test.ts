import { expect, test } from '@jest/globals';
import { afterMidnight } from '../../../../web/public/booking/after-midnight';

const timeZone = 'America/New_York';
const on = (clocks: string[]) => clocks.map((clock) => `2031-01-06T${clock}:00.000-05:00`);

test.each([
  ['a night and the next evening', ['00:00', '01:45', '18:00'], 2],
  ['a night only', ['00:00', '01:45'], 2],
  ['a day', ['09:00', '16:30'], 0],
  ['a baker, who begins early', ['04:00', '05:00', '07:30', '12:00'], 0],
  ['who never closes', ['00:00', '02:00', '04:00', '06:00', '08:00'], 0],
  ['no time', [], 0],
])('the times of %s', (_whose, clocks, night) => {
  expect(afterMidnight(on(clocks), timeZone)).toBe(night);
});
