import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A connection kept the plan that the search of signatures had when its tables were small, and with thousands of customers it then took longer than a statement
 * may. It is planned for each search.
 */
export class FreshSearchPlans1700000000062 implements MigrationInterface {
  name = 'FreshSearchPlans1700000000062';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter function find_signatures(text[], text[], bigint, timestamptz, timestamptz, timestamptz, bigint, int)
       set plan_cache_mode = 'force_custom_plan'`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
