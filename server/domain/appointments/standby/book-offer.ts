import type { AppointmentFlag } from '../../../../entities/AppointmentFlag.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { bookHold } from '../booking/confirm-booking.js';
import { holdToBook } from '../booking/hold-rows.js';
import { holdOver, requireHeld } from '../booking/require-held.js';
import { CALENDAR } from '../topics.js';
import { openOffer, type StandbyRow } from './standby-rows.js';

/**
 * Books the time that is held for a locked request, without a code: the phone or the mailbox is proved. `offerId`: null for whichever it is. Throws CONFLICT with
 * the reasons HOLD_OVER, TOO_MANY_REQUESTS and TOO_MANY_BOOKINGS; nothing is changed then.
 */
export async function bookOffer(
  context: Context,
  standby: StandbyRow,
  offerId: string | null,
): Promise<{ flag: AppointmentFlag; startsAt: Date }> {
  const { db } = context;
  const offer = await openOffer(context, standby.id);
  if (!offer?.holdId || (offerId !== null && offer.id !== offerId)) throw holdOver();
  const hold = await holdToBook(context, offer.holdId);
  if (!hold) throw holdOver();
  requireHeld(context, hold);
  // A refusal later than this would leave a half of the booking behind where the caller goes on.
  const times = await db.rows(sql`select id from booked_time where hold_id = ${hold.id} for update`);
  if (times.length !== hold.parts.length) throw holdOver();
  const { flag, startsAt } = await bookHold(context, hold, { channel: standby.channel });
  await db.rows(sql`
    update standby_offer set answer = 'booked', appointment_id = (select h.appointment_id from booking_hold h where h.id = ${hold.id}) where id = ${offer.id}`);
  await db.rows(sql`update standby set ended_at = ${context.now()}, outcome = 'booked' where id = ${standby.id}`);
  context.tick(CALENDAR);
  return { flag, startsAt };
}
