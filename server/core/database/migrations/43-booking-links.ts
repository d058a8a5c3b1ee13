import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantTable } from './tenant-table.js';

/** Until how many minutes before the start customers may cancel, or change the time; null: not at all. */
const WINDOWS = `
  alter table calendar_settings
    add column cancel_minutes int default 1440 check (cancel_minutes between 0 and 43200),
    add column change_minutes int default 1440 check (change_minutes between 0 and 43200);`;

/** A link to an appointment that went to its customer. \`sent_to\` is a pseudonym of the phone or mailbox, which the link proves. */
const LINKS =
  tenantTable(
    'booking_link',
    `
  token_hash text not null,
  appointment_id bigint not null, customer_id bigint not null,
  channel text not null check (channel in ('text', 'email')),
  sent_to text not null,
  created_at timestamptz not null,
  unique (business_id, token_hash),
  foreign key (business_id, appointment_id) references appointment (business_id, id),
  foreign key (business_id, customer_id) references customer (business_id, id)`,
    'select, insert, delete',
  ) +
  `
  create index booking_link_customer on booking_link (business_id, customer_id);`;

export class BookingLinks1700000000043 implements MigrationInterface {
  name = 'BookingLinks1700000000043';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(WINDOWS);
    await runner.query(LINKS);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
