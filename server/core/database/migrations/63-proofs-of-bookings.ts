import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A pseudonym of the phone or mailbox by which its customer proved a booking: only that one counts against its holder. Of bookings made before nobody knows it,
 * and they count against nobody.
 */
const PROOF = `
  alter table appointment add column proof text;
  create index appointment_proof on appointment (business_id, proof) where proof is not null;`;

export class ProofsOfBookings1700000000063 implements MigrationInterface {
  name = 'ProofsOfBookings1700000000063';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(PROOF);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
