import type { Context } from '../../../../core/context.js';
import { sql } from '../../../../core/database/sql.js';
import { emailAddress } from '../../../../core/email-address.js';
import { personName } from '../../../../core/names.js';
import { optionalEmail, phoneDigits } from '../../../customers/person-input.js';
import type { BookablePartInput } from '../../availability/bookable-times.inputs.js';
import { bookableVisit } from '../../availability/bookable-visit.js';
import { instantOf } from '../../instants.js';
import { entrySettings } from '../../settings/calendar-settings.js';
import { endOf } from '../../time/timed-parts.js';
import { CALENDAR } from '../../topics.js';
import { channelOfCode } from '../booking-code.js';
import { countTryByPhone } from '../booking-limits.js';
import type { Booking } from '../booking.types.js';
import { bookHoldOnce, wrongCode } from '../confirm-booking.js';
import { type HoldRow, lockHold, lockToBook } from '../hold-rows.js';
import { requireHeld } from '../require-held.js';
import type { ConfirmByPhoneInput } from './by-phone.inputs.js';
import { takeBookable } from '../take-bookable.js';
import { holdsOfPhone } from './phone-hold.js';

const ANY = { mustBePlain: false };

/** Books what a phone holds, with the code. Throws like confirmBooking; SLOT_TAKEN where items that come now take longer than what is held. */
export async function confirmBookingByPhone(context: Context, input: ConfirmByPhoneInput): Promise<Booking> {
  const phone = phoneDigits(input.phone, input.dialCode);
  const typed = optionalEmail(input.email, false);
  const email = typed === null ? null : emailAddress(typed);
  const startsAt = instantOf('startsAt', input.startsAt, 'utc');
  const name = nameOfHold(input);
  await countTryByPhone(context, { phone, startsAt, name });
  const holds = await context.preflight((db) =>
    holdsOfPhone(context, db, { phone, startsAt, staffId: input.part.staffId }),
  );
  const wayOfCode = (hold: (typeof holds)[number]) =>
    channelOfCode(context.config.secret, hold, { code: input.code, channels: hold.channels });
  const known = holds
    .filter((hold) => name === '' || nameOfHold(hold) === name)
    .find((hold) => wayOfCode(hold) !== null);
  // Whether a phone holds anything stays unsaid.
  if (!known) throw wrongCode();
  const channel = wayOfCode(known)!;
  const hold = await lockToBook(context, known.token);
  if (hold.appointmentId !== null) return bookHoldOnce(context, hold, channel);
  requireHeld(context, hold);
  const complete = await withItems(context, { hold, token: known.token, part: input.part });
  const more = { email: hold.email ?? email, notes: input.notes?.trim() || hold.notes };
  return bookHoldOnce(context, { ...complete, ...more }, channel);
}

/** A name as it is compared; '' without both of them. */
const nameOfHold = ({ firstName, lastName }: Pick<ConfirmByPhoneInput, 'firstName' | 'lastName'>): string =>
  firstName && lastName
    ? [personName('firstName', firstName, ANY), personName('lastName', lastName, ANY)].join('\n').toLowerCase()
    : '';

interface Completion {
  hold: HoldRow;
  token: string;
  part: BookablePartInput;
}

/** The hold for the items that are named now: they may take longer than what is held, and nobody else's time. */
async function withItems(context: Context, { hold, token, part }: Completion): Promise<HoldRow> {
  const held = hold.parts.flatMap(({ products }) => products.map(({ id }) => id));
  const isSame = part.productIds.length === 0 || new Set([...held, ...part.productIds]).size === held.length;
  if (held.length > 0 && isSame) return hold;
  const asked = await context.db.row<{ staffId: string }>(
    sql`select staff_id from booked_time where hold_id = ${hold.id} and asked_for_staff order by number limit 1`,
  );
  // Its own time is in nobody's way.
  context.db.send(sql`delete from booked_time where hold_id = ${hold.id}`);
  const wish = { startsAt: hold.startsAt, parts: [{ ...part, staffId: part.staffId ?? asked?.staffId ?? null }] };
  const parts = await bookableVisit(context, wish);
  const owner = { holdId: hold.id, expiresAt: hold.expiresAt };
  await takeBookable(context, { owner, parts, wish, settings: await entrySettings(context) });
  context.db.send(sql`update booking_hold set ends_at = ${endOf(parts)} where id = ${hold.id}`);
  context.tick(CALENDAR);
  return lockHold(context, token);
}
