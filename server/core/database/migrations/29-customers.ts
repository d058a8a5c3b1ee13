import type { MigrationInterface, QueryRunner } from 'typeorm';
import { grantTo } from './tenant-table.js';

const letters = (text: string): string => `translate(lower(normalize(${text}, NFKD)), 'ıøłđðħŧ', 'iolddht')`;
/** As searches are made plain (core/database/plain-text.sql.ts). */
const plain = (text: string): string => `regexp_replace(${letters(text)}, '[\\u0300-\\u036f\\s''’‘ʼʻ\`´‐.-]', '', 'g')`;
const KEY = `trim(regexp_replace(${letters(`first_name || ' ' || last_name`)}, '[\\u0300-\\u036f]', '', 'g'))`;

/** Names that begin with no letter from a to z come last: their key begins with what follows z. */
const COLUMNS = `
  alter table customer
    add column offer_disabled boolean not null default false,
    add column birthday_disabled boolean not null default false,
    add column notes text not null default '' check (length(notes) <= 2000),
    add column tags text[] not null default '{}' check (cardinality(tags) <= 20),
    add column version int not null default 1,
    add column erased_at timestamptz,
    add column name_key text collate "C" not null
      generated always as (case when ${KEY} ~ '^[a-z]' then ${KEY} else '{' || ${KEY} end) stored,
    add column search_text text not null generated always as (
      ${plain('first_name || last_name')} || chr(10) || dial_code || phone || chr(10) || ${plain(`coalesce(email, '')`)}) stored;
  create index customer_by_name on customer (business_id, name_key, id) where archived_at is null;
  create index customer_birthday on customer (business_id, birth_month, birth_year) where birth_month is not null;
  create index customer_tagged on customer (business_id) where tags <> '{}';
  create index customer_search on customer using gin (business_id, search_text gin_trgm_ops);`;

/** One page of those that match every pattern, by name, with how many match. A policy would keep the index of trigrams from being used. */
const SEARCH = `
  create function find_customers(
    patterns text[], is_archived boolean, in_month int, in_year int, with_tag text, page_size int, skipped int
  ) returns table (id bigint, total bigint)
    language sql stable rows 100 security definer set search_path = public, pg_temp
    as $body$
      with matching as materialized (
        select c.id, c.name_key from customer c
        where c.business_id = current_setting('app.business_id')::bigint
          and c.search_text like patterns[1]
          and not exists (select from unnest(patterns[2:]) as pattern where c.search_text not like pattern)
          and (c.archived_at is not null) = is_archived and c.erased_at is null
          and (in_month is null or c.birth_month = in_month)
          and (in_year is null or c.birth_year = in_year)
          and (with_tag is null or with_tag = any(c.tags))
      )
      select m.id, count(*) over () from matching m order by m.name_key, m.id limit page_size offset skipped
    $body$;
  revoke all on function find_customers(text[], boolean, int, int, text, int, int) from public;`;

/** The list of customers: what the team notes of them, and what lists and searches read. */
export class Customers1700000000029 implements MigrationInterface {
  name = 'Customers1700000000029';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(COLUMNS);
    await runner.query(SEARCH);
    await runner.query(grantTo('app', 'execute', 'function find_customers(text[], boolean, int, int, text, int, int)'));
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
