import { DateTime } from 'luxon';
import type { HoursException } from '../../../entities/HoursException.js';
import type { Context } from '../../core/context.js';
import { sql, type Sql } from '../../core/database/sql.js';
import { notFound } from '../../core/Refusal.js';
import { OUR_BUSINESS } from '../businesses/business.sql.js';
import { daysOf, EXCEPTION_JSON } from './exception-rows.js';
import { hourRowsWhere, openingRangesOf, weekOf, type HourRow } from './hour-rows.js';
import type { OpeningHours } from './hours.types.js';
import { openState } from './open-state.js';
import type { Schedule } from './open-times.js';
import { rangeOf } from './week.js';
import { BUSINESS_HOURS, isTheirs, type HoursOwner } from './whose-hours.js';

/** Hours as `openingHoursOf` reads them. */
export interface HoursRow {
  timeZone: string;
  parts: HourRow[];
  exceptions: HoursException[];
}

/**
 * Columns of `HoursRow` of the business `b`, or of one of its staff, with exceptions that last until yesterday or longer: yesterday's hours may last
 * until now.
 */
export const hoursColumns = (now: Date, owner: HoursOwner = BUSINESS_HOURS): Sql => sql`
  b.time_zone, ${hourRowsWhere(isTheirs(owner))} as parts,
  (select coalesce(json_agg(${EXCEPTION_JSON} order by e.date), '[]')
   from hours_exception e
   where ${isTheirs(owner)} and e.last_date >= (${now}::timestamptz at time zone b.time_zone)::date - 1) as exceptions`;

/** All their hours. Throws NOT_FOUND without such a business. */
export async function openingHours(context: Context, owner: HoursOwner): Promise<OpeningHours> {
  const now = context.now();
  const row = await context.db.row<HoursRow>(sql`select ${hoursColumns(now, owner)} from ${OUR_BUSINESS} b`);
  if (!row) throw notFound('That business');
  return openingHoursOf(row, now);
}

export const openingHoursOf = ({ timeZone, parts, exceptions }: HoursRow, now: Date): OpeningHours => ({
  timeZone,
  weekly: openingRangesOf(parts),
  parts,
  exceptions,
  openState: openState(scheduleOf(timeZone, parts, exceptions), now),
});

/** Whether the business entered any hours: without them nobody knows whether it is open. */
export const hasHours = ({ weekly, exceptions }: Pick<OpeningHours, 'weekly' | 'exceptions'>): boolean =>
  weekly.length + exceptions.length > 0;

/** The date in a zone, as in 2026-12-25. */
export const today = (now: Date, timeZone: string): string => DateTime.fromJSDate(now, { zone: timeZone }).toISODate()!;

/** The date of yesterday in a zone, as in 2026-12-25. */
export const yesterday = (now: Date, timeZone: string): string =>
  DateTime.fromJSDate(now, { zone: timeZone }).minus({ days: 1 }).toISODate()!;

const scheduleOf = (timeZone: string, rows: readonly HourRow[], exceptions: readonly HoursException[]): Schedule => ({
  timeZone,
  week: weekOf(rows),
  exceptions: new Map(
    exceptions.flatMap((exception) => {
      const ranges = exception.ranges.map(rangeOf);
      return daysOf(exception).map((day) => [day, ranges] as const);
    }),
  ),
});
