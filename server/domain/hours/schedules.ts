import type { HoursException } from '../../../entities/HoursException.js';
import { sql, type Sql } from '../../core/database/sql.js';
import { daysOf, EXCEPTION_JSON } from './exception-rows.js';
import { hourRowsWhere, weekOf, type HourRow } from './hour-rows.js';
import type { Schedule } from './open-times.js';
import { rangeOf } from './week.js';

/** Hours of the business and of all its staff, as `schedulesOf` reads them. */
export interface ScheduleRow {
  timeZone: string;
  parts: HourRow[];
  exceptions: { staffId: string | null; exception: HoursException }[];
}

/** Columns of ScheduleRow of the business `b`, with the exceptions that have a day between two dates, as in 2026-12-25. */
export const scheduleColumns = (firstDate: string, lastDate: string): Sql => sql`
  b.time_zone, ${hourRowsWhere(sql`true`)} as parts,
  (select coalesce(json_agg(json_build_object('staffId', e.staff_id::text, 'exception', ${EXCEPTION_JSON}) order by e.date), '[]')
   from hours_exception e where e.date <= ${lastDate}::date and e.last_date >= ${firstDate}::date) as exceptions`;

/** When the business is open, under the key null, and when each staff member with hours works. */
export function schedulesOf({ timeZone, parts, exceptions }: ScheduleRow): Map<string | null, Schedule> {
  const owners = new Set([
    ...parts.map(({ staffId }) => staffId),
    ...exceptions.filter(({ exception }) => exception.ranges.length > 0).map(({ staffId }) => staffId),
  ]);
  return new Map(
    [...owners].map((owner) => [
      owner,
      {
        timeZone,
        week: weekOf(parts.filter(({ staffId }) => staffId === owner)),
        exceptions: new Map(
          exceptions
            .filter(({ staffId }) => staffId === owner)
            .flatMap(({ exception }) => {
              const ranges = exception.ranges.map(rangeOf);
              return daysOf(exception).map((day) => [day, ranges] as const);
            }),
        ),
      },
    ]),
  );
}
