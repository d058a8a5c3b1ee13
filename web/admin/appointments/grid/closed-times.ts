import { hasOwnHours, openOn, type Hours } from '../outside-hours';
import { laterWall, wallRange, type WallTime } from '../wall-time';
import { staffOfColumn } from './grid-columns';

export interface ClosedTime {
  id: string;
  start: WallTime;
  end: WallTime;
  /** Where it is shaded; none in the week, which has no columns of staff. */
  columns: string[];
}

/** Times of these days outside the hours of a column, to be shaded; `until` is the hour at which they end, an empty list where neither the column nor the business has hours. */
export function closedTimes(hours: Hours, column: string | null, until = 24): ClosedTime[] {
  const staffId = column === null ? null : staffOfColumn(column);
  const owner = hasOwnHours(hours, staffId) ? staffId : null;
  if (owner === null && !hours.hasHours) return [];
  return hours.days.flatMap((day) => {
    const closed: ClosedTime[] = [];
    const end = laterWall(`${day.date}T00:00`, until * 60);
    let from = `${day.date}T00:00`;
    const shade = (to: WallTime) => {
      if (to > from)
        closed.push({ id: `closed-${column}-${from}`, start: from, end: to, columns: column === null ? [] : [column] });
    };
    for (const range of openOn(day, owner)) {
      const open = wallRange(range.startsAt, range.endsAt, hours.timeZone);
      shade(open.start);
      if (open.end > from) from = open.end;
    }
    shade(end);
    return closed;
  });
}
