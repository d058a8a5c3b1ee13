import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a business hides from searches, moved from its page to the table that searches read without knowing a business. */
export class HiddenFromSearch1700000000024 implements MigrationInterface {
  name = 'HiddenFromSearch1700000000024';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table business add column hidden_from_search boolean not null default false');
    // Each as its own tenant: where one role does everything, the owner too sees only the rows of a tenant.
    for (const { id } of (await runner.query('select id from business')) as { id: string }[]) {
      await runner.query(`select set_config('app.business_id', $1, true)`, [id]);
      await runner.query(
        `update business set hidden_from_search = true
         where id = $1 and exists (select from business_page where business_id = $1 and hidden_from_search)`,
        [id],
      );
    }
    await runner.query('alter table business_page drop column hidden_from_search');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
