// The database of the benchmark: deterministic, made with bulk SQL as the owner role, whom row-level security does not hold.
import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import { openSession } from '../../dist/server/core/access/sessions.js';

export const LARGE = '2';
export const SIZES = { businesses: 1000, customers: 100_000, today: 10_000, waiting: 500, history: 500_000 };
const SALT = 'greeter bench';

/** A zone in which it is afternoon now, so that `today` has room for 10,000 check-ins whenever the benchmark runs. */
export function afternoonZone(now = new Date()) {
  const offset = ((15 - now.getUTCHours() + 36) % 24) - 12;
  return `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
}

/** The private link of the n-th waiting party. */
export const publicId = (n) => `gc_2_${createHash('sha256').update(`${SALT} ${n}`).digest('hex').slice(0, 22)}`;

const id = (expression) => `((${LARGE}::bigint << 32) | (${expression}))`;

const SEED = `
  insert into business (id, name, address, city, state, zip, phone, time_zone, plan, created_at)
    select n, 'Business ' || n, n || ' Main St', 'Albany', 'NY', '12207', '5185550100', $ZONE$, 'business', now() - interval '400 days' from generate_series(2, ${SIZES.businesses + 1}) n;
  insert into check_in_app (business_id, id, public_token) select n, (n::bigint << 32) | 1, 'gq_' || n || '_none' from generate_series(2, ${SIZES.businesses + 1}) n;
  insert into person (id, phone, first_name, last_name)
    select n, '2' || lpad((n % 1000000000)::text, 9, '0'), 'First' || n, (array['Okafor','Bianchi','Raman','Diallo','Reyes','Tanaka','Brooks','Costa','Levy','Clark'])[1 + n % 10] || n from generate_series(1, ${SIZES.customers}) n;
  insert into customer (business_id, id, person_id, first_name, last_name, phone, created_at)
    select ${LARGE}, ${id('n')}, n, 'First' || n, (array['Okafor','Bianchi','Raman','Diallo','Reyes','Tanaka','Brooks','Costa','Levy','Clark'])[1 + n % 10] || n, '2' || lpad((n % 1000000000)::text, 9, '0'), now() - interval '300 days'
    from generate_series(1, ${SIZES.customers}) n;
  insert into customer (business_id, id, person_id, first_name, last_name, phone)
    select b, (b::bigint << 32) | n, n, 'First' || n, 'Last' || n, '2' || lpad(n::text, 9, '0') from generate_series(3, ${SIZES.businesses + 1}) b, generate_series(1, 50) n;
  insert into check_in (business_id, id, public_id, customer_id, status, party_size, created_at, serviced_at, notes)
    select ${LARGE}, ${id('n')}, 'gc_2_seated' || n, ${id('n')}, 'seated', 1 + n % 4, now() - interval '240 minutes' - (n % 300) * interval '2 seconds', now() - interval '200 minutes', ''
    from generate_series(1, ${SIZES.today - SIZES.waiting}) n;
  insert into check_in (business_id, id, public_id, customer_id, status, party_size, created_at, notes)
    select 2 + n % ${SIZES.businesses}, ((2 + n % ${SIZES.businesses})::bigint << 32) | (1000000 + n), 'gc_x_history' || n,
           ((2 + n % ${SIZES.businesses})::bigint << 32) | (1 + n % 50), (array['seated','seated','seated','canceled'])[1 + n % 4], 1 + n % 5, now() - interval '2 days' - (n % 360) * interval '1 day', ''
    from generate_series(1, ${SIZES.history}) n;
  select setval('business_id_seq', ${SIZES.businesses + 1}), setval('customer_id_seq', ${SIZES.customers + 1000}), setval('check_in_id_seq', 3000000), setval('person_id_seq', ${SIZES.customers});
  analyze;
`;

/** Fills an empty migrated database; answers the owner's login token. */
export async function seed(owner, secret) {
  const client = new pg.Client(owner);
  await client.connect();
  try {
    await client.query(SEED.replaceAll('$ZONE$', `'${afternoonZone()}'`));
    const account = await client.query(
      `insert into account (email, password_hash, first_name, last_name, phone, verified_at) values ($1, 'none', 'Bench', 'Owner', '5185550101', now()) returning id`,
      [`${randomUUID()}@example.com`],
    );
    await client.query('insert into membership (account_id, business_id, role) values ($1, $2, 1)', [
      account.rows[0].id,
      LARGE,
    ]);
    const db = {
      rows: async (text, values) => (await client.query(text, values)).rows,
      row: async (text, values) => (await client.query(text, values)).rows[0],
    };
    await refill(client);
    return await openSession(db, secret, account.rows[0].id, LARGE, new Date());
  } finally {
    await client.end();
  }
}

/** Takes away what the runs added and puts the waiting parties back as they were: each run begins with the same queue. */
export async function refill(client) {
  // The lock waits for requests that the load left behind.
  await client.query(`
    begin;
    lock table check_in, check_in_event, message in exclusive mode;
    delete from message where business_id = ${LARGE};
    delete from check_in_event where business_id = ${LARGE};
    delete from check_in where business_id = ${LARGE} and id > ${id('3000000')};
    delete from check_in where business_id = ${LARGE} and id between ${id('2000000')} and ${id('2999999')};
    delete from idempotency_key where business_id = ${LARGE};
    commit;
  `);
  const links = Array.from({ length: SIZES.waiting }, (_, n) => publicId(n));
  await client.query(
    `
    insert into check_in (business_id, id, public_id, customer_id, status, party_size, created_at, notes)
    select ${LARGE}, ${id('2000000 + n')}, link, ${id('n')}, 'checked-in', 1 + n % 4, now() - interval '100 minutes' + n * interval '5 seconds', 'window'
    from unnest($1::text[]) with ordinality as links (link, n)`,
    [links],
  );
  await client.query('vacuum analyze check_in');
}
