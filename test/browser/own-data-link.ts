import { hashToken, newToken } from '../../server/core/tokens.js';
import { rowsOfDatabase } from './database.js';
import type { App } from './product.js';
import type { Salon } from './Salon.js';

/** The token of a link to own data that went to a phone, and the customer who has the phone. */
export async function ownDataLink(
  product: App,
  { businessId }: Salon,
  phone: string,
): Promise<{ ownToken: string; customerId: string }> {
  const ownToken = newToken('d', businessId);
  const [row] = await rowsOfDatabase<{ customerId: string }>(
    product,
    `with link as (
      insert into own_data_link (business_id, id, phone, token_hash, created_at, expires_at)
      select $1::bigint, ($1::bigint << 32) | (4000000000 + random() * 200000000)::bigint, $2, $3, now(), now() + interval '1 hour'
    )
    select id as "customerId" from customer where business_id = $1::bigint and phone = $2`,
    [businessId, phone, hashToken(ownToken)],
  );
  return { ownToken, customerId: row!.customerId };
}
