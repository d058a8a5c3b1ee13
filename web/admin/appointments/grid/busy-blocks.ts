import type { CalendarPage_CalendarQuery } from '../appointments.generated';
import { wallRange } from '../wall-time';
import type { ClosedTime } from './closed-times';
import { anyone, type GridColumn } from './grid-columns';

type Busy = Pick<CalendarPage_CalendarQuery['calendar'], 'busy' | 'timeZone'>;

/** A time behind the blocks in which a staff member is busy. */
export interface BusyTime extends ClosedTime {
  words: string;
  /** With somebody who walked in; otherwise with what an outside calendar has. */
  isWalkIn: boolean;
}

/** Times at which staff are busy elsewhere, behind what is in the calendar, each in the column of who is. */
export const busyBlocks = ({ busy, timeZone }: Busy): BusyTime[] =>
  busy.map(({ staffId, startsAt, endsAt }) => ({
    id: `busy-${staffId}-${startsAt}`,
    ...wallRange(startsAt, endsAt, timeZone),
    columns: [staffId],
    words: 'Busy (outside calendar)',
    isWalkIn: false,
  }));

/** In the week, which has no columns of staff: of those who are shown, by name where there are several. */
export function busyInWeek(
  times: readonly BusyTime[],
  columns: readonly Pick<GridColumn, 'id' | 'name'>[],
): BusyTime[] {
  const staff = columns.filter(({ id }) => id !== anyone);
  return times.flatMap((time) => {
    const who = staff.find(({ id }) => time.columns.includes(id));
    if (!who) return [];
    return [{ ...time, columns: [], words: staff.length === 1 ? time.words : `${who.name}: ${time.words}` }];
  });
}
