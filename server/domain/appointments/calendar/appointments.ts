import { DateTime } from 'luxon';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { skipOf } from '../../../core/graphql/paging.js';
import { invalid } from '../../../core/Refusal.js';
import { OUR_BUSINESS } from '../../businesses/business.sql.js';
import { instantOf } from '../instants.js';
import {
  APPOINTMENT_COLUMNS,
  appointmentPage,
  isVisible,
  withinAnswer,
  type AppointmentRow,
} from './appointment-rows.js';
import { DEFAULT_RANGE, MAX_LISTED, MAX_LISTED_DAYS, type AppointmentsArgs } from './appointments.inputs.js';
import type { AppointmentPage } from './calendar.types.js';

/** One page of the appointments that have time in a range, or all of them. Throws INVALID_INPUT for more than can be listed. */
export async function appointments(context: Context, args: AppointmentsArgs): Promise<AppointmentPage> {
  const business = await context.db.row<{ timeZone: string }>(sql`select time_zone from ${OUR_BUSINESS} b`);
  const { start, end } = rangeOf(args, { timeZone: business!.timeZone, now: context.now() });
  const skip = skipOf(args);
  // An appointment is 31 days long at most, so the index has both ends of the range.
  const rows = await context.db.rows<AppointmentRow & { total: string }>(
    withinAnswer(sql`
    select ${APPOINTMENT_COLUMNS}, count(*) over () as total from appointment a
    where a.deleted_at is null and a.starts_at > ${start}::timestamptz - interval '31 days' and a.starts_at < ${end} and a.ends_at > ${start}
      and ${isVisible(context)}
    order by a.starts_at, a.id limit ${args.first ?? MAX_LISTED} offset ${skip}`),
  );
  const page = appointmentPage(rows, skip);
  if (!args.first && page.cursor !== null)
    throw invalid(
      'first',
      `There are ${page.total} appointments in that time. Please ask for fewer days, or for a page.`,
    );
  return page;
}

function rangeOf(args: AppointmentsArgs, { timeZone, now }: { timeZone: string; now: Date }) {
  const today = DateTime.fromJSDate(now, { zone: timeZone }).startOf('day');
  const start = args.start
    ? DateTime.fromJSDate(instantOf('start', args.start, timeZone), { zone: timeZone })
    : today.minus({ days: DEFAULT_RANGE.daysBefore });
  const end = args.end
    ? instantOf('end', args.end, timeZone)
    : start.plus({ days: args.days ?? DEFAULT_RANGE.days }).toJSDate();
  if (end <= start.toJSDate()) throw invalid('end', 'The end must be after the start.');
  if (end > start.plus({ days: MAX_LISTED_DAYS }).toJSDate()) throw invalid('end', 'Please ask for 400 days at most.');
  return { start: start.toJSDate(), end };
}
