import { DateTime } from 'luxon';
import { ErrorCode } from '../../../entities/ErrorCode.js';
import type { HoursException } from '../../../entities/HoursException.js';
import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { invalid, Refusal } from '../../core/Refusal.js';
import { EXCEPTION_COLUMNS, lengthOf } from './exception-rows.js';
import { yesterday } from './opening-hours.js';
import { isTheirs, type HoursOwner } from './whose-hours.js';

/** A year, and the day more of a leap year. */
const MAX_DAYS = 366;
const NEAR = 'Please choose a date from yesterday to two years from now.';

export interface Days {
  date: string;
  /** Of an exception of one day its date. */
  lastDate: string;
}

/** From the first to the last. Throws INVALID_INPUT for what is no date of the calendar, and for too many. */
export function lengthOfDays({ date, lastDate }: Days): number {
  if (!DateTime.fromISO(date, { zone: 'utc' }).isValid) throw invalid('date', NEAR);
  if (!DateTime.fromISO(lastDate, { zone: 'utc' }).isValid || lastDate < date)
    throw invalid('lastDate', 'Please choose a last day from the first one on.');
  const length = lengthOf(date, lastDate);
  if (length > MAX_DAYS) throw invalid('lastDate', `Please choose at most ${MAX_DAYS} days at once.`);
  return length;
}

interface Near {
  context: Context;
  timeZone: string;
  /** Whether the first day is not what it was: only then it must not be past. */
  isMoved: boolean;
}

/** Throws INVALID_INPUT for days that are past or too far ahead. */
export function requireNear({ date, lastDate }: Days, { context, timeZone, isMoved }: Near): void {
  const now = context.now();
  const end = DateTime.fromJSDate(now, { zone: timeZone }).plus({ years: 2 }).toISODate()!;
  if (date > end || (isMoved && date < yesterday(now, timeZone))) throw invalid('date', NEAR);
  if (lastDate > end) throw invalid('lastDate', 'Please choose a last day of the next two years.');
}

/** Throws CONFLICT, with the exception in the way in `details`, where another one has one of the days. */
export async function requireFreeDays(
  { db }: Context,
  owner: HoursOwner,
  { date, lastDate, exceptId }: Days & { exceptId: string | null },
): Promise<void> {
  const other = await db.row<HoursException>(sql`
    select ${EXCEPTION_COLUMNS} from hours_exception
    where ${isTheirs(owner)} and id is distinct from ${exceptId}::bigint
      and date <= ${lastDate}::date and last_date >= ${date}::date
    order by hours_exception.date limit 1`);
  if (!other) return;
  throw new Refusal(ErrorCode.CONFLICT, `These days overlap '${other.name}'.`, {
    field: 'date',
    details: { date: other.date, lastDate: other.lastDate, name: other.name },
  });
}
