import { DateTime } from 'luxon';
import type { HoursException } from '../../../entities/HoursException.js';
import { sql } from '../../core/database/sql.js';

/** Columns of a HoursException. */
export const EXCEPTION_COLUMNS = sql`
  id, to_char(date, 'YYYY-MM-DD') as date, to_char(last_date, 'YYYY-MM-DD') as last_date, name, ranges, version`;

/** The same of a table that a statement calls `e`, as JSON. */
export const EXCEPTION_JSON = sql`json_build_object(
  'id', e.id::text, 'date', to_char(e.date, 'YYYY-MM-DD'), 'lastDate', to_char(e.last_date, 'YYYY-MM-DD'), 'name', e.name,
  'ranges', e.ranges, 'version', e.version)`;

/** From the first to the last of its days, both counted. */
export const lengthOf = (date: string, lastDate: string): number =>
  DateTime.fromISO(lastDate, { zone: 'utc' }).diff(DateTime.fromISO(date, { zone: 'utc' }), 'days').days + 1;

/** All its days, as in 2026-12-25. */
export function daysOf({ date, lastDate }: Pick<HoursException, 'date' | 'lastDate'>): string[] {
  if (date === lastDate) return [date];
  const first = DateTime.fromISO(date, { zone: 'utc' });
  return Array.from({ length: lengthOf(date, lastDate) }, (_, day) => first.plus({ days: day }).toISODate()!);
}
