import { expect, test } from '@jest/globals';
import { usHolidays } from '../../server/domain/hours/us-holidays.js';

/** As the Office of Personnel Management lists them; fixed dates on the days themselves. */
test.each([
  [2026, '01-01 01-19 02-16 05-25 06-19 07-04 09-07 10-12 11-11 11-26 12-25'],
  [2027, '01-01 01-18 02-15 05-31 06-19 07-04 09-06 10-11 11-11 11-25 12-25'],
  [2028, '01-01 01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-11 11-23 12-25'],
  [2029, '01-01 01-15 02-19 05-28 06-19 07-04 09-03 10-08 11-11 11-22 12-25'],
  [2030, '01-01 01-21 02-18 05-27 06-19 07-04 09-02 10-14 11-11 11-28 12-25'],
])('the holidays of %i', (year, dates) => {
  expect(usHolidays(year).map(({ date }) => date)).toEqual(dates.split(' ').map((date) => `${year}-${date}`));
  expect(usHolidays(year).at(-2)!.name).toBe('Thanksgiving');
});
