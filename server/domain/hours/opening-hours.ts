import { DateTime } from 'luxon';
import type { HoursException } from '../../../entities/HoursException.js';
import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { notFound } from '../../core/Refusal.js';
import { OUR_BUSINESS } from '../businesses/business.sql.js';
import { hourRows, rangesOf, weekOf, type HourRow } from './hour-rows.js';
import type { OpeningHours } from './hours.types.js';
import { openState } from './open-state.js';
import type { Schedule } from './open-times.js';
import { rangeOf } from './week.js';

/** All hours of the business. Throws NOT_FOUND without such a business. */
export async function openingHours(context: Context): Promise<OpeningHours> {
  const business = await context.db.row<{ timeZone: string }>(sql`select b.time_zone from ${OUR_BUSINESS} b`);
  if (!business) throw notFound('That business');
  return hoursIn(context, business.timeZone);
}

/** All hours of the business, whose time zone is known. */
export async function hoursIn(context: Context, timeZone: string): Promise<OpeningHours> {
  const [rows, exceptions] = await Promise.all([hourRows(context), exceptionsFrom(context, timeZone)]);
  return {
    timeZone,
    weekly: rangesOf(rows),
    parts: rows,
    exceptions,
    openState: openState(scheduleOf(timeZone, rows, exceptions), context.now()),
  };
}

/** The date in a zone, as in 2026-12-25. */
export const today = (now: Date, timeZone: string): string => DateTime.fromJSDate(now, { zone: timeZone }).toISODate()!;

/** The date of yesterday in a zone, as in 2026-12-25. */
export const yesterday = (now: Date, timeZone: string): string =>
  DateTime.fromJSDate(now, { zone: timeZone }).minus({ days: 1 }).toISODate()!;

/** Exceptions from yesterday on: yesterday's hours may last until now. */
const exceptionsFrom = (context: Context, timeZone: string): Promise<HoursException[]> =>
  context.db.rows<HoursException>(sql`
    select id, to_char(date, 'YYYY-MM-DD') as date, name, ranges, version from hours_exception
    where date >= ${yesterday(context.now(), timeZone)}::date order by date`);

const scheduleOf = (timeZone: string, rows: readonly HourRow[], exceptions: readonly HoursException[]): Schedule => ({
  timeZone,
  week: weekOf(rows),
  exceptions: new Map(exceptions.map(({ date, ranges }) => [date, ranges.map(rangeOf)])),
});
