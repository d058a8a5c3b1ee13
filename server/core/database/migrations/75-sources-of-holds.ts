import type { MigrationInterface, QueryRunner } from 'typeorm';

/** From where a time is held, as a stand-in for the network address, so that one address cannot hold a whole day. Empty of what nobody asked for just then. */
export class SourcesOfHolds1700000000075 implements MigrationInterface {
  name = 'SourcesOfHolds1700000000075';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table booking_hold add column source text not null default ''`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
