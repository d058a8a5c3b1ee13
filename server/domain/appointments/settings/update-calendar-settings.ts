import type { CalendarSettings } from '../../../../entities/CalendarSettings.js';
import { audit } from '../../../core/access/audit.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { requireVersion } from '../../../core/require-version.js';
import { setBookingInterval } from '../../businesses/set-booking-interval.js';
import { scheduleOffers } from '../time/schedule-offers.js';
import { CALENDAR } from '../topics.js';
import { calendarSettings } from './calendar-settings.js';
import type { CalendarSettingsInput } from './settings.inputs.js';

interface Save {
  /** Null where the last save wins. */
  version: number | null;
  input: CalendarSettingsInput;
}

/** Saves settings of the calendar. Throws STALE with the current ones in `details.current`. */
export async function updateCalendarSettings(context: Context, { version, input }: Save): Promise<CalendarSettings> {
  const { db } = context;
  await db.rows(sql`insert into calendar_settings (version) values (0) on conflict (business_id) do nothing`);
  await db.rows(sql`select id from calendar_settings for update`);
  const before = await calendarSettings(context);
  requireVersion(version, before, { type: 'CalendarSettings', name: 'the settings', isPlural: true });
  if (input.bookingInterval) setBookingInterval(context, input.bookingInterval);
  db.send(sql`
    update calendar_settings
    set booking_slots = ${input.bookingSlots ?? before.bookingSlots}, calendar_view = ${input.calendarView ?? before.calendarView},
        notice_minutes = ${input.fromNextDay ? null : (input.noticeMinutes ?? before.noticeMinutes)},
        window_days = ${input.windowDays ?? before.windowDays}, buffer_before = ${input.bufferBefore ?? before.bufferBefore},
        buffer_after = ${input.bufferAfter ?? before.bufferAfter}, confirmation = ${input.confirmation ?? before.confirmation},
        late_minutes = ${input.lateMinutes ?? before.lateMinutes}, late_arrival = ${input.lateArrival ?? before.lateArrival},
        cancel_minutes = ${input.neverCancel ? null : (input.cancelMinutes ?? before.cancelMinutes)},
        change_minutes = ${input.neverChange ? null : (input.changeMinutes ?? before.changeMinutes)},
        booking_mail = ${input.bookingMail ?? before.bookingMail}, version = version + 1`);
  scheduleOffers(context);
  await audit(context, 'calendar.settings', { fields: Object.keys(input) });
  context.tick(CALENDAR);
  return calendarSettings(context);
}
