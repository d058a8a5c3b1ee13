import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantTable } from './tenant-table.js';

/** The address under which a calendar program reads; without a staff member that of the business. It ends with the access of its account. */
const FEEDS = tenantTable(
  'calendar_feed',
  `
  staff_id bigint,
  account_id bigint not null,
  made_by bigint not null,
  hash text not null,
  language text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  unique (business_id, hash),
  unique nulls not distinct (business_id, staff_id),
  foreign key (business_id, staff_id) references staff (business_id, id)`,
);

/** A calendar elsewhere whose busy times block those of a staff member. */
const OUTSIDE_CALENDARS = tenantTable(
  'outside_calendar',
  `
  staff_id bigint not null,
  sealed_address text not null,
  connected_at timestamptz not null,
  fetched_at timestamptz,
  next_fetch_at timestamptz not null,
  fault text, fault_detail text not null default '' check (length(fault_detail) <= 100),
  failures int not null default 0,
  is_cut boolean not null default false,
  unique (business_id, staff_id),
  foreign key (business_id, staff_id) references staff (business_id, id)`,
);

/** Times alone: nothing else of what stands in the outside calendar. They may overlap appointments, which were there first or were put there on purpose. */
const BUSY_TIMES =
  tenantTable(
    'busy_time',
    `
  staff_id bigint not null,
  starts_at timestamptz not null, ends_at timestamptz not null,
  check (ends_at > starts_at and ends_at <= starts_at + interval '32 days'),
  foreign key (business_id, staff_id) references staff (business_id, id)`,
    'select, insert, delete',
  ) +
  `
  create index busy_time_staff on busy_time (business_id, staff_id, starts_at);
  create index busy_time_start on busy_time (business_id, starts_at);`;

export class CalendarFeeds1700000000046 implements MigrationInterface {
  name = 'CalendarFeeds1700000000046';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(FEEDS);
    await runner.query(OUTSIDE_CALENDARS);
    await runner.query(BUSY_TIMES);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
