import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who connected an outside calendar, with whose rights it ends, and until when it is being read at the latest: of one business one at a time. One
 * without an account ends at its next reading; no version with such calendars was in use before.
 */
export class OutsideReadings1700000000054 implements MigrationInterface {
  name = 'OutsideReadings1700000000054';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table outside_calendar add column made_by bigint, add column reading_until timestamptz');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
