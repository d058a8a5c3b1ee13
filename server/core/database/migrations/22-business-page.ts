import type { MigrationInterface, QueryRunner } from 'typeorm';
import { grantTo, tenantTable } from './tenant-table.js';

const CURRENT_BUSINESS = `current_setting('app.business_id')::bigint`;

/** Every name that a business ever had in the address of its page: found before a business is known. */
const VANITY_NAMES = `
  alter table business add column version int not null default 1;
  create table vanity_name (
    name text primary key check (name ~ '^[a-z0-9-]{3,20}$'),
    business_id bigint not null references business (id),
    created_at timestamptz not null
  );
  create index vanity_name_business on vanity_name (business_id);
  alter table vanity_name enable row level security;
  create policy read on vanity_name for select using (true);
  create policy add on vanity_name for insert with check (business_id = ${CURRENT_BUSINESS});`;

const HOURS =
  // What continues a range past midnight is a part of its own on the next weekday.
  tenantTable(
    'business_hour',
    `
  weekday smallint not null check (weekday between 0 and 6),
  opens smallint not null check (opens between 0 and 1425 and opens % 15 = 0),
  closes smallint not null check (closes between 15 and 1440 and closes % 15 = 0),
  continues_id bigint,
  version int not null default 1,
  check (closes > opens),
  unique (business_id, continues_id),
  foreign key (business_id, continues_id) references business_hour (business_id, id) on delete cascade`,
  ) +
  tenantTable(
    'hours_exception',
    `
  date date not null,
  name text not null check (length(name) between 1 and 100),
  ranges jsonb not null,
  version int not null default 1,
  unique (business_id, date)`,
  );

const PAGE =
  tenantTable(
    'business_page',
    `
  about text not null default '' check (length(about) <= 20000),
  hidden_from_search boolean not null default false,
  joins_from_afar boolean not null default false,
  version int not null default 1,
  unique (business_id)`,
  ) +
  tenantTable(
    'form',
    `
  name text not null check (length(name) between 1 and 100),
  content text not null check (length(content) <= 20000),
  signature_required boolean not null default false,
  created_at timestamptz not null, archived_at timestamptz`,
  ) +
  tenantTable(
    'business_policy',
    `
  form_id bigint not null,
  position int not null,
  unique (business_id, form_id),
  foreign key (business_id, form_id) references form (business_id, id)`,
  );

/** Opening hours, the page of a business with its names, and forms as its policies. */
export class BusinessPage1700000000022 implements MigrationInterface {
  name = 'BusinessPage1700000000022';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(VANITY_NAMES);
    await runner.query(grantTo('app', 'select, insert', 'vanity_name'));
    await runner.query(HOURS);
    await runner.query(PAGE);
    await addPages(runner);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}

/** Each as its own tenant: where one role does everything, the owner too sees only the rows of a tenant. */
async function addPages(runner: QueryRunner): Promise<void> {
  for (const { id } of (await runner.query('select id from business')) as { id: string }[]) {
    await runner.query(`select set_config('app.business_id', $1, true)`, [id]);
    await runner.query(
      `insert into business_page (business_id, id) values ($1::bigint, ($1::bigint << 32) | nextval('business_page_id_seq'))`,
      [id],
    );
    await runner.query(
      `insert into vanity_name (name, business_id, created_at)
       select vanity_name, id, created_at from business where id = $1 and vanity_name is not null`,
      [id],
    );
  }
}
