import type { MigrationInterface, QueryRunner } from 'typeorm';
import { grantTo, tenantTable } from './tenant-table.js';

/** One row of each business that changed a setting; the defaults stand in the statement that reads it too. */
const SETTINGS = tenantTable(
  'calendar_settings',
  `
  booking_slots smallint not null default 1 check (booking_slots between 1 and 50),
  calendar_view text not null default 'day' check (calendar_view in ('day', 'week')),
  notice_minutes int check (notice_minutes between 0 and 43200),
  window_days smallint not null default 60 check (window_days between 1 and 730),
  buffer_before smallint not null default 0 check (buffer_before between 0 and 240),
  buffer_after smallint not null default 0 check (buffer_after between 0 and 240),
  confirmation text not null default 'staff' check (confirmation in ('staff', 'known', 'everyone')),
  version int not null default 1,
  unique (business_id)`,
  'select, insert, update',
);

const APPOINTMENTS =
  tenantTable(
    'appointment',
    `
  uuid uuid not null default gen_random_uuid(),
  status text not null check (status in ('booked', 'reserved', 'event')),
  flag text not null check (flag in ('requested', 'confirmed', 'canceled', 'no-show')),
  version int not null default 1,
  customer_id bigint,
  title text not null default '' check (length(title) <= 100),
  starts_at timestamptz not null, ends_at timestamptz not null,
  notes text not null default '' check (length(notes) <= 2000),
  color text not null default '#019fe8' check (color ~ '^#[0-9a-f]{6}$'),
  overruling boolean not null default false,
  email text check (length(email) <= 254),
  language text not null default 'en',
  revision int not null default 0,
  created_at timestamptz not null,
  deleted_at timestamptz,
  check (ends_at > starts_at and ends_at <= starts_at + interval '31 days'),
  check ((customer_id is null) = (status = 'event')),
  unique (business_id, uuid),
  foreign key (business_id, customer_id) references customer (business_id, id)`,
    'select, insert, update',
  ) +
  `
  create index appointment_start on appointment (business_id, starts_at) where deleted_at is null;
  create index appointment_customer on appointment (business_id, customer_id, starts_at) where customer_id is not null;`;

/** A time that is kept while a customer types the code. Nobody is a customer by it yet: it is deleted once it is over. */
const HOLDS = tenantTable(
  'booking_hold',
  `
  token_hash text not null, salt text not null,
  first_name text not null, last_name text not null, phone text not null, email text,
  notes text not null default '' check (length(notes) <= 2000),
  language text not null,
  channel text not null check (channel in ('text', 'email')),
  sends smallint not null default 1,
  starts_at timestamptz not null, ends_at timestamptz not null,
  created_at timestamptz not null, expires_at timestamptz not null,
  appointment_id bigint,
  unique (business_id, token_hash),
  foreign key (business_id, appointment_id) references appointment (business_id, id)`,
);

/**
 * Whose time an appointment takes up, a row for each of its parts, or is held for a customer. What nobody in particular does takes a place, from 1; an event for everybody has neither.
 * `blocked_from` and `blocked_to` hold the minutes that are kept free before and after.
 *
 * Live rows of one staff member, or of one place, never overlap. What the staff let overlap on purpose shares an overlap group. The check comes at the end of a
 * statement, as one of them may unite groups.
 */
const BOOKED_TIMES =
  tenantTable(
    'booked_time',
    `
  appointment_id bigint, hold_id bigint, expires_at timestamptz,
  number smallint not null check (number between 1 and 10),
  staff_id bigint, place smallint check (place > 0),
  asked_for_staff boolean not null default false,
  products jsonb not null default '[]',
  starts_at timestamptz not null, ends_at timestamptz not null,
  blocked_from timestamptz not null, blocked_to timestamptz not null,
  is_live boolean not null,
  overlap_group bigint not null,
  who int8range not null generated always as (
    case when staff_id is not null then int8range(staff_id, staff_id, '[]')
         when place is not null then int8range(-place, -place, '[]')
         else int8range(null, null) end
  ) stored,
  check ((appointment_id is null) <> (hold_id is null) and (hold_id is null) = (expires_at is null)),
  check (staff_id is null or place is null),
  check (staff_id is not null or not asked_for_staff),
  check (ends_at > starts_at and blocked_from <= starts_at and blocked_to >= ends_at),
  check (blocked_to <= blocked_from + interval '32 days'),
  unique (business_id, appointment_id, number), unique (business_id, hold_id, number),
  foreign key (business_id, appointment_id) references appointment (business_id, id),
  foreign key (business_id, hold_id) references booking_hold (business_id, id),
  foreign key (business_id, staff_id) references staff (business_id, id),
  constraint booked_time_once exclude using gist (
    business_id with =, who with &&, overlap_group with <>, tstzrange(blocked_from, blocked_to) with &&
  ) where (is_live) deferrable initially immediate`,
  ) +
  `
  create sequence overlap_group_seq;
  create index booked_time_blocked on booked_time (business_id, blocked_from) where is_live;
  create index booked_time_staff on booked_time (business_id, staff_id, starts_at) where is_live and staff_id is not null;`;

const EVENTS =
  tenantTable(
    'appointment_event',
    `
  appointment_id bigint not null,
  kind text not null check (kind in ('added', 'changed', 'flag', 'deleted', 'restored')),
  at timestamptz not null,
  actor text not null, actor_name text not null default '',
  data jsonb not null default '{}',
  foreign key (business_id, appointment_id) references appointment (business_id, id)`,
    'select, insert',
  ) +
  `
  create index appointment_event_appointment on appointment_event (business_id, appointment_id, id);`;

export class Appointments1700000000041 implements MigrationInterface {
  name = 'Appointments1700000000041';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SETTINGS);
    await runner.query(APPOINTMENTS);
    await runner.query(HOLDS);
    await runner.query(BOOKED_TIMES);
    await runner.query(EVENTS);
    await runner.query(grantTo('app', 'usage', 'sequence overlap_group_seq'));
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
