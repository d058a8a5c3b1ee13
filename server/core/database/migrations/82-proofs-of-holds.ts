import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stand-ins for the phone and the mailbox of a hold, sorted: bookings that one of them proves come one after the other. Holds of a moment ago have none. */
const PROOFS = `
  alter table booking_hold add column proofs text[] not null default '{}';`;

export class ProofsOfHolds1700000000082 implements MigrationInterface {
  name = 'ProofsOfHolds1700000000082';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(PROOFS);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
