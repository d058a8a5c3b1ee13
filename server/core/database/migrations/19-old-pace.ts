import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The pace before `call_pace` has no reader: processes of versions that read it are stopped before a migration. */
export class OldPace1700000000019 implements MigrationInterface {
  name = 'OldPace1700000000019';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table check_in_app drop column pace');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
