import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The pace of calls, from which quotes follow who is being served. */
export class CallPace1700000000012 implements MigrationInterface {
  name = 'CallPace1700000000012';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table check_in_app add column call_pace jsonb');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
