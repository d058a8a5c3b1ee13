import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What bounds the texts and names that strangers can bring about. Sessions and addresses are stored as keyed hashes. */
export class Strangers1700000000009 implements MigrationInterface {
  name = 'Strangers1700000000009';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table check_in add column joined_by text, add column joined_from text;
      create index check_in_joined_from on check_in (business_id, joined_from, created_at) where joined_from is not null;
      alter table check_in_app
        add column automatic_texts_per_day int not null default 600 check (automatic_texts_per_day >= 0),
        add column only_from_here boolean not null default false,
        add column screen_key text not null default replace(gen_random_uuid()::text, '-', '');
      alter table person add column added_from text`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
