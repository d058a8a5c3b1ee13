import { AppointmentFlag } from '../../../../entities/AppointmentFlag.js';
import { RefusalReason } from '../../../../entities/RefusalReason.js';
import type { Context } from '../../../core/context.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import { MINUTE_MS } from '../../../core/durations.js';
import { invalid, type Refusal } from '../../../core/Refusal.js';
import { hashToken } from '../../../core/tokens.js';
import { findOrAddCustomer } from '../../customers/customer-of-handle.js';
import { findOrAddPerson } from '../../customers/persons.js';
import { PROVED_PHONE } from '../news/news-limits.js';
import { scheduleLapse } from '../time/schedule-lapse.js';
import { proofOf } from '../links/proof-of.js';
import { sendNews } from '../news/tell-news.js';
import { scheduleReminder } from '../reminders/expect-customer.js';
import { noteOnlineChange } from '../online-changes/note-online-change.js';
import { channelOfCode } from './booking-code.js';
import { codeGivenBack, countTry } from './booking-limits.js';
import { type Booking, CodeChannel } from './booking.types.js';
import { type HoldRow, lockToBook, toVisitParts } from './hold-rows.js';
import { insertBooking } from './insert-booking.js';
import { holdOver, requireHeld } from './require-held.js';
import { requireRoom } from './standing.js';

/** Books a held time. Throws INVALID_INPUT with the reason WRONG_CODE, CONFLICT with the reasons HOLD_OVER, TOO_MANY_REQUESTS and TOO_MANY_BOOKINGS, RATE_LIMITED. */
export async function confirmBooking(context: Context, token: string, code: string): Promise<Booking> {
  await countTry(context, hashToken(token));
  const hold = await lockToBook(context, token);
  const channel = channelOfCode(context.config.secret, hold, { code, channels: hold.channels });
  if (channel === null) throw wrongCode();
  return bookHoldOnce(context, hold, channel);
}

/** Books a hold whose code came by this way; one that is booked answers again. Throws CONFLICT with the reasons HOLD_OVER, TOO_MANY_REQUESTS and TOO_MANY_BOOKINGS, RATE_LIMITED. */
export async function bookHoldOnce(context: Context, hold: HoldRow, channel: CodeChannel): Promise<Booking> {
  if (hold.appointmentId !== null) return bookedAlready(context, hold);
  requireHeld(context, hold);
  return bookHold(context, hold, { channel, meanwhile: codeGivenBack(context) });
}

interface Proved {
  /** How they proved themselves. */
  channel: CodeChannel;
  /** What is written with the booking. */
  meanwhile?: Sql;
}

/** Books a time that is held for whom a phone or a mailbox proved. Throws CONFLICT with the reasons HOLD_OVER, TOO_MANY_REQUESTS and TOO_MANY_BOOKINGS, RATE_LIMITED. */
export async function bookHold(context: Context, hold: HoldRow, { channel, meanwhile }: Proved): Promise<Booking> {
  const person = { dialCode: '1', phone: hold.phone, firstName: hold.firstName, lastName: hold.lastName };
  const customer = await findOrAddCustomer(context, await findOrAddPerson(context, person));
  const isOwnPhone = channel === CodeChannel.TEXT;
  const proof = proofOf(context.config.secret, isOwnPhone ? { text: `+1${hold.phone}` } : { email: hold.email! });
  const minutes = (hold.endsAt.getTime() - hold.startsAt.getTime()) / MINUTE_MS;
  const booker = { customerId: customer.id, isOwnPhone, proof, source: hold.source, minutes };
  const { id, tooMany, flag, timeZone, parts, ...reader } = await insertBooking(context, hold, booker, meanwhile);
  requireRoom({ tooMany });
  // Once it was over, somebody else may have taken it meanwhile.
  if (parts !== hold.parts.length) throw holdOver();
  const isConfirmed = flag === AppointmentFlag.CONFIRMED;
  if (isConfirmed) scheduleReminder(context, { id, startsAt: hold.startsAt }, { timeZone });
  else scheduleLapse(context, { id, startsAt: hold.startsAt }, { timeZone });
  noteOnlineChange(context, id, 'booked');
  await sendNews(context, id, isConfirmed ? 'confirmed' : 'requested', reader, { cause: PROVED_PHONE });
  return { id, flag, startsAt: hold.startsAt, endsAt: hold.endsAt, parts: toVisitParts(hold.parts) };
}

/** Who lost the first answer gets it again. */
async function bookedAlready({ db }: Context, { appointmentId, startsAt, endsAt, parts }: HoldRow): Promise<Booking> {
  const row = await db.row<{ flag: AppointmentFlag }>(sql`select flag from appointment where id = ${appointmentId}`);
  return { id: appointmentId!, flag: row!.flag, startsAt, endsAt, parts: toVisitParts(parts) };
}

export const wrongCode = (): Refusal =>
  invalid('code', 'That is not the code that we sent.', { reason: RefusalReason.WRONG_CODE });
