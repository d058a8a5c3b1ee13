import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantTable } from './tenant-table.js';

const SETTING = `
  alter table calendar_settings
    add column booking_mail text not null default 'owners' check (booking_mail in ('nobody', 'owners', 'staff'));`;

/** What customers did online and no mail told yet; each mail takes all rows. Of a moved booking, when it was and with whom. */
const CHANGES = tenantTable(
  'online_change',
  `
  appointment_id bigint not null,
  kind text not null check (kind in ('booked', 'moved', 'canceled')),
  was_at timestamptz,
  was_with bigint[] not null default '{}',
  check ((was_at is not null) = (kind = 'moved')),
  foreign key (business_id, appointment_id) references appointment (business_id, id)`,
  'select, insert, delete',
);

/** The business is told by e-mail of what customers do online. */
export class OnlineChanges1700000000061 implements MigrationInterface {
  name = 'OnlineChanges1700000000061';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SETTING);
    await runner.query(CHANGES);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
