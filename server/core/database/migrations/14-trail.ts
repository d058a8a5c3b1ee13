import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The log of a check-in also tells of texts in the host's own words, and of STOP and START. */
export class Trail1700000000014 implements MigrationInterface {
  name = 'Trail1700000000014';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table check_in_event drop constraint check_in_event_kind_check, add constraint check_in_event_kind_check check (kind in (
        'checked-in', 'status', 'changed', 'undone', 'left', 'deleted', 'restored', 'called-up', 'call-up-failed', 'held', 'replied',
        'answered', 'texted', 'texts-stopped', 'texts-started', 'link-sent', 'link-not-sent', 'close-told', 'close-not-told', 'feedback-asked', 'feedback-not-asked', 'rated'))`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
