import type { ExpectedArrival } from './keep-arrivals';
import type { Arrivals_ListQuery } from './arrivals.generated';

const minute = 60_000;

/** Whether who checks in `now` (epoch milliseconds) is too late for the place of their time, as the owner wants it. */
export const losesPlace = (
  { startsAt }: Pick<ExpectedArrival, 'startsAt'>,
  { lateMinutes, lateArrival }: Pick<Arrivals_ListQuery['calendarSettings'], 'lateMinutes' | 'lateArrival'>,
  now: number,
): boolean => lateArrival === 'END' && now > Date.parse(startsAt) + lateMinutes * minute;
