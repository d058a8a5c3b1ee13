import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who connected an outside calendar, with whose rights it ends, and until when it is being read at the latest: of one business one at a time. Who connected
 * those that are there stands in the audit log.
 */
export class OutsideReadings1700000000054 implements MigrationInterface {
  name = 'OutsideReadings1700000000054';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table outside_calendar add column made_by bigint, add column reading_until timestamptz');
    // Each as its own tenant: where one role does everything, the owner too sees only the rows of a tenant.
    for (const { id } of (await runner.query('select id from business')) as { id: string }[]) {
      await runner.query(`select set_config('app.business_id', $1, true)`, [id]);
      await runner.query(
        `update outside_calendar c set made_by = (
           select substr(l.actor, 9)::bigint from audit_log l
           where l.business_id = c.business_id and l.action = 'calendar.outside' and l.subject = c.staff_id::text and l.actor ~ '^account:[0-9]+$'
           order by l.id desc limit 1)
         where c.business_id = $1`,
        [id],
      );
    }
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
