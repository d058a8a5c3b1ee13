import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By which ways a code went out: one that was never sent proves nothing. Of codes that are on their way now, either is good. */
const CHANNELS = `
  alter table booking_hold add column channels text[] not null default '{text,email}';
  alter table standby add column channels text[] not null default '{text,email}';`;

export class ChannelsOfCodes1700000000080 implements MigrationInterface {
  name = 'ChannelsOfCodes1700000000080';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(CHANNELS);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
