import type { MigrationInterface, QueryRunner } from 'typeorm';
import { grantTo, tenantTable } from './tenant-table.js';

const OURS = `business_id = current_setting('app.business_id')::bigint`;

/** Which import added a customer: a repeated call adds nothing twice, and Undo finds whom to take away. */
const IMPORTS =
  tenantTable(
    'customer_import',
    `
  import_id text not null, created_at timestamptz not null, undone_at timestamptz,
  unique (business_id, import_id)`,
  ) +
  `
  alter table customer add column import_id text, add column import_row int,
    add check ((import_id is null) = (import_row is null));
  create unique index customer_import_row on customer (business_id, import_id, import_row) where import_id is not null;
  create index customer_email on customer (business_id, email_key) where email_key is not null;`;

/** Names of an import are hearsay: other businesses find the person once somebody was there who bears the name, or a host who met them. */
const PERSONS = `
  alter table person add column imported boolean not null default false;
  create function show_person(shown bigint, seen_from text) returns void
    language sql security definer set search_path = public, pg_temp
    as $body$
      update person set imported = false, added_from = seen_from where id = shown and imported
    $body$;
  revoke all on function show_person(bigint, text) from public;`;

/**
 * Erases some of those whom an import added and nobody has changed or served since, with their persons. Locked first and looked at once more then: a check-in
 * may have come between. Who asked to be erased (35-own-data.ts) gets an answer, so the import leaves them too. The row stays, empty, so that a late call of the import does not add it again.
 */
const TAKE_BACK = `
  create function take_back_customers(taken text, batch int, taken_on timestamptz) returns table (removed int, remaining int, kept int)
    language plpgsql security definer set search_path = public, pg_temp
    as $body$
      declare
        untouched bigint[];
        persons bigint[];
      begin
        untouched := array(
          select id from customer where ${OURS} and import_id = taken and version = 1 and archived_at is null
            and not exists (select from check_in where ${OURS} and customer_id = customer.id)
            and not exists (select from erasure_request where ${OURS} and customer_id = customer.id)
          order by id limit batch for update skip locked);
        untouched := array(
          select id from customer where ${OURS} and id = any(untouched)
            and not exists (select from check_in where ${OURS} and customer_id = customer.id));
        persons := array(select person_id from customer where ${OURS} and id = any(untouched));
        update customer set first_name = 'Erased', last_name = 'customer', phone = '', email = null, email_open = false, birth_month = null,
            birth_day = null, birth_year = null, notes = '', tags = '{}', offer_disabled = true, birthday_disabled = true, person_id = -id,
            archived_at = taken_on, erased_at = taken_on, version = version + 1
          where ${OURS} and id = any(untouched);
        perform forget_person(id) from person where id = any(persons) and imported;
        return query select cardinality(untouched), waiting.count, live.count - waiting.count
          from (
            select count(*)::int from customer where ${OURS} and import_id = taken and version = 1 and archived_at is null
              and not exists (select from check_in where ${OURS} and customer_id = customer.id)
              and not exists (select from erasure_request where ${OURS} and customer_id = customer.id)) waiting,
            (select count(*)::int from customer where ${OURS} and import_id = taken and archived_at is null) live;
      end
    $body$;
  revoke all on function take_back_customers(text, int, timestamptz) from public;`;

/** A file of customers that the owner may fetch once. */
const EXPORTS = tenantTable(
  'customer_export',
  `
  token_hash text not null, session_id text not null, created_at timestamptz not null, expires_at timestamptz not null, used_at timestamptz,
  unique (business_id, token_hash)`,
);

/** Customers as a list, in and out. */
export class CustomerImports1700000000033 implements MigrationInterface {
  name = 'CustomerImports1700000000033';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(IMPORTS + EXPORTS);
    await runner.query(PERSONS + TAKE_BACK);
    await runner.query(
      grantTo('app', 'execute', 'function show_person(bigint, text), take_back_customers(text, int, timestamptz)'),
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
