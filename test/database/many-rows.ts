import { askAsSuperuser } from '../setup/database.js';
import { plainly } from '../world/plain-rows.js';
import type { World } from '../world/World.js';

/** $1 is now; every second check-in is of the last hours. A phone belongs to two persons. */
const OF_A_BUSINESS = [
  `with made as (
    insert into person (phone, first_name, last_name) select lpad((3000000000 + current_setting('app.business_id')::bigint * 10000 + n / 2)::text, 10, '0'), 'First' || n % 90, 'Last' || n from generate_series(1, 2500) as n
    returning id, phone, first_name, last_name)
  insert into customer (person_id, first_name, last_name, phone, created_at) select id, first_name, last_name, phone, $1 from made`,
  `with those as materialized (select id, row_number() over () as n from customer)
  insert into check_in (public_id, customer_id, status, created_at, serviced_at)
  select 'made-' || id || '-' || times, id, (array['checked-in', 'ready', 'seated', 'seated', 'canceled'])[n % 5 + 1],
         $1::timestamptz - case when times = 1 then n * interval '3 seconds' else n * times * interval '1 hour' end, $1
  from those, generate_series(1, 2) as times`,
  `insert into check_in_event (check_in_id, kind, at, actor) select id, 'checked-in', created_at, 'kiosk:1' from check_in where created_at <= $1`,
  `insert into message (channel, class, template, recipient, subject_kind, subject_id, customer_id, status, created_at)
  select 'email', 'transactional', 'made', 'ann@example.com', 'check-in', id::text, customer_id, 'sent', created_at from check_in where created_at <= $1`,
  `insert into text_reply (subject_kind, subject_id, phone, body, kind, provider_id, at)
  select 'check-in', id::text, '', '', 'message', 'made-' || id, created_at from check_in where created_at <= $1`,
  `insert into audit_log (at, actor, action, subject) select created_at, 'account:1', 'customer.change', customer_id::text from check_in where created_at <= $1`,
  `insert into audit_log (at, actor, action, subject) select $1, 'account:1', 'made', '' from generate_series(1, 5000)`,
  `insert into customer_merge (kept_id, merged_id, at, undo_until) select id, id, $1, $1 from customer`,
  `insert into kiosk_device (name, token_hash, created_at) select 'Desk', 'kiosk-' || n, $1 from generate_series(1, 1000) as n`,
  `insert into media (kind, file, width, height, bytes, created_at) select 'checkinapp', 'made-' || current_setting('app.business_id') || '-' || n, 1, 1, 1, $1 from generate_series(1, 1000) as n`,
  `insert into text_consent (phone, kind, source, at) select phone, 'granted', 'kiosk', $1 from customer`,
  `insert into product_category (name, position, created_at) select 'Category ' || n, n % 50, $1 from generate_series(1, 60) as n`,
  `with those as materialized (select id, row_number() over () as n from product_category)
  insert into product (type, category_id, name, position, created_at)
  select 'service', id, 'Item ' || n || '-' || m, m % 50, $1 from those, generate_series(1, 30) as m`,
  `insert into staff (role, first_name, last_name, phone, email, created_at) select 4, 'First' || n % 90, 'Last' || n, '', '', $1 from generate_series(1, 300) as n`,
  `insert into business_hour (staff_id, weekday, opens, closes) select id, day, 540, 1020 from staff, generate_series(0, 6) as day where $1::timestamptz is not null`,
  `insert into hours_exception (staff_id, date, days, name, ranges) select id, $1::timestamptz::date + 20 * n, 5, 'Away', '[]' from staff, generate_series(-5, 5) as n`,
  `insert into media (kind, staff_id, file, width, height, bytes, is_main, created_at, attached_at) select 'staff', id, 'x' || id, 1, 1, 1, true, $1, $1 from staff where phone = '' and email = '' and first_name <> 'Bea'`,
  `insert into business_hour (weekday, opens, closes) select day, hour * 60, hour * 60 + 45 from generate_series(0, 6) as day, generate_series(0, 23) as hour where $1::timestamptz is not null`,
  `insert into hours_exception (date, name, ranges) select $1::timestamptz::date + n, 'Day ' || n, '[]' from generate_series(-1000, 700) as n`,
  `insert into form (name, content, keep_years, created_at) select 'Form ' || n, 'Text', case when n <= 20 then 3 end, $1 from generate_series(1, 1000) as n`,
  `insert into form_version (form_id, number, name, content, fields, signature_required, sha256, created_at, created_by)
  select id, 1, name, content, '[]', true, repeat('0', 64), $1, 'greeter' from form`,
  `with signers as materialized (select id, first_name, last_name, row_number() over (order by id) as n from customer),
  versions as materialized (select id, form_id, row_number() over (order by id) as n from form_version order by id limit 20)
  insert into signature (seq, submission_key, code, form_id, form_version_id, customer_id, kind, place, language, consent, business_name, time_zone, signed_at, received_at, signer_name, search_name,
    digest, previous_hash, hash)
  select i, 'made-' || i, 'made-' || i, v.form_id, v.id, c.id, 'typed', 'link', 'en', '', 'Salon', 'UTC', $1::timestamptz - i * interval '5 minutes', $1,
    c.first_name || ' ' || c.last_name, ' ' || lower(c.first_name || ' ' || c.last_name), repeat('0', 64), '', repeat('0', 64)
  from generate_series(1, 8000) as i join signers c on c.n = 1 + i % 2500 join versions v on v.n = 1 + i % 20`,
  `with those as materialized (select id, row_number() over (order by id) as n from customer)
  insert into appointment (status, flag, customer_id, starts_at, ends_at, created_at)
  select 'booked', 'confirmed', id, at, at + interval '15 minutes', $1
  from those, generate_series(-2, 2) as times, lateral (select $1::timestamptz + (times * 2500 + n) * interval '20 minutes' as at) t`,
  `with those as materialized (select id, row_number() over (order by id) as n from staff),
  visits as materialized (select *, row_number() over (order by id) as n from appointment where created_at <= $1)
  insert into booked_time (appointment_id, number, staff_id, starts_at, ends_at, blocked_from, blocked_to, is_live, overlap_group)
  select v.id, 1, s.id, starts_at, ends_at, starts_at, ends_at, true, v.n from visits v join those s on s.n = 1 + v.n % 100`,
  `insert into standby (token_hash, salt, first_name, last_name, phone, email, language, channel, parts, first_date, last_date, created_at, ends_at, verified_at, customer_id, ended_at, outcome)
  select 'made-' || id, '', first_name, last_name, phone, '', 'en', 'text', '[]', at::date, at::date, at, at, at, id, at, 'left' from customer, cast($1 as timestamptz) as at`,
  `insert into busy_time (staff_id, starts_at, ends_at)
  select id, $1::timestamptz - n * interval '1 day', $1::timestamptz - n * interval '1 day' + interval '1 hour' from staff, generate_series(60, 80) as n`,
  `insert into appointment_event (appointment_id, kind, at, actor) select id, 'added', created_at, 'user:1' from appointment where created_at <= $1`,
  `insert into business_policy (form_id, position) select id, 1 from form where $1::timestamptz is not null order by id limit 20`,
  `insert into vanity_name (name, business_id, created_at) select 'name-' || current_setting('app.business_id') || '-' || n, current_setting('app.business_id')::bigint, $1 from generate_series(1, 1000) as n`,
  `insert into phone_session (token_hash, created_at, expires_at) select 'phone-' || n, $1, $1 from generate_series(1, 2500) as n`,
];

const OF_ALL = [
  `insert into account (email, password_hash, first_name, last_name, phone, created_at) select 'made' || n || '@example.com', 'none', 'First', 'Last', '5185550100', $1 from generate_series(1, 2500) as n`,
  `insert into membership (account_id, business_id, role, created_at) select account.id, business.id, 4, $1 from account, business where email like 'made%' and business.id > 1`,
  `insert into rate_limit (key, window_start, used) select 'made:' || n, $1, 1 from generate_series(1, 5000) as n`,
  `insert into session (id, account_id, created_at, last_used_at, expires_at) select gen_random_uuid(), id, $1, $1, $1 from account, generate_series(1, 2)`,
];

/** Some thousands of rows in each of these businesses, with fresh statistics: a plan for a few rows says nothing. */
export async function makeManyRows(world: World, businesses: readonly string[]): Promise<void> {
  const make = (id: string | null, statement: string) =>
    plainly(world.app.dependencies.source, id, async (ask) => {
      // So many rows may take longer than an operation has.
      await ask(`select set_config('statement_timeout', '0', true)`);
      await ask(statement, [world.clock.now()]);
    });
  for (const id of businesses) for (const statement of OF_A_BUSINESS) await make(id, statement);
  for (const statement of OF_ALL) await make(null, statement);
  await askAsSuperuser(
    `insert into business (id, name, vanity_name, plan)
     select n, 'Business ' || n, 'business-' || n, case when n % 2 = 0 then 'none' else 'basic' end from generate_series(900001, 902000) as n`,
  );
  await askAsSuperuser(
    `insert into search_word select distinct word from business, unnest(search_words) as word
     union select 'word' || md5(n::text) from generate_series(1, 30000) as n on conflict do nothing`,
  );
  await askAsSuperuser(
    `insert into check_in_app (business_id, id, public_token) select id, id << 32, 'code-' || id from business where id > 900000`,
  );
  await askAsSuperuser(
    `insert into business_page (business_id, id) select id, id << 32 from business where id > 900000`,
  );
  // Rows that earlier tests deleted still fill pages, of which the planner counts more or fewer: so every table is laid out anew.
  const tables = await world.rows<{ name: string }>(
    null,
    `select oid::regclass::text as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  );
  for (const { name } of tables) await askAsSuperuser(`vacuum (full, analyze) ${name}`);
}
