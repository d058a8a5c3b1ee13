import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantTable } from './tenant-table.js';

/**
 * Sums of a closed day, so that a year is not counted check-in by check-in. The arrays of one kind run side by side: one element for each hour and wait, and
 * one for each party size and rating.
 */
const DAYS = tenantTable(
  'check_in_day_sums',
  `
  date date not null, time_zone text not null,
  hours smallint[] not null, waits int[] not null,
  totals int[] not null, seated int[] not null, canceled int[] not null, no_shows int[] not null, new_customers int[] not null,
  quotes int[] not null, within int[] not null,
  sizes smallint[] not null, ratings smallint[] not null, size_totals int[] not null,
  unique (business_id, date)`,
);

export class Statistics1700000000004 implements MigrationInterface {
  name = 'Statistics1700000000004';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(DAYS);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
