import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantTable } from './tenant-table.js';

/** As searches are made plain (core/database/plain-text.sql.ts): kept, as 1,000 long descriptions take half a second. */
export const plain = (text: string): string =>
  `regexp_replace(translate(lower(normalize(${text}, NFKD)), 'ıøłđðħŧ', 'iolddht'), '[\\u0300-\\u036f\\s''’‘ʼʻ\`´‐.-]', '', 'g')`;
const WORDS = `replace(regexp_replace(description, '<[^<>]*>', ' ', 'g'), '&amp;', '&')`;

const TABLES =
  tenantTable(
    'product_category',
    `
  name text not null check (length(name) between 1 and 60),
  name_key text not null generated always as (lower(name)) stored,
  search_text text not null generated always as (${plain('name')}) stored,
  subheading text not null default '' check (length(subheading) <= 200),
  position smallint not null default 0 check (position between 0 and 49),
  version int not null default 1,
  created_at timestamptz not null, archived_at timestamptz`,
  ) +
  // Archived categories keep their names: history shows them.
  `create unique index product_category_name on product_category (business_id, name_key) where archived_at is null;` +
  tenantTable(
    'product',
    `
  type text not null check (type in ('service', 'product')),
  category_id bigint,
  name text not null check (length(name) between 1 and 100),
  price numeric(8, 2) check (price >= 0),
  duration_minutes int check (duration_minutes between 1 and 10080),
  description text not null default '' check (length(description) <= 20000),
  search_text text not null generated always as (${plain('name')} || chr(10) || ${plain(WORDS)}) stored,
  position smallint not null default 0 check (position between 0 and 49),
  version int not null default 1,
  created_at timestamptz not null, archived_at timestamptz,
  check (type = 'service' or duration_minutes is null),
  foreign key (business_id, category_id) references product_category (business_id, id)`,
  ) +
  `create index product_by_category on product (business_id, category_id, position);`;

/** Products, services and their categories. */
export class Catalogue1700000000020 implements MigrationInterface {
  name = 'Catalogue1700000000020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
