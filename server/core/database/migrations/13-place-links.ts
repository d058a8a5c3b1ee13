import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The log of a check-in also tells of the link that a party at a kiosk was sent. */
export class PlaceLinks1700000000013 implements MigrationInterface {
  name = 'PlaceLinks1700000000013';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table check_in_event drop constraint check_in_event_kind_check, add constraint check_in_event_kind_check check (kind in (
        'checked-in', 'status', 'changed', 'undone', 'left', 'deleted', 'restored', 'called-up', 'call-up-failed', 'held', 'replied',
        'answered', 'link-sent', 'link-not-sent', 'close-told', 'close-not-told', 'feedback-asked', 'feedback-not-asked', 'rated'))`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
