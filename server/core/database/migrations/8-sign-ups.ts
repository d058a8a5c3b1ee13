import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often an account was signed up: a mailed link belongs to one sign-up, and dies with the next. */
export class SignUps1700000000008 implements MigrationInterface {
  name = 'SignUps1700000000008';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table account add column sign_up_count integer not null default 1`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
