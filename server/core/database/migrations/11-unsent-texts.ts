import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The log of a check-in also tells which automatic text could not be sent. */
export class UnsentTexts1700000000011 implements MigrationInterface {
  name = 'UnsentTexts1700000000011';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table check_in_event drop constraint check_in_event_kind_check, add constraint check_in_event_kind_check check (kind in (
        'checked-in', 'status', 'changed', 'undone', 'left', 'deleted', 'restored', 'called-up', 'call-up-failed', 'held', 'replied',
        'answered', 'close-told', 'close-not-told', 'feedback-asked', 'feedback-not-asked', 'rated'))`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
