import type { Appointment } from '../../../../entities/Appointment.js';
import { AppointmentFlag } from '../../../../entities/AppointmentFlag.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { bookableVisit } from '../availability/bookable-visit.js';
import { standingOf } from '../booking/standing.js';
import { takeBookable } from '../booking/take-bookable.js';
import { CUSTOMER } from '../customer-actor.js';
import { logAppointmentEvent } from '../log-appointment-event.js';
import { timeWords } from '../entry/time-words.js';
import { instantOf } from '../instants.js';
import { tellNews } from '../news/tell-news.js';
import { expectCustomer } from '../reminders/expect-customer.js';
import { noteMove } from '../time/note-move.js';
import { noteOnlineChange } from '../online-changes/note-online-change.js';
import { entrySettings } from '../settings/calendar-settings.js';
import { scheduleLapse } from '../time/schedule-lapse.js';
import { scheduleEndOfWait } from '../time/schedule-end-of-wait.js';
import { endOf } from '../time/timed-parts.js';
import { CALENDAR } from '../topics.js';
import { minutesToChange, requireSameTime, requireWindow } from '../links/change-window.js';
import { countLinkUse } from './link-limits.js';
import { linkedAppointment, lockLinked } from './linked-appointment.js';
import { movingParts } from './moving-parts.js';
import { partOf } from './own-booking-times.js';
import { toOwnBooking } from './own-booking.js';
import type { OwnBooking } from './OwnBooking.js';

interface Move {
  token: string;
  /** The time that the customer saw. */
  seen: string;
  startsAt: string;
}

/**
 * A customer moves a booking by its link. The new time is taken and the old one given up at once, or nothing changes. One that has the new time already
 * stays as it is. Throws SLOT_TAKEN with free times nearby, and as cancelBooking does.
 */
export async function moveBooking(context: Context, { token, seen, ...to }: Move): Promise<OwnBooking> {
  await countLinkUse(context, token);
  const before = await lockLinked(context, token);
  const settings = await entrySettings(context);
  const startsAt = instantOf('startsAt', to.startsAt, settings.timeZone);
  const isThere = before.startsAt.getTime() === startsAt.getTime();
  if (isThere && before.flag !== AppointmentFlag.CANCELED) return toOwnBooking(context, before);
  requireSameTime(before.startsAt, instantOf('seen', seen, settings.timeZone));
  requireWindow(before, minutesToChange(before, settings), context.now());
  const moving = movingParts(before);
  const wish = { startsAt, parts: moving.parts.map(partOf), moving };
  const parts = await bookableVisit(context, wish);
  await takeBookable(context, { owner: { appointmentId: before.id }, parts, wish, settings });
  const endsAt = endOf(parts);
  const flag = await flagAfterMove(context, before);
  context.db.send(sql`
    update appointment set starts_at = ${startsAt}, ends_at = ${endsAt}, flag = ${flag}, overruling = false, version = version + 1 where id = ${before.id}`);
  const times = { before: timeWords(before), after: timeWords({ startsAt, endsAt }) };
  logAppointmentEvent(context, [before.id], 'changed', { fields: ['time'], ...times }, CUSTOMER);
  if (flag !== before.flag)
    logAppointmentEvent(context, [before.id], 'flag', { before: before.flag, after: flag }, CUSTOMER);
  noteMove(context, { id: before.id, times: [before.startsAt, startsAt], by: CUSTOMER });
  const isConfirmed = flag === AppointmentFlag.CONFIRMED;
  if (isConfirmed) expectCustomer(context, { ...before, startsAt }, settings);
  else scheduleLapse(context, { id: before.id, startsAt }, settings);
  // What was a request all along may have been made with somebody else's phone.
  if (!isConfirmed && before.flag === AppointmentFlag.CONFIRMED)
    scheduleEndOfWait(context, before.customer!.id, startsAt);
  noteOnlineChange(context, before.id, 'moved', before);
  await tellNews(context, before.id, isConfirmed ? 'moved' : 'requested');
  context.tick(CALENDAR);
  return toOwnBooking(context, await linkedAppointment(context, token));
}

/**
 * What was confirmed stays so where the settings would confirm it without the staff; else they are asked again. The business knows whose booking it is, so
 * that the way of the link does not matter. What waits for the staff goes on waiting.
 */
async function flagAfterMove(context: Context, { flag, customer }: Appointment): Promise<AppointmentFlag> {
  if (flag !== AppointmentFlag.CONFIRMED) return flag;
  // A move takes nothing from what its customer may book.
  const booker = { proof: '', source: '', minutes: 0, isOwnPhone: true, customerId: customer!.id };
  return (await standingOf(context, booker)).flag;
}
