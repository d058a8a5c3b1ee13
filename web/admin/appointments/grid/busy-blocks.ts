import type { CalendarPage_CalendarQuery } from '../appointments.generated';
import { wallRange } from '../wall-time';
import type { ClosedTime } from './closed-times';
import { anyone } from './grid-columns';

type Busy = Pick<CalendarPage_CalendarQuery['calendar'], 'busy' | 'timeZone'>;

interface Shown {
  /** Ids of the columns that are shown. */
  columns: readonly string[];
  isWeek: boolean;
}

/** A time behind the blocks in which a staff member is busy. */
export interface BusyTime extends ClosedTime {
  words: string;
  /** With somebody who walked in; otherwise with what an outside calendar has. */
  isWalkIn: boolean;
}

/** Times at which staff are busy elsewhere, behind what is in the calendar; in the week, which has no columns of staff, only of a single one. */
export function busyBlocks({ busy, timeZone }: Busy, { columns, isWeek }: Shown): BusyTime[] {
  const staff = columns.filter((id) => id !== anyone);
  if (isWeek && staff.length !== 1) return [];
  return busy
    .filter(({ staffId }) => staff.includes(staffId))
    .map(({ staffId, startsAt, endsAt }) => ({
      id: `busy-${staffId}-${startsAt}`,
      ...wallRange(startsAt, endsAt, timeZone),
      columns: isWeek ? [] : [staffId],
      words: 'Busy (outside calendar)',
      isWalkIn: false,
    }));
}
