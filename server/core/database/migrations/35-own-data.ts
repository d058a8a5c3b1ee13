import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantTable } from './tenant-table.js';

const OURS = `business_id = current_setting('app.business_id')::bigint`;
/** The record and those merged into it: they are one human. */
const RECORDS = `(select id from customer where ${OURS} and (id = erased or merged_into = erased))`;
const CUSTOMER = `customer c where c.${OURS} and c.id in ${RECORDS}`;
const VISITS = `(select id from check_in where ${OURS} and customer_id in ${RECORDS})`;
const EVENTS = `(select id from check_in_event where ${OURS} and check_in_id in ${VISITS})`;
const isOthers = (same: string): string =>
  `exists (select from customer o where o.${OURS} and o.id not in ${RECORDS} and o.${same})`;
/** Where another customer has the same number, what belongs to no visit may be theirs. */
const ownPhones = (columns: string): string =>
  `(select ${columns} from ${CUSTOMER} and c.phone <> '' and not ${isOthers('phone = c.phone')})`;
const OWN_EMAILS = `(select c.email_key from ${CUSTOMER} and c.email_key is not null and not ${isOthers('email_key = c.email_key')})`;
const E164 = `'+' || c.dial_code || c.phone`;

/** Keys of the limits of this business that hold an address; those that count for others too hold none, or stay for their two days. */
const LIMITS = `array['feedback:' || c.business_id || ':' || ${E164}, 'feedback:' || c.business_id || ':' || c.email_key,
        'place-link:' || c.business_id || ':' || c.email_key]`;

/** An answer that is kept for repeats concerns the customer if it holds their name, number, address, id, or that of a visit. */
const CONCERNED_ANSWERS = `
  select k.id from idempotency_key k, ${CUSTOMER} and k.business_id = c.business_id and (
    strpos(k.answer::text, c.id::text) > 0 or strpos(k.answer::text, nullif(c.phone, '')) > 0
    or strpos(k.answer::text, to_jsonb(c.first_name)::text) > 0 or strpos(lower(k.answer::text), c.email_key) > 0)
  union
  select f.id from (
    select k.id, (regexp_matches(k.answer::text, '\\d{10,}|gc_[0-9a-z]+_[A-Za-z0-9-]{22}', 'g'))[1] as mark
    from idempotency_key k where k.${OURS}) f
  where f.mark in (
    select unnest(array[v.id::text, v.public_id]) from check_in v where v.${OURS} and v.customer_id in ${RECORDS})`;

/** One that waits never leaves. */
const BLANK_MESSAGES = `update message set recipient = '', body = null, data = '{}',
        status = case status when 'queued' then 'dropped' else status end,
        reason = case status when 'queued' then 'The customer was erased' else reason end`;

/**
 * What identifies a customer goes, wherever this business keeps it; visits, their times and ratings stay for the counts. A STOP stays too: the number must
 * never be texted again. The app may only add to some of these tables, hence the owner's rights. What is found by the number comes first: it goes last.
 */
const ERASE = `
  create or replace function erase_customer(erased bigint, erased_on timestamptz) returns void
    language sql security definer set search_path = public, pg_temp
    as $body$
      delete from idempotency_key where ${OURS} and id in (${CONCERNED_ANSWERS});
      delete from rate_limit where key in (select unnest(${LIMITS}) from ${CUSTOMER});
      delete from sender where ${OURS} and stopped_at is null and phone in ${ownPhones(E164)};
      update text_consent set phone = '' where ${OURS} and kind = 'granted' and (phone, dial_code) in ${ownPhones('c.phone, c.dial_code')};
      update text_reply set phone = '', body = '' where ${OURS} and phone = any(array${ownPhones(E164)});
      update text_reply set phone = '', body = '' where ${OURS} and check_in_id in ${VISITS};
      delete from own_data_link where ${OURS} and (phone in ${ownPhones('c.phone')} or lower(email) in ${OWN_EMAILS});
      ${BLANK_MESSAGES} where ${OURS} and customer_id in ${RECORDS};
      ${BLANK_MESSAGES} where ${OURS} and check_in_id in ${VISITS};
      ${BLANK_MESSAGES} where ${OURS} and account_id is null and recipient = any(array${ownPhones(E164)});
      ${BLANK_MESSAGES} where ${OURS} and account_id is null and recipient = any(array(
        select unnest(array[c.email, c.email_key]) from ${CUSTOMER} and c.email_key in ${OWN_EMAILS}));
      update erasure_request set phone = null, email = null, reason = '' where ${OURS} and customer_id in ${RECORDS};
      update check_in_change set before = '', after = '' where ${OURS} and event_id in ${EVENTS};
      update check_in_event set data = data - 'text' where ${OURS} and check_in_id in ${VISITS} and data ? 'text';
      update check_in set email = null, notes = '', temperature = null, feedback = '', reply = null, undo = null, undo_until = null
        where ${OURS} and customer_id in ${RECORDS};
      update customer_merge set filled = '{}', moved = '{}', undo_until = least(undo_until, erased_on)
        where ${OURS} and (kept_id in ${RECORDS} or merged_id in ${RECORDS});
      update customer set first_name = 'Erased', last_name = 'customer', phone = '', email = null, email_open = false, birth_month = null,
          birth_day = null, birth_year = null, notes = '', tags = '{}', offer_disabled = true, birthday_disabled = true, person_id = -id,
          archived_at = coalesce(archived_at, erased_on), erased_at = erased_on, version = version + 1
        where ${OURS} and id in ${RECORDS};
    $body$;`;

/** A link to one's own data knows the phone or the e-mail address it went to; a request where its answer goes, until it is decided. */
const TABLES =
  tenantTable(
    'own_data_link',
    `
  phone text, email text, language text not null default 'en', token_hash text,
  created_at timestamptz not null, expires_at timestamptz not null,
  check (num_nonnulls(phone, email) = 1),
  unique (business_id, token_hash)`,
  ) +
  tenantTable(
    'erasure_request',
    `
  customer_id bigint not null,
  state text not null default 'open' check (state in ('open', 'done', 'declined', 'taken-back')),
  phone text, email text, language text not null default 'en',
  reason text not null default '' check (length(reason) <= 500),
  asked_at timestamptz not null, due_at timestamptz not null, decided_at timestamptz,
  foreign key (business_id, customer_id) references customer (business_id, id)`,
    'select, insert, update',
  ) +
  `
  create unique index erasure_request_open on erasure_request (business_id, customer_id) where state = 'open';
  create index erasure_request_customer on erasure_request (business_id, customer_id, id);`;

/** Anybody may stand at a kiosk: an address that was typed there proves nobody. Of those from before, nobody knows who gave them. */
const UNPROVEN = `
  alter table customer add column email_unproven boolean not null default true;`;

/** By which an erasure, and the customer who asks, find what is about one customer. */
const INDEXES = `
  create index text_reply_phone on text_reply (business_id, phone);`;

/** A customer's link to their own data, their request to be erased, and an erasure that leaves nothing out. */
export class OwnData1700000000035 implements MigrationInterface {
  name = 'OwnData1700000000035';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES);
    await runner.query(UNPROVEN + INDEXES);
    await runner.query(ERASE);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
