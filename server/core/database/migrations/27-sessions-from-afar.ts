import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which phone sessions began on the business page: they end with the setting, and may do less than those of a QR code. */
export class SessionsFromAfar1700000000027 implements MigrationInterface {
  name = 'SessionsFromAfar1700000000027';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table phone_session add column from_afar boolean not null default false');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
