import { DateTime } from 'luxon';
import { ErrorCode } from '../../../entities/ErrorCode.js';
import type { HoursException } from '../../../entities/HoursException.js';
import { audit } from '../../core/access/audit.js';
import type { Context } from '../../core/context.js';
import { requireVersion } from '../../core/require-version.js';
import { sql } from '../../core/database/sql.js';
import { oneLine } from '../../core/names.js';
import { invalid, notFound, Refusal } from '../../core/Refusal.js';
import { OUR_BUSINESS } from '../businesses/business.sql.js';
import { EXCEPTION_COLUMNS, lengthOf } from './exception-rows.js';
import { lockHours } from './lock-hours.js';
import { yesterday } from './opening-hours.js';
import { dayRangesOf } from './typed-hours.js';
import { shownClose, type DayRange } from './week.js';
import { isTheirs, type HoursOwner } from './whose-hours.js';

/** A year, and the day more of a leap year. */
const MAX_DAYS = 366;

interface Days {
  date: string;
  /** Of an exception of one day its date. */
  lastDate: string;
}

export interface ExceptionSave {
  /** Null where the last save wins. */
  version: number | null;
  input: { date: string; lastDate?: string | null | undefined; name: string; ranges: readonly DayRange[] };
}

/**
 * Saves the hours of one date or of several, in place of the exception that began on it. Throws INVALID_INPUT for a date that is past or no date, and for
 * hours that overlap; CONFLICT where another exception has one of the days; STALE with the current exception in `details.current`; NOT_FOUND for a version
 * of one that is gone.
 */
export async function setHoursException(
  context: Context,
  owner: HoursOwner,
  { version, input }: ExceptionSave,
): Promise<HoursException> {
  const { db } = context;
  const name = oneLine(input.name);
  if (!name) throw invalid('name', 'Please enter a name.');
  const ranges = dayRangesOf(input.ranges).map(({ opens, closes }) => ({ opens, closes: shownClose(closes) }));
  const days: Days = { date: input.date, lastDate: input.lastDate ?? input.date };
  lockHours(context);
  const business = await db.row<{ timeZone: string }>(sql`select b.time_zone from ${OUR_BUSINESS} b`);
  if (!business) throw notFound('That business');
  requireDays(days, context.now(), business.timeZone);
  const current = await db.row<HoursException>(sql`
    select ${EXCEPTION_COLUMNS} from hours_exception where ${isTheirs(owner)} and date = ${days.date}::date`);
  if (current) requireVersion(version, current, { type: 'HoursException', name: 'this date' });
  else if (version) throw notFound('That exception');
  await requireFreeDays(context, owner, days);
  const length = lengthOf(days.date, days.lastDate);
  const saved = await db.row<HoursException>(sql`
    insert into hours_exception as e (staff_id, date, days, name, ranges)
    values (${owner.staffId}, ${days.date}::date, ${length}, ${name}, ${JSON.stringify(ranges)}::jsonb)
    on conflict (business_id, staff_id, date)
      do update set days = excluded.days, name = excluded.name, ranges = excluded.ranges, version = e.version + 1
    returning ${EXCEPTION_COLUMNS}`);
  await audit(context, 'hours.set-exception', { subject: saved!.id });
  context.tick(owner.topic);
  return saved!;
}

/** Throws INVALID_INPUT for no date of the calendar, for one that is past or too far ahead, and for too many days. */
function requireDays({ date, lastDate }: Days, now: Date, timeZone: string): void {
  const end = DateTime.fromJSDate(now, { zone: timeZone }).plus({ years: 2 }).toISODate()!;
  if (!DateTime.fromISO(date).isValid || date < yesterday(now, timeZone) || date > end)
    throw invalid('date', 'Please choose a date from yesterday to two years from now.');
  if (!DateTime.fromISO(lastDate).isValid || lastDate < date || lastDate > end)
    throw invalid('lastDate', 'Please choose a last day from the first one to two years from now.');
  if (lengthOf(date, lastDate) > MAX_DAYS) throw invalid('lastDate', `Please choose at most ${MAX_DAYS} days at once.`);
}

/** Throws CONFLICT, with the exception in the way in `details`, where another one has one of the days. */
async function requireFreeDays({ db }: Context, owner: HoursOwner, { date, lastDate }: Days): Promise<void> {
  const other = await db.row<HoursException>(sql`
    select ${EXCEPTION_COLUMNS} from hours_exception
    where ${isTheirs(owner)} and date <> ${date}::date and date <= ${lastDate}::date and last_date >= ${date}::date
    order by hours_exception.date limit 1`);
  if (!other) return;
  throw new Refusal(ErrorCode.CONFLICT, `These days overlap '${other.name}'.`, {
    field: 'date',
    details: { date: other.date, lastDate: other.lastDate, name: other.name },
  });
}
