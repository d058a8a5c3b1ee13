import { AppointmentFlag } from '../../../../entities/AppointmentFlag.js';
import { AppointmentStatus } from '../../../../entities/AppointmentStatus.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { notFound } from '../../../core/Refusal.js';
import { CUSTOMERS, customerIdOf } from '../../customers/customer.sql.js';
import { findOrAddCustomer } from '../../customers/customer-of-handle.js';
import { bookableVisit } from '../availability/bookable-visit.js';
import type { Booking } from '../booking/booking.types.js';
import { isConfirmedAtOnce, requireRoom, standingOf } from '../booking/standing.js';
import { takeBookable } from '../booking/take-bookable.js';
import { CUSTOMER } from '../customer-actor.js';
import { logAppointmentEvent } from '../entry/log-appointment-event.js';
import { instantOf } from '../instants.js';
import { DEFAULT_COLOR } from '../limits.js';
import { tellNews } from '../news/tell-news.js';
import { scheduleReminder } from '../reminders/expect-customer.js';
import { noteOnlineChange } from '../online-changes/note-online-change.js';
import { entrySettings } from '../settings/calendar-settings.js';
import { endOfBookersWait } from '../time/schedule-end-of-wait.js';
import { endOf } from '../time/timed-parts.js';
import { CALENDAR } from '../topics.js';
import { toOwnBooking } from './own-booking.js';
import type { BookAgainInput } from './own-booking.inputs.js';
import { countLinkUse } from './link-limits.js';
import { appointmentOfLink, openLink, type OpenLink } from './linked-appointment.js';
import { proofOf } from '../links/proof-of.js';

/**
 * Books for the customer of a link, who proves with it the phone or the mailbox that it went to, so that no code is needed. Throws as holdTime and
 * confirmBooking do.
 */
export async function bookAgain(context: Context, token: string, input: BookAgainInput): Promise<Booking> {
  await countLinkUse(context, token);
  const reader = await readerOf(context, await openLink(context, token));
  const customer = await findOrAddCustomer(context, reader.personId);
  const { phone, email } = reader;
  const standing = await standingOf(context, { phone: reader.number, email }, customer.id);
  requireRoom(standing);
  const settings = await entrySettings(context);
  const wish = { startsAt: instantOf('startsAt', input.startsAt, settings.timeZone), parts: input.parts };
  const parts = await bookableVisit(context, wish);
  const isConfirmed = isConfirmedAtOnce(standing, { isOwnPhone: phone !== null });
  const flag = isConfirmed ? AppointmentFlag.CONFIRMED : AppointmentFlag.REQUESTED;
  const row = await context.db.row<{ id: string }>(sql`
    insert into appointment (status, flag, customer_id, starts_at, ends_at, notes, color, email, language, created_at)
    values (${AppointmentStatus.BOOKED}, ${flag}, ${customer.id}, ${wish.startsAt}, ${endOf(parts)}, ${input.notes?.trim() ?? ''}, ${DEFAULT_COLOR},
            ${email}, ${context.facts.language}, ${context.now()})
    returning id`);
  const { id } = row!;
  await takeBookable(context, { owner: { appointmentId: id }, parts, wish, settings });
  logAppointmentEvent(context, [id], 'added', {}, CUSTOMER);
  const booker = { customerId: customer.id, startsAt: wish.startsAt, isOwnPhone: phone !== null };
  context.db.send(sql`select ${endOfBookersWait(context, booker, sql`${flag}::text`)} as enqueued`);
  if (isConfirmed) scheduleReminder(context, { id, startsAt: wish.startsAt }, standing);
  noteOnlineChange(context, id, 'booked');
  await tellNews(context, id, isConfirmed ? 'confirmed' : 'requested');
  context.tick(CALENDAR);
  const { startsAt, endsAt, parts: booked } = await toOwnBooking(context, await appointmentOfLink(context, id));
  return { id, flag, startsAt, endsAt, parts: booked };
}

interface Reader {
  personId: string;
  /** 10 digits. */
  number: string;
  /** The phone that the link proves; null if it went by e-mail, or to a number that the customer has no more. */
  phone: string | null;
  /** The address of the visit that the link proves; null otherwise. */
  email: string | null;
}

interface ReaderRow {
  personId: string;
  number: string;
  phone: string;
  ownEmail: string | null;
  visitEmail: string | null;
}

/** Whom a link proves. Throws NOT_FOUND where it went to a phone or mailbox that the customer has no more. */
async function readerOf(context: Context, { appointmentId, channel, sentTo }: OpenLink): Promise<Reader> {
  const { secret } = context.config;
  const row = (await context.db.row<ReaderRow>(sql`
    select u.person_id, u.phone as number, '+' || u.dial_code || u.phone as phone, u.email as own_email, a.email as visit_email
    from appointment a join ${CUSTOMERS} u on u.id = ${customerIdOf(sql`a.customer_id`)} where a.id = ${appointmentId}`))!;
  const { personId, number, ownEmail, visitEmail } = row;
  const isMailbox = (email: string | null): email is string =>
    channel === 'email' && email !== null && proofOf(secret, { email }) === sentTo;
  const isPhone = channel === 'text' && proofOf(secret, { text: row.phone }) === sentTo;
  if (!isPhone && !isMailbox(ownEmail) && !isMailbox(visitEmail)) throw notFound('That booking');
  return {
    personId,
    number,
    phone: isPhone ? row.phone : null,
    // Of a mailbox that the customer has anyhow, the visit needs no address of its own.
    email: isMailbox(visitEmail) && !isMailbox(ownEmail) ? visitEmail : null,
  };
}
