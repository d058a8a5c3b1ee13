import { DateTime } from 'luxon';
import type { HoursException } from '../../../entities/HoursException.js';
import type { Context } from '../../core/context.js';
import { requireVersion } from '../../core/require-version.js';
import { sql } from '../../core/database/sql.js';
import { oneLine } from '../../core/names.js';
import { invalid, notFound } from '../../core/Refusal.js';
import { OUR_BUSINESS } from '../businesses/business.sql.js';
import { BUSINESS_PAGE } from '../businesses/topics.js';
import { lockHours } from './lock-hours.js';
import { yesterday } from './opening-hours.js';
import { dayRangesOf } from './typed-hours.js';
import { shownClose, type DayRange } from './week.js';

interface Save {
  /** Null where the last save wins. */
  version: number | null;
  input: { date: string; name: string; ranges: readonly DayRange[] };
}

/**
 * Saves the hours of one date, in place of what was said of it before. Throws INVALID_INPUT for a date that is past or no date, and for hours that
 * overlap; STALE with the current exception in `details.current`; NOT_FOUND for a version of one that is gone.
 */
export async function setHoursException(context: Context, { version, input }: Save): Promise<HoursException> {
  const name = oneLine(input.name);
  if (!name) throw invalid('name', 'Please enter a name.');
  const ranges = dayRangesOf(input.ranges).map(({ opens, closes }) => ({ opens, closes: shownClose(closes) }));
  lockHours(context);
  const business = await context.db.row<{ timeZone: string }>(sql`select b.time_zone from ${OUR_BUSINESS} b`);
  if (!business) throw notFound('That business');
  requireDate(input.date, context.now(), business.timeZone);
  const current = await context.db.row<HoursException>(sql`
    select id, to_char(date, 'YYYY-MM-DD') as date, name, ranges, version from hours_exception where date = ${input.date}::date`);
  if (current) requireVersion(version, current, { type: 'HoursException', name: 'this date' });
  else if (version) throw notFound('That exception');
  const saved = await context.db.row<HoursException>(sql`
    insert into hours_exception as e (date, name, ranges) values (${input.date}::date, ${name}, ${JSON.stringify(ranges)}::jsonb)
    on conflict (business_id, date) do update set name = excluded.name, ranges = excluded.ranges, version = e.version + 1
    returning id, to_char(date, 'YYYY-MM-DD') as date, name, ranges, version`);
  context.tick(BUSINESS_PAGE);
  return saved!;
}

/** Throws INVALID_INPUT for no date of the calendar, and for one that is past or too far ahead. */
function requireDate(date: string, now: Date, timeZone: string): void {
  const last = DateTime.fromJSDate(now, { zone: timeZone }).plus({ years: 2 }).toISODate()!;
  if (!DateTime.fromISO(date).isValid || date < yesterday(now, timeZone) || date > last)
    throw invalid('date', 'Please choose a date from yesterday to two years from now.');
}
