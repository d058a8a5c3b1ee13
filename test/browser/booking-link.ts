import { hashToken, newToken } from '../../server/core/tokens.js';
import { proofOf } from '../../server/domain/appointments/links/proof-of.js';
import { rowsOfDatabase } from './database.js';
import { SECRET, type App } from './product.js';
import type { Salon } from './Salon.js';

/** The path of a booking of somebody who was in the line, a week from now. */
export async function bookingPath(product: App, salon: Salon): Promise<string> {
  const { businessId } = salon;
  const token = newToken('a', businessId);
  await salon.checkIn();
  const [customer] = await rowsOfDatabase<{ phone: string }>(
    product,
    `select '+' || dial_code || phone as phone from customer where business_id = $1 order by id desc limit 1`,
    [businessId],
  );
  await rowsOfDatabase(
    product,
    `with a as (
      insert into appointment (business_id, id, status, flag, customer_id, starts_at, ends_at, created_at)
      select $1::bigint, ($1::bigint << 32) | 4000000777, 'booked', 'confirmed', c.id, t.at, t.at + interval '1 hour', now()
      from (select now() + interval '7 days' as at) t, (select id from customer where business_id = $1 order by id desc limit 1) c
      returning id, customer_id
    )
    insert into booking_link (business_id, id, token_hash, appointment_id, customer_id, channel, sent_to, created_at)
    select $1::bigint, id, $2, id, customer_id, 'text', $3, now() from a returning id`,
    [businessId, hashToken(token), proofOf(SECRET, { text: customer!.phone })],
  );
  return `/booking/${token}`;
}
