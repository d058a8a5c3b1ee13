import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whether a business, or somebody of its staff, has weekly hours: searches read it without knowing a business. And where the requests of customers are that
 * wait for an answer: every page of the account counts them.
 */
export class BookingsShown1700000000049 implements MigrationInterface {
  name = 'BookingsShown1700000000049';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table business add column has_hours boolean not null default false');
    // Each as its own tenant: where one role does everything, the owner too sees only the rows of a tenant.
    for (const { id } of (await runner.query('select id from business')) as { id: string }[]) {
      await runner.query(`select set_config('app.business_id', $1, true)`, [id]);
      await runner.query(
        `update business set has_hours = true where id = $1 and exists (select from business_hour where business_id = $1)`,
        [id],
      );
    }
    await runner.query(
      `create index appointment_requested on appointment (business_id, starts_at) where flag = 'requested' and deleted_at is null`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
