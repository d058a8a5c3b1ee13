import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantTable } from './tenant-table.js';

/**
 * Who wants to be told when a time frees up, in line by their ids. Nobody is a customer by it, and nothing is offered, until a code has proved the phone or the
 * mailbox; one without a proof is over with its code. `from_minute` and `to_minute` are those of a day, by the clock of the business.
 */
const STANDBYS =
  tenantTable(
    'standby',
    `
  token_hash text not null, salt text not null,
  first_name text not null, last_name text not null, phone text not null, email text check (length(email) <= 254),
  language text not null,
  channel text not null check (channel in ('text', 'email')),
  sends smallint not null default 1,
  parts jsonb not null,
  first_date date not null, last_date date not null,
  from_minute smallint not null default 0 check (from_minute between 0 and 1439),
  to_minute smallint not null default 1439 check (to_minute between 0 and 1439),
  created_at timestamptz not null, ends_at timestamptz not null,
  verified_at timestamptz, customer_id bigint,
  ended_at timestamptz, outcome text check (outcome in ('booked', 'left', 'removed', 'unanswered')),
  check (last_date >= first_date and last_date < first_date + 42 and to_minute >= from_minute),
  check ((verified_at is null) = (customer_id is null) and (ended_at is null) = (outcome is null)),
  unique (business_id, token_hash),
  foreign key (business_id, customer_id) references customer (business_id, id)`,
  ) +
  `
  create index standby_line on standby (business_id, id) where verified_at is not null and ended_at is null;
  create index standby_customer on standby (business_id, customer_id) where customer_id is not null;
  create index standby_phone on standby (business_id, phone);`;

/** A freed time that was offered to one of them, which a hold keeps until it is answered. */
const OFFERS =
  tenantTable(
    'standby_offer',
    `
  standby_id bigint not null, hold_id bigint, appointment_id bigint,
  starts_at timestamptz not null, ends_at timestamptz not null,
  offered_at timestamptz not null, expires_at timestamptz not null,
  answer text check (answer in ('booked', 'passed', 'silent', 'gone')),
  check ((answer is not distinct from 'booked') = (appointment_id is not null)),
  foreign key (business_id, standby_id) references standby (business_id, id) on delete cascade,
  foreign key (business_id, hold_id) references booking_hold (business_id, id),
  foreign key (business_id, appointment_id) references appointment (business_id, id)`,
  ) +
  `
  create unique index standby_offer_open on standby_offer (business_id, standby_id) where answer is null;
  create index standby_offer_standby on standby_offer (business_id, standby_id, id);
  create index standby_offer_hold on standby_offer (business_id, hold_id) where hold_id is not null;`;

export class Standbys1700000000048 implements MigrationInterface {
  name = 'Standbys1700000000048';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(STANDBYS);
    await runner.query(OFFERS);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
