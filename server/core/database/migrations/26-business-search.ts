import type { MigrationInterface, QueryRunner } from 'typeorm';
import { grantTo } from './tenant-table.js';

/** As searches are made plain (core/database/plain-text.sql.ts). */
const plain = (text: string): string =>
  `regexp_replace(translate(lower(normalize(${text}, NFKD)), 'ıøłđðħŧ', 'iolddht'), '[\\u0300-\\u036f''’‘ʼʻ\`´.]', '', 'g')`;
const BETWEEN_WORDS = `'[\\s!-/:-@\\u005b-\\u0060{-\\u00bf\\u2000-\\u206f]+'`;

/** Its words, and its city and ZIP code as a whole, each behind a word and a blank. */
const COLUMN = `
  alter table business add column search_words text[] not null generated always as (
    array_remove(regexp_split_to_array(${plain(`name || ' ' || city || ' ' || state || ' ' || zip`)}, ${BETWEEN_WORDS}), '')
    || ('in ' || trim(regexp_replace(${plain('city')}, ${BETWEEN_WORDS}, ' ', 'g'))) || ('in ' || left(zip, 5))
  ) stored;
  create index business_search on business using gin (search_words)
    where vanity_name is not null and plan <> 'none' and not hidden_from_search;
  create index business_listed on business (name, id)
    where vanity_name is not null and plan <> 'none' and not hidden_from_search;`;

/** Every word that a business ever had: some ten thousands, among which those like a misspelt one are found at once. */
const DICTIONARY = `
  create table search_word (word text collate "C" primary key);
  create index search_word_like on search_word using gin (word gin_trgm_ops);
  alter table search_word enable row level security;
  create policy read on search_word for select using (true);
  create policy add on search_word for insert with check (true);
  insert into search_word (word) select distinct word from business, unnest(search_words) as word where word not like 'in %';`;

/** What the search of businesses reads. */
export class BusinessSearch1700000000026 implements MigrationInterface {
  name = 'BusinessSearch1700000000026';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(COLUMN);
    await runner.query(DICTIONARY);
    await runner.query(grantTo('app', 'select, insert', 'search_word'));
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
