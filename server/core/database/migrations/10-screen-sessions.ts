import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which phone sessions began with the code of a screen. Sessions that are there go on. */
export class ScreenSessions1700000000010 implements MigrationInterface {
  name = 'ScreenSessions1700000000010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table phone_session add column by_screen boolean not null default true;
      alter table phone_session alter column by_screen set default false`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
