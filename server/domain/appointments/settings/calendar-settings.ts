import type { CalendarSettings } from '../../../../entities/CalendarSettings.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { OUR_BUSINESS } from '../../businesses/business.sql.js';
import { DEFAULT_SETTINGS } from './default-settings.js';

const unset = DEFAULT_SETTINGS;

/** The settings of the business `b`, one row: the defaults while it never changed one. */
export const SETTINGS = sql`
  b.booking_interval, coalesce(s.booking_slots, ${unset.bookingSlots}) as booking_slots, coalesce(s.calendar_view, ${unset.calendarView}) as calendar_view,
  s.notice_minutes, coalesce(s.window_days, ${unset.windowDays}) as window_days, coalesce(s.buffer_before, ${unset.bufferBefore}) as buffer_before,
  coalesce(s.buffer_after, ${unset.bufferAfter}) as buffer_after, coalesce(s.confirmation, ${unset.confirmation}) as confirmation,
  coalesce(s.late_minutes, ${unset.lateMinutes}) as late_minutes, coalesce(s.late_arrival, ${unset.lateArrival}) as late_arrival,
  coalesce(s.booking_mail, ${unset.bookingMail}) as booking_mail, coalesce(s.version, 0) as version,
  case when s.id is null then ${unset.cancelMinutes} else s.cancel_minutes end as cancel_minutes,
  case when s.id is null then ${unset.changeMinutes} else s.change_minutes end as change_minutes`;

/** The business `b` with its settings `s`, if it changed one: what SETTINGS selects from. */
export const BUSINESS_WITH_SETTINGS = sql`
  ${OUR_BUSINESS} b left join calendar_settings s on s.business_id = b.id`;

/** The settings of the calendar. */
export const calendarSettings = (context: Context): Promise<CalendarSettings> => entrySettings(context);

/** What saving an appointment must know. */
export interface EntrySettings extends CalendarSettings {
  timeZone: string;
}

/** The settings with the zone of the business. */
export async function entrySettings({ db }: Context): Promise<EntrySettings> {
  const row = await db.row<EntrySettings>(sql`select b.time_zone, ${SETTINGS} from ${BUSINESS_WITH_SETTINGS}`);
  return row!;
}
