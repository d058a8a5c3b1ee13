import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The log of a check-in also tells that a text of the party, which a host had put aside, was brought back. */
export class ReplyRestored1700000000018 implements MigrationInterface {
  name = 'ReplyRestored1700000000018';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table check_in_event drop constraint check_in_event_kind_check');
    // Undone changes of status say from what to what; a restored text was logged as one that says nothing.
    await runner.query(`update check_in_event set kind = 'reply-restored' where kind = 'undone' and not data ? 'from'`);
    await runner.query(`
      alter table check_in_event add constraint check_in_event_kind_check check (kind in (
        'checked-in', 'status', 'changed', 'undone', 'left', 'deleted', 'restored', 'called-up',
        'call-up-failed', 'held', 'replied', 'answered', 'reply-restored', 'texted', 'texts-stopped',
        'texts-started', 'link-sent', 'link-not-sent', 'close-told', 'close-not-told', 'feedback-asked',
        'feedback-not-asked', 'rated'))`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
