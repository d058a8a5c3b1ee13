// The database of the benchmark: deterministic, made with bulk SQL as the owner role, whom row-level security does not hold.
import { createHash, randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';

/** For a first look: a tenth of the rows. */
const IS_SMALL = process.argv.includes('--quick');
export const LARGE = 2;
/** Businesses among which check-ins and seatings are spread, and those whose lines are watched: 20 parties wait in each. */
export const SPREAD = Array.from({ length: 100 }, (_, n) => 3 + n);
export const WATCHED = Array.from({ length: 200 }, (_, n) => 103 + n);
const LAST_BUSY = 302;
export const SIZES = {
  businesses: 1000,
  customers: IS_SMALL ? 10_000 : 100_000,
  ownCustomers: 150,
  today: IS_SMALL ? 2000 : 10_000,
  waiting: 500,
  few: 20,
  products: 20,
};
const HISTORY = IS_SMALL ? 50_000 : 500_000;
const SALT = 'greeter bench';

/** A zone in which it is afternoon now, so that `today` has room for 10,000 check-ins whenever the benchmark runs. */
export function afternoonZone(now = new Date()) {
  const offset = ((15 - now.getUTCHours() + 36) % 24) - 12;
  return `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
}

/** The private link of a business's n-th waiting party. */
export const publicId = (business, n) =>
  `gc_${business.toString(36)}_${createHash('sha256').update(`${SALT} ${business} ${n}`).digest('hex').slice(0, 22)}`;
/** An id of a business (the upper half names it). */
export const idOf = (business, n) => String((BigInt(business) << 32n) | BigInt(n));
/** Number of a business's n-th waiting party. */
export const WAITING_FROM = 2_000_000;
const ADDED_FROM = 3_000_000;

const id = (business, n) => `((${business})::bigint << 32 | (${n}))`;
const name = `(array['Okafor','Bianchi','Raman','Diallo','Reyes','Tanaka','Brooks','Costa','Levy','Clark'])[1 + n % 10] || n`;
const phone = `'2' || lpad(n::text, 9, '0')`;

/** A past visit: how many stood before the party says how long it waited, give or take. */
const WAITED = `make_interval(mins => (4 + 6 * (n / 1000 % 6) + n % 7)::int)`;

const HAS_PRODUCTS = `select from information_schema.columns where table_name = 'check_in' and column_name = 'selected_products'`;
/** An older checkout that is measured has no items on check-ins. */
let hasProducts = true;
/** Two items of the business `b` for its n-th party. */
const itemOf = (n) => `jsonb_build_object('id', (${id('b', n)})::text, 'name', 'Service ' || ${n})`;
const WISH = `jsonb_build_array(${itemOf(`(1 + n % ${SIZES.products})`)}, ${itemOf(`(1 + (n + 7) % ${SIZES.products})`)})`;

const PRODUCTS = `
  insert into product (business_id, id, type, name, price, created_at)
    select b, ${id('b', 'n')}, 'service', 'Service ' || n, 10 + n, now() - interval '300 days'
    from generate_series(${LARGE}, ${LAST_BUSY}) b, generate_series(1, ${SIZES.products}) n;
`;

const SEED = `
  insert into business (id, name, address, city, state, zip, phone, time_zone, plan, created_at)
    select n, 'Business ' || n, n || ' Main St', 'Albany', 'NY', '12207', '5185550100', $ZONE$, 'business', now() - interval '400 days'
    from generate_series(${LARGE}, ${SIZES.businesses + 1}) n;
  insert into check_in_app (business_id, id, public_token, call_pace) select n, ${id('n', '1')}, 'gq_' || n || '_none', $PACE$ from generate_series(${LARGE}, ${SIZES.businesses + 1}) n;
  insert into person (id, phone, first_name, last_name) select n, ${phone}, 'First' || n, ${name} from generate_series(1, ${SIZES.customers}) n;
  insert into customer (business_id, id, person_id, first_name, last_name, phone, created_at)
    select b, ${id('b', 'n')}, n, 'First' || n, ${name}, ${phone}, now() - interval '300 days'
    from generate_series(${LARGE}, ${SIZES.businesses + 1}) b cross join lateral
      generate_series(1, case when b = ${LARGE} then ${SIZES.customers} when b <= ${LAST_BUSY} then ${SIZES.ownCustomers} else 50 end) n;
  insert into check_in (business_id, id, public_id, customer_id, status, party_size, created_at, serviced_at, notes)
    select ${LARGE}, ${id(LARGE, 'n')}, 'gc_2_seated' || n, ${id(LARGE, 'n')}, 'seated', 1 + n % 4, now() - interval '240 minutes' - (n % 300) * interval '2 seconds', now() - interval '200 minutes', ''
    from generate_series(1, ${SIZES.today - SIZES.waiting}) n;
  insert into check_in (business_id, id, public_id, customer_id, status, party_size, created_at, serviced_at, canceled_at, parties_ahead, notes)
    select b, ${id('b', '1000000 + n')}, 'gc_x_history' || n, ${id('b', '1 + n / 1000 % 50')}, case when n / 1000 % 8 = 7 then 'canceled' else 'seated' end, 1 + n % 5, at,
      case when n / 1000 % 8 <> 7 then at + ${WAITED} end, case when n / 1000 % 8 = 7 then at + ${WAITED} end, n / 1000 % 6, ''
    from generate_series(1, ${HISTORY}) n cross join lateral
      (select ${LARGE} + n % ${SIZES.businesses} as b, now() - interval '2 days' - n / 1000 * interval '5 hours' as at) visit;
  insert into check_in_event (business_id, id, check_in_id, kind, at, actor, data)
    select c.business_id, ${id('c.business_id', `nextval('check_in_event_id_seq')`)}, c.id, kind, at, 'account:1', data
    from check_in c cross join lateral (values
      ('checked-in', c.created_at, '{}'::jsonb),
      ('status', coalesce(c.serviced_at, c.canceled_at), case when c.status = 'seated' then '{"from":"checked-in","to":"seated"}'::jsonb else '{"from":"checked-in","to":"canceled"}' end)) event (kind, at, data)
    where c.business_id <= ${LAST_BUSY};
  select setval('business_id_seq', ${SIZES.businesses + 1}), setval('customer_id_seq', ${SIZES.customers + 1000}), setval('check_in_id_seq', ${ADDED_FROM}), setval('person_id_seq', ${SIZES.customers});
  analyze;
`;

/** Fills an empty migrated database; answers the login token of each busy business's owner. */
export async function seed(client, secret, pace) {
  const literal = pace ? `'${JSON.stringify(pace)}'::jsonb` : 'null';
  hasProducts = (await client.query(HAS_PRODUCTS)).rowCount > 0;
  await client.query(SEED.replaceAll('$ZONE$', `'${afternoonZone()}'`).replaceAll('$PACE$', literal));
  if (hasProducts) await client.query(PRODUCTS);
  const sessions = new Map();
  for (let business = LARGE; business <= LAST_BUSY; business += 1) sessions.set(business, randomUUID());
  await client.query(
    `with owner as (
      insert into account (email, password_hash, first_name, last_name, phone, verified_at)
      select 'owner' || b || '@example.com', 'none', 'Bench', 'Owner' || b, '5185550101', now() from unnest($1::bigint[]) b
      returning id, substring(email from '\\d+')::bigint as business),
    member as (insert into membership (account_id, business_id, role) select id, business, 1 from owner)
    insert into session (id, account_id, business_id, created_at, last_used_at, expires_at)
    select s.id, owner.id, owner.business, now(), now() + interval '1 hour', now() + interval '30 days'
    from owner join unnest($1::bigint[], $2::uuid[]) s (business, id) on s.business = owner.business`,
    [[...sessions.keys()], [...sessions.values()]],
  );
  const key = new TextEncoder().encode(secret);
  const sign = (sid) => new SignJWT({ sid }).setProtectedHeader({ alg: 'HS256' }).setExpirationTime('30d').sign(key);
  await refill(client);
  return new Map(await Promise.all([...sessions].map(async ([business, sid]) => [business, await sign(sid)])));
}

const DEADLOCK = '40P01';

/** Takes away what the runs added. The locks wait for requests that the load left behind, which may take them in another order. */
async function clear(client) {
  try {
    await client.query(`
      begin;
      lock table check_in, check_in_event, message in exclusive mode;
      delete from message where business_id <= ${LAST_BUSY};
      delete from check_in_event where business_id <= ${LAST_BUSY} and (check_in_id & 4294967295) > ${WAITING_FROM};
      delete from check_in where business_id <= ${LAST_BUSY} and (id & 4294967295) > ${WAITING_FROM};
      delete from idempotency_key where business_id <= ${LAST_BUSY};
      commit;
    `);
  } catch (error) {
    await client.query('rollback');
    if (error.code !== DEADLOCK) throw error;
    await clear(client);
  }
}

/** Puts the waiting parties back as they were: each run begins with the same lines. */
export async function refill(client) {
  await clear(client);
  const lines = [LARGE, ...SPREAD, ...WATCHED].map((business) => ({
    business,
    links: Array.from({ length: business === LARGE ? SIZES.waiting : SIZES.few }, (_, n) => publicId(business, n)),
  }));
  const businesses = lines.flatMap(({ business, links }) => links.map(() => business));
  const numbers = lines.flatMap(({ links }) => links.map((_, n) => n + 1));
  await client.query(
    `with waiting as (
      insert into check_in (business_id, id, public_id, customer_id, status, party_size, parties_ahead, created_at, notes${hasProducts ? ', selected_products' : ''})
      select b, ${id('b', `${WAITING_FROM} + n`)}, link, ${id('b', 'n')}, 'checked-in', 1 + n % 4, n - 1, now() - interval '100 minutes' + n * interval '5 seconds', 'window' ${hasProducts ? `, ${WISH}` : ''}
      from unnest($1::bigint[], $2::bigint[], $3::text[]) as line (b, n, link) returning business_id, id, created_at)
    insert into check_in_event (business_id, id, check_in_id, kind, at, actor)
    select business_id, ${id('business_id', `nextval('check_in_event_id_seq')`)}, id, 'checked-in', created_at, 'kiosk:1' from waiting`,
    [businesses, numbers, lines.flatMap(({ links }) => links)],
  );
  await client.query('vacuum analyze check_in, check_in_event, message');
}

/** After so long, what a phone did not hear is lost. */
export const WAITED_FOR_MS = 20_000;
