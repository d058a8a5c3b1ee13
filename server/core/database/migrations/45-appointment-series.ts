import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantTable } from './tenant-table.js';

/** How a series was planned. What became of it stands in its appointments. */
const SERIES = tenantTable(
  'appointment_series',
  `
  rule text not null check (length(rule) <= 200),
  first_date date not null, last_date date not null check (last_date >= first_date),
  occurrences smallint not null check (occurrences between 2 and 200),
  created_at timestamptz not null`,
  'select, insert, update',
);

const OF_APPOINTMENTS = `
  alter table appointment
    add series_id bigint,
    add series_number smallint check (series_number between 1 and 200),
    add check ((series_id is null) = (series_number is null)),
    add foreign key (business_id, series_id) references appointment_series (business_id, id);
  create unique index appointment_series_number on appointment (business_id, series_id, series_number) where series_id is not null;`;

/** Appointments that repeat. */
export class AppointmentSeries1700000000045 implements MigrationInterface {
  name = 'AppointmentSeries1700000000045';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SERIES);
    await runner.query(OF_APPOINTMENTS);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
