import { createHmac } from 'node:crypto';
import type { Context } from '../../../../core/context.js';
import { sql } from '../../../../core/database/sql.js';
import type { Db } from '../../../../core/database/transaction.js';
import { isId } from '../../../../core/ids.js';
import { hashToken, tokenOf } from '../../../../core/tokens.js';
import type { CodeChannel } from '../booking.types.js';
import { HOLD_LETTER } from '../hold-token.js';

/** More are not held for one phone and start: each takes a code. */
const MAX_HOLDS = 20;

interface PhoneHold {
  id: string;
  salt: string;
  token: string;
  firstName: string;
  lastName: string;
  email: string | null;
  channels: CodeChannel[];
}

/** The token of a hold that its phone finds: it follows from the salt, so that the server knows it and nobody else. Holds of other tokens are found by none. */
export function phoneToken({ businessId, config }: Context, salt: string): string {
  const digest = createHmac('sha256', config.secret)
    .update(`hold of phone\n${businessId}\n${salt}`)
    .digest('base64url');
  return tokenOf(HOLD_LETTER, businessId, digest.replaceAll('_', '-').slice(0, 22));
}

interface WhichHold {
  phone: string;
  startsAt: Date;
  /** Who was asked for; nothing matches everybody. */
  staffId?: string | null | undefined;
}

/** Holds of a phone that begin then, the latest first, also those that are booked or over. */
export async function holdsOfPhone(
  context: Context,
  db: Db,
  { phone, startsAt, staffId }: WhichHold,
): Promise<PhoneHold[]> {
  const asked = staffId ? (isId(staffId) ? staffId : '0') : null;
  const rows = await db.rows<Omit<PhoneHold, 'token'> & { tokenHash: string }>(sql`
    select h.id, h.salt, h.token_hash, h.first_name, h.last_name, h.email, h.channels from booking_hold h
    where h.phone = ${phone} and h.starts_at = ${startsAt} and (${asked}::bigint is null or exists (
      select from booked_time b
      where (b.hold_id = h.id or b.appointment_id = h.appointment_id) and b.asked_for_staff and b.staff_id = ${asked}::bigint))
    order by h.created_at desc, h.id desc limit ${MAX_HOLDS}`);
  return rows
    .map(({ tokenHash, ...hold }) => ({ ...hold, tokenHash, token: phoneToken(context, hold.salt) }))
    .filter(({ token, tokenHash }) => hashToken(token) === tokenHash);
}
