import { hashToken, newToken } from '../../server/core/tokens.js';
import { STANDBY_TOKEN } from '../../server/domain/appointments/standby/standby-token.js';
import type { TestBusiness } from './TestBusiness.js';

interface Planted {
  standbyId: string;
  standbyToken: string;
}

/** Somebody waits for a time whatever the plan, once with a code that nobody knows and once in line, with a time that was offered and passed. */
export async function plantStandby({ world, id }: TestBusiness, customerId: string | null = null): Promise<Planted> {
  const standbyToken = newToken(STANDBY_TOKEN.letter, id);
  const now = world.clock.now();
  const [row] = await world.rows<{ id: string }>(
    id,
    `insert into standby (token_hash, salt, first_name, last_name, phone, language, channel, parts, first_date, last_date, created_at, ends_at, verified_at, customer_id)
     values ($1, 'salt', 'Sam', 'Dee', '2125550000', 'en', 'text', '[{"staffId": null, "productIds": []}]', '2026-06-22', '2026-06-22', $2,
             $2::timestamptz + interval '8 days', case when $3::bigint is not null then $2::timestamptz end, $3::bigint) returning id`,
    [hashToken(standbyToken), now, customerId],
  );
  const standbyId = row!.id;
  await world.rows(
    id,
    `insert into standby_offer (standby_id, starts_at, ends_at, offered_at, expires_at, answer)
     values ($1, $2::timestamptz + interval '7 days', $2::timestamptz + interval '7 days 1 hour', $2, $2, 'passed') returning id`,
    [standbyId, now],
  );
  return { standbyId, standbyToken };
}
