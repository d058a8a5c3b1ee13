import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The language in which a party checked in: its texts, calls and mails follow it. Parties of earlier versions get English. */
export class Language1700000000005 implements MigrationInterface {
  name = 'Language1700000000005';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table check_in add column language text not null default 'en'`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
