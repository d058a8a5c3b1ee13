import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files of the sandbox's mails: `[{fileName, mediaType, bytes, content}]`, the content in base64. The outbox stores none. */
export class Attachments1700000000006 implements MigrationInterface {
  name = 'Attachments1700000000006';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table sandbox_message add column attachments jsonb not null default '[]'`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
