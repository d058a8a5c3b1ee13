import type { MigrationInterface, QueryRunner } from 'typeorm';
import { grantTo, tenantTable } from './tenant-table.js';

/** A merged record leads to the kept one, never to another merged one, and is archived so that nothing lists it. */
const MERGED = `
  alter table customer
    add column merged_into bigint,
    add foreign key (business_id, merged_into) references customer (business_id, id),
    add check (merged_into is null or (merged_into <> id and archived_at is not null));
  create index customer_merged on customer (business_id, merged_into) where merged_into is not null;
  create index message_customer on message (business_id, customer_id, created_at) where customer_id is not null;
  create index audit_log_subject on audit_log (business_id, subject, at);`;

/** `filled` has each changed value of the kept record before and after, `moved` the ids of what changed hands, by table. */
const MERGES =
  tenantTable(
    'customer_merge',
    `
  kept_id bigint not null, merged_id bigint not null,
  at timestamptz not null, undo_until timestamptz not null, undone_at timestamptz,
  filled jsonb not null default '{}', moved jsonb not null default '{}',
  foreign key (business_id, kept_id) references customer (business_id, id),
  foreign key (business_id, merged_id) references customer (business_id, id)`,
    'select, insert, update',
  ) +
  `
  create index customer_merge_kept on customer_merge (business_id, kept_id);
  create unique index customer_merge_merged on customer_merge (business_id, merged_id) where undone_at is null;`;

/** What points to a customer and moves to the kept record, and back; what stays, a test names (test/customers/merge-covers-all.test.ts). */
const MOVE = `
  create function move_customer_rows(source bigint, target bigint) returns jsonb
    language sql set search_path = public, pg_temp
    as $body$
      with check_ins as (update check_in set customer_id = target where customer_id = source returning id),
        messages as (update message set customer_id = target where customer_id = source returning id),
        records as (update customer set merged_into = target where merged_into = source returning id)
      select jsonb_build_object(
        'check_in', (select coalesce(jsonb_agg(id), '[]') from check_ins),
        'message', (select coalesce(jsonb_agg(id), '[]') from messages),
        'customer', (select coalesce(jsonb_agg(id), '[]') from records))
    $body$;
  create function return_customer_rows(source bigint, target bigint, moved jsonb) returns void
    language sql set search_path = public, pg_temp
    as $body$
      update check_in set customer_id = target
        where customer_id = source and id = any(array(select jsonb_array_elements_text(moved -> 'check_in')::bigint));
      update message set customer_id = target
        where customer_id = source and id = any(array(select jsonb_array_elements_text(moved -> 'message')::bigint));
      update customer set merged_into = target
        where merged_into = source and id = any(array(select jsonb_array_elements_text(moved -> 'customer')::bigint));
    $body$;
  revoke all on function move_customer_rows(bigint, bigint), return_customer_rows(bigint, bigint, jsonb) from public;`;

/** As before (29-customers.ts); a merged record is found as the one it leads to. */
const SEARCH = `
  create or replace function find_customers(
    patterns text[], is_archived boolean, in_month int, in_year int, with_tag text, page_size int, skipped int
  ) returns table (id bigint, total bigint)
    language sql stable rows 100 security definer set search_path = public, pg_temp
    as $body$
      with matching as materialized (
        select c.id, c.name_key from customer c
        where c.business_id = current_setting('app.business_id')::bigint
          and c.search_text like patterns[1]
          and not exists (select from unnest(patterns[2:]) as pattern where c.search_text not like pattern)
          and (c.archived_at is not null) = is_archived and c.erased_at is null and c.merged_into is null
          and (in_month is null or c.birth_month = in_month)
          and (in_year is null or c.birth_year = in_year)
          and (with_tag is null or with_tag = any(c.tags))
        union all
        select distinct c.id, c.name_key from customer m join customer c on c.business_id = m.business_id and c.id = m.merged_into
        where m.business_id = current_setting('app.business_id')::bigint and m.merged_into is not null
          and m.search_text like patterns[1]
          and not exists (select from unnest(patterns[2:]) as pattern where m.search_text not like pattern)
          and exists (select from unnest(patterns) as pattern where c.search_text not like pattern)
          and (c.archived_at is not null) = is_archived and c.erased_at is null
          and (in_month is null or c.birth_month = in_month)
          and (in_year is null or c.birth_year = in_year)
          and (with_tag is null or with_tag = any(c.tags))
      )
      select m.id, count(*) over () from matching m order by m.name_key, m.id limit page_size offset skipped
    $body$;`;

/** One entry for each of many that were archived or restored at once, so that each has its own history. */
const SPLIT = `
  insert into audit_log (business_id, id, at, actor, action, subject, fields, address)
    select l.business_id, (l.business_id << 32) | nextval('audit_log_id_seq'), l.at, l.actor, l.action, s.subject, l.fields, l.address
    from audit_log l cross join lateral regexp_split_to_table(l.subject, ' ') as s (subject)
    where l.action in ('customer.archive', 'customer.restore', 'staff.archive', 'staff.restore') and position(' ' in l.subject) > 0;
  delete from audit_log
    where action in ('customer.archive', 'customer.restore', 'staff.archive', 'staff.restore') and position(' ' in subject) > 0;`;

/** Two records of one human become one, and two again; who did what to a record is found by it. */
export class Records1700000000034 implements MigrationInterface {
  name = 'Records1700000000034';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(MERGED + MERGES);
    await runner.query(MOVE);
    await runner.query(SEARCH);
    await runner.query(SPLIT);
    await runner.query(
      grantTo(
        'app',
        'execute',
        'function move_customer_rows(bigint, bigint), return_customer_rows(bigint, bigint, jsonb)',
      ),
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
