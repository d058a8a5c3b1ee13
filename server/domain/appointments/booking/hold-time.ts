import type { Context } from '../../../core/context.js';
import { lockBusiness } from '../../../core/database/lock-business.js';
import { sql } from '../../../core/database/sql.js';
import { emailAddress } from '../../../core/email-address.js';
import { hashToken } from '../../../core/tokens.js';
import { namedPerson, optionalEmail } from '../../customers/person-input.js';
import { instantOf } from '../instants.js';
import { entrySettings } from '../settings/calendar-settings.js';
import type { BookingInput } from './booking.inputs.js';
import { forgetHold } from './booking-jobs.js';
import { countCode } from './booking-limits.js';
import { type BookingHold, CodeChannel } from './booking.types.js';
import { findHold, holdOf, type HoldRow } from './hold-rows.js';
import { holdToken } from './hold-token.js';
import { holdVisit, newSalt } from './hold-visit.js';
import { holdOver, isHeld } from './require-held.js';

/**
 * Holds a time for 10 minutes and sends its customer a code (ruling 27). Throws INVALID_INPUT, INVALID_PLAN, SLOT_TAKEN, CONFLICT with the reasons
 * CODE_NOT_SENT and HOLD_OVER, RATE_LIMITED.
 */
export async function holdTime(context: Context, input: BookingInput): Promise<BookingHold> {
  const person = namedPerson(context, { ...input, dialCode: '1' });
  const typed = optionalEmail(input.email, input.channel === CodeChannel.EMAIL);
  const email = typed === null ? null : emailAddress(typed);
  const token = holdToken(context, input.key);
  const isAgain = await isHeldAlready(context, input.key, token);
  if (!isAgain)
    await countCode(context, input.channel === CodeChannel.EMAIL ? { email: email! } : { phone: person.phone });
  const known = input.key ? await earlierHold(context, token) : null;
  if (known) return holdOf(context, known, token);
  // Given back since; a new one would send a code that nothing counted.
  if (isAgain) throw holdOver();
  const settings = await entrySettings(context);
  const wish = { startsAt: instantOf('startsAt', input.startsAt, settings.timeZone), parts: input.parts };
  const { notes, channel } = input;
  const hold = { token, salt: newSalt(), person, email, notes, channel, wish, settings };
  return holdOf(context, await holdVisit(context, hold), token);
}

/** Whether the call is made again after its answer was lost, while its time is held: then no code is sent. */
const isHeldAlready = async (context: Context, key: string | null | undefined, token: string): Promise<boolean> =>
  Boolean(key) &&
  (await context.preflight((db) =>
    db.row(sql`
      select h.id from booking_hold h
      where h.token_hash = ${hashToken(token)}
        and (h.appointment_id is not null or (h.expires_at > ${context.now()} and exists (select from booked_time t where t.hold_id = h.id)))`),
  )) !== undefined;

/** The hold of a call whose answer was lost; one that is still on its way is waited for. Null once it is over: the time is held anew. */
async function earlierHold(context: Context, token: string): Promise<HoldRow | null> {
  lockBusiness(context, `hold:${hashToken(token)}`);
  const hold = await findHold(context, token);
  if (!hold) return null;
  if (hold.appointmentId !== null || isHeld(context, hold)) return hold;
  await forgetHold(context, { holdId: hold.id });
  return null;
}
