import type { MigrationInterface, QueryRunner } from 'typeorm';
import { plain } from './20-catalogue.js';
import { tenantTable } from './tenant-table.js';

const STAFF =
  tenantTable(
    'staff',
    `
  account_id bigint,
  role smallint not null check (role between 1 and 4),
  first_name text not null check (length(first_name) between 1 and 50),
  last_name text not null check (length(last_name) between 1 and 50),
  phone text not null default '' check (phone ~ '^([0-9]{10})?$'),
  email text not null default '' check (length(email) <= 254),
  color text not null default '#019fe8' check (color ~ '^#[0-9a-f]{6}$'),
  product_ids bigint[] not null default '{}',
  search_text text not null generated always as (
    ${plain('first_name')} || chr(10) || ${plain('last_name')} || chr(10) || phone || chr(10) || ${plain('email')}) stored,
  version int not null default 1,
  created_at timestamptz not null, archived_at timestamptz,
  check (role <> 1 or archived_at is null)`,
  ) + `create unique index staff_account on staff (business_id, account_id) where account_id is not null;`;

/** Null: the business's own. Time off is an exception of several days. */
const HOURS = `
  alter table business_hour
    add column staff_id bigint,
    add foreign key (business_id, staff_id) references staff (business_id, id);
  create index business_hour_whose on business_hour (business_id, staff_id);
  alter table hours_exception
    add column staff_id bigint,
    add column days smallint not null default 1 check (days between 1 and 366),
    add column last_date date not null generated always as (date + days - 1) stored,
    add foreign key (business_id, staff_id) references staff (business_id, id),
    drop constraint hours_exception_business_id_date_key,
    add constraint hours_exception_date unique nulls not distinct (business_id, staff_id, date);
  create index hours_exception_coming on hours_exception (business_id, staff_id, last_date);`;

const ALBUMS = `
  alter table media
    add column staff_id bigint,
    add check ((kind = 'staff') = (staff_id is not null)),
    add foreign key (business_id, staff_id) references staff (business_id, id);
  drop index media_album;
  create index media_album on media (business_id, kind, product_id, staff_id);
  drop index media_main;
  create unique index media_main on media (business_id, kind, product_id, staff_id) nulls not distinct
    where is_main and attached_at is not null and removed_at is null;`;

/** Staff members with their hours and albums; owners get a record of their own. */
export class Staff1700000000030 implements MigrationInterface {
  name = 'Staff1700000000030';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(STAFF + HOURS + ALBUMS);
    await addOwners(runner);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}

/** Each as its own tenant: where one role does everything, the owner too sees only the rows of a tenant. */
async function addOwners(runner: QueryRunner): Promise<void> {
  for (const { id } of (await runner.query('select id from business')) as { id: string }[]) {
    await runner.query(`select set_config('app.business_id', $1, true)`, [id]);
    await runner.query(
      `insert into staff (business_id, id, account_id, role, first_name, last_name, phone, email, created_at)
       select $1::bigint, ($1::bigint << 32) | nextval('staff_id_seq'), a.id, 1,
              left(coalesce(nullif(a.first_name, ''), '–'), 50), left(coalesce(nullif(a.last_name, ''), '–'), 50),
              case when a.phone ~ '^[0-9]{10}$' then a.phone else '' end, a.email, m.created_at
       from membership m join account a on a.id = m.account_id where m.business_id = $1 and m.role = 1`,
      [id],
    );
  }
}
