import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the person of a row of a list where thousands share a phone number, such as 5555555555. */
export class ImportedNames1700000000039 implements MigrationInterface {
  name = 'ImportedNames1700000000039';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create index person_bearer on person ((dial_code || phone || chr(10) || lower(first_name) || chr(10) || lower(last_name)), id)',
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
