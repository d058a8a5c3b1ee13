import { HOLD_LETTER } from '../../server/domain/appointments/booking/hold-token.js';
import { hashToken, newToken } from '../../server/core/tokens.js';
import type { TestBusiness } from './TestBusiness.js';

/** A time that somebody holds, whatever the plan; its code is known to nobody. */
export async function plantHold({ world, id }: TestBusiness): Promise<{ holdId: string; holdToken: string }> {
  const holdToken = newToken(HOLD_LETTER, id);
  const [row] = await world.rows<{ id: string }>(
    id,
    `with h as (
       insert into booking_hold (token_hash, salt, first_name, last_name, phone, language, channel, starts_at, ends_at, created_at, expires_at)
       select $1, 'salt', 'Hal', 'Dee', '2125550000', 'en', 'text', t.at, t.at + interval '1 hour', $2, $2::timestamptz + interval '10 minutes'
       from (select $2::timestamptz + interval '2 days' as at) t returning id, starts_at, ends_at, expires_at)
     insert into booked_time (hold_id, expires_at, number, place, starts_at, ends_at, blocked_from, blocked_to, is_live, overlap_group)
     select id, expires_at, 1, 50, starts_at, ends_at, starts_at, ends_at, true, nextval('overlap_group_seq') from h returning hold_id as id`,
    [hashToken(holdToken), world.clock.now()],
  );
  return { holdId: row!.id, holdToken };
}

/** Held times went to somebody else, as at the end of their ten minutes. */
export async function loseHeldTimes({ world, id }: TestBusiness): Promise<void> {
  await world.rows(id, 'delete from booked_time where hold_id is not null');
}

/** What is held was asked for from another network each. */
export const spreadHolds = ({ world, id }: TestBusiness): Promise<unknown> =>
  world.rows(id, 'update booking_hold set source = id::text returning id');
