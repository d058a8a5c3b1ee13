import { AppointmentFlag } from '../../../../entities/AppointmentFlag.js';
import { AppointmentStatus } from '../../../../entities/AppointmentStatus.js';
import type { Context } from '../../../core/context.js';
import { lockBusiness } from '../../../core/database/lock-business.js';
import { sql } from '../../../core/database/sql.js';
import { DAY_MS, MINUTE_MS } from '../../../core/durations.js';
import { findOrAddCustomer } from '../../customers/customer-of-handle.js';
import { staffColor } from '../../staff/staff.sql.js';
import { bookableVisit } from '../availability/bookable-visit.js';
import type { Booking } from '../booking/booking.types.js';
import { sourceOfHold } from '../booking/limit-held.js';
import { keptSource, requireRoom, standingOf } from '../booking/standing.js';
import { takeBookable } from '../booking/take-bookable.js';
import { CUSTOMER } from '../customer-actor.js';
import { logAppointmentEvent } from '../log-appointment-event.js';
import { instantOf } from '../instants.js';
import { DEFAULT_COLOR } from '../limits.js';
import { tellNews } from '../news/tell-news.js';
import { scheduleReminder } from '../reminders/expect-customer.js';
import { noteOnlineChange } from '../online-changes/note-online-change.js';
import { entrySettings } from '../settings/calendar-settings.js';
import { scheduleLapse } from '../time/schedule-lapse.js';
import { endOfBookersWait } from '../time/schedule-end-of-wait.js';
import { endOf } from '../time/timed-parts.js';
import { CALENDAR } from '../topics.js';
import { toOwnBooking } from './own-booking.js';
import type { BookAgainInput } from './own-booking.inputs.js';
import { countLinkUse } from './link-limits.js';
import { appointmentOfLink, openLink } from './linked-appointment.js';

/**
 * Books for the customer of a link, who proves with it the phone or the mailbox that it went to, so that no code is needed. Repeating it for the same time
 * answers the same. Throws as holdTime and confirmBooking do.
 */
export async function bookAgain(context: Context, token: string, input: BookAgainInput): Promise<Booking> {
  await countLinkUse(context, token);
  lockBusiness(context, `bookings from ${sourceOfHold(context)}`);
  const { appointmentId, personId, phone, email, proof } = await openLink(context, token);
  lockBusiness(context, `bookings of ${proof}`);
  const customer = await findOrAddCustomer(context, personId);
  const settings = await entrySettings(context);
  const wish = { startsAt: instantOf('startsAt', input.startsAt, settings.timeZone), parts: input.parts };
  const known = await bookedAlready(context, {
    appointmentId,
    customerId: customer.id,
    proof,
    startsAt: wish.startsAt,
  });
  if (known !== null) return bookingOf(context, known);
  const parts = await bookableVisit(context, wish);
  const staffId = parts.find((part) => part.staffId !== null)?.staffId ?? null;
  const endsAt = endOf(parts);
  const minutes = (endsAt.getTime() - wish.startsAt.getTime()) / MINUTE_MS;
  const booker = { proof, isOwnPhone: phone !== null, customerId: customer.id, source: sourceOfHold(context), minutes };
  const standing = await standingOf(context, booker);
  requireRoom(standing);
  const { flag } = standing;
  const isConfirmed = flag === AppointmentFlag.CONFIRMED;
  const row = await context.db.row<{ id: string }>(sql`
    insert into appointment (status, flag, customer_id, starts_at, ends_at, notes, color, email, proof, network, language, created_at)
    values (${AppointmentStatus.BOOKED}, ${flag}, ${customer.id}, ${wish.startsAt}, ${endsAt}, ${input.notes?.trim() ?? ''}, ${staffColor(sql`${staffId}::bigint`, DEFAULT_COLOR)},
            ${email}, ${proof}, ${keptSource(booker)}, ${context.facts.language}, ${context.now()})
    returning id`);
  const { id } = row!;
  await takeBookable(context, { owner: { appointmentId: id }, parts, wish, settings });
  logAppointmentEvent(context, [id], 'added', {}, CUSTOMER);
  const waiting = { ...booker, startsAt: wish.startsAt };
  context.db.send(sql`select ${endOfBookersWait(context, waiting, sql`${flag}::text`)} as enqueued`);
  if (isConfirmed) scheduleReminder(context, { id, startsAt: wish.startsAt }, standing);
  else scheduleLapse(context, { id, startsAt: wish.startsAt }, standing);
  noteOnlineChange(context, id, 'booked');
  await tellNews(context, id, isConfirmed ? 'confirmed' : 'requested');
  context.tick(CALENDAR);
  return bookingOf(context, id);
}

async function bookingOf(context: Context, id: string): Promise<Booking> {
  const { flag, startsAt, endsAt, parts } = await toOwnBooking(context, await appointmentOfLink(context, id));
  return { id, flag, startsAt, endsAt, parts };
}

interface Wanted {
  /** Of the link. */
  appointmentId: string;
  customerId: string;
  proof: string;
  startsAt: Date;
}

/** What they booked at the same time within a day: their page may have been loaded anew before the answer came. Null where there is nothing. */
async function bookedAlready(
  context: Context,
  { appointmentId, customerId, proof, startsAt }: Wanted,
): Promise<string | null> {
  const row = await context.db.row<{ id: string }>(sql`
    select id from appointment
    where proof = ${proof} and customer_id = ${customerId} and starts_at = ${startsAt} and id <> ${appointmentId}
      and flag in ('requested', 'confirmed') and created_at > ${new Date(context.now().getTime() - DAY_MS)} and deleted_at is null
    order by id limit 1`);
  return row?.id ?? null;
}
