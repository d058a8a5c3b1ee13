import { AppointmentFlag } from '../../../../entities/AppointmentFlag.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { CUSTOMER } from '../customer-actor.js';
import { logAppointmentEvent } from '../log-appointment-event.js';
import { instantOf } from '../instants.js';
import { tellNews } from '../news/tell-news.js';
import { noteOnlineChange } from '../online-changes/note-online-change.js';
import { entrySettings } from '../settings/calendar-settings.js';
import { giveUpTime } from '../time/give-up-time.js';
import { CALENDAR } from '../topics.js';
import { minutesToCancel, requireSameTime, requireWindow } from '../links/change-window.js';
import { countLinkUse } from './link-limits.js';
import { linkedAppointment, lockLinked } from './linked-appointment.js';
import { toOwnBooking } from './own-booking.js';
import type { OwnBooking } from './OwnBooking.js';

/**
 * A customer cancels a booking by its link: its time is free at once. One that is canceled already stays so. Throws STALE for another time than they saw, CONFLICT with the
 * reasons BOOKING_OVER and TOO_LATE, RATE_LIMITED.
 */
export async function cancelBooking(context: Context, token: string, seen: string): Promise<OwnBooking> {
  await countLinkUse(context, token);
  const { db } = context;
  const before = await lockLinked(context, token);
  if (before.flag === AppointmentFlag.CANCELED) return toOwnBooking(context, before);
  const settings = await entrySettings(context);
  requireSameTime(before.startsAt, instantOf('startsAt', seen, settings.timeZone));
  requireWindow(before, minutesToCancel(before, settings), context.now());
  const { id, flag } = before;
  const after = AppointmentFlag.CANCELED;
  db.send(sql`update appointment set flag = ${after}, overruling = false, version = version + 1 where id = ${id}`);
  giveUpTime(context, [id]);
  logAppointmentEvent(context, [id], 'flag', { before: flag, after }, CUSTOMER);
  noteOnlineChange(context, id, 'canceled');
  await tellNews(context, id, 'canceled');
  context.tick(CALENDAR);
  return toOwnBooking(context, await linkedAppointment(context, token));
}
