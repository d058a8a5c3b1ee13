import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sums of closed days by wait, and separately by hour and wait with their total alone. The job that sums closed days fills the table again. */
export class HourSums1700000000007 implements MigrationInterface {
  name = 'HourSums1700000000007';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      truncate check_in_day_sums;
      alter table check_in_day_sums drop column hours,
        add column wait_hours smallint[] not null, add column hour_waits int[] not null, add column hour_totals int[] not null`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
