import type { Context } from '../../../../core/context.js';
import { MINUTE_MS } from '../../../../core/durations.js';
import { emailAddress } from '../../../../core/email-address.js';
import { namedPerson, optionalEmail, type PersonNamed } from '../../../customers/person-input.js';
import { instantOf } from '../../instants.js';
import { entrySettings } from '../../settings/calendar-settings.js';
import { countCode, MAX_UNNAMED_MINUTES } from '../booking-limits.js';
import { CodeChannel } from '../booking.types.js';
import { holdOf, type HoldRow, lockHold } from '../hold-rows.js';
import { holdVisit, newSalt } from '../hold-visit.js';
import { resendCode } from '../resend-booking-code.js';
import type { HoldByPhoneInput } from './by-phone.inputs.js';
import type { HoldOfPhone } from './by-phone.types.js';
import { holdsOfPhone, phoneToken } from './phone-hold.js';

/**
 * Holds a time like holdTime for a client that keeps no token; what the same person holds already keeps its time, and its code is sent again. Throws like
 * holdTime.
 */
export async function holdTimeByPhone(context: Context, input: HoldByPhoneInput): Promise<HoldOfPhone> {
  const { channel, part } = input;
  const person = namedPerson(context, input);
  const typed = optionalEmail(input.email, channel === CodeChannel.EMAIL);
  const email = typed === null ? null : emailAddress(typed);
  await countCode(context, channel === CodeChannel.EMAIL ? { email: email! } : { phone: person.phone });
  const settings = await entrySettings(context);
  const startsAt = instantOf('startsAt', input.startsAt, settings.timeZone);
  const held = await heldBy(context, { person, email, channel }, { startsAt, staffId: part.staffId });
  if (held) return holdOf(context, await resendCode(context, held, channel), '');
  const endsAt = input.endsAt ? instantOf('endsAt', input.endsAt, settings.timeZone) : startsAt;
  const asked = Math.ceil((endsAt.getTime() - startsAt.getTime()) / MINUTE_MS);
  const minutes = part.productIds.length > 0 ? 0 : Math.min(asked, MAX_UNNAMED_MINUTES);
  const salt = newSalt();
  const wish = { startsAt, parts: [{ ...part, minutes }], namesItemsLater: true };
  const hold = { token: phoneToken(context, salt), salt, person, email, channel, wish, settings };
  return holdOf(context, await holdVisit(context, hold), '');
}

interface Asker {
  person: PersonNamed;
  email: string | null;
  channel: CodeChannel;
}

/** What the same person holds. A code by e-mail goes only to the address that the hold was made with: nobody has it sent to their own. */
async function heldBy(
  context: Context,
  { person, email, channel }: Asker,
  which: { startsAt: Date; staffId?: string | null | undefined },
): Promise<HoldRow | null> {
  const holds = await holdsOfPhone(context, context.db, { phone: person.phone, ...which });
  for (const { token, ...hold } of holds) {
    if (hold.firstName !== person.firstName || hold.lastName !== person.lastName) continue;
    if (channel === CodeChannel.EMAIL && hold.email !== email) continue;
    const row = await lockHold(context, token);
    if (row.appointmentId === null && row.expiresAt > context.now()) return row;
  }
  return null;
}
