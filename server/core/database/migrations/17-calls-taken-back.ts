import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The index of calls also has undone returns to the line: a call that was taken back and brought back counts. */
export class CallsTakenBack1700000000017 implements MigrationInterface {
  name = 'CallsTakenBack1700000000017';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index check_in_event_called;
      create index check_in_event_called on check_in_event (business_id, at) include (check_in_id, kind)
        where (kind = 'status' and data ->> 'to' in ('ready', 'seated')) or kind = 'undone'`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
