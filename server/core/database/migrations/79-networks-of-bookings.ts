import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * From where somebody asked to wait for a time, or booked with a code by e-mail, as a stand-in for the network address, so that one address cannot take up whole
 * days. Empty of phones that were proved, and of what was asked before. Not called source, as that of holds: functions of the database have a parameter of that name.
 */
const SOURCES = `
  alter table standby add column network text not null default '';
  alter table appointment add column network text not null default '';
  create index appointment_network on appointment (business_id, network) where network <> '';`;

export class NetworksOfBookings1700000000079 implements MigrationInterface {
  name = 'NetworksOfBookings1700000000079';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SOURCES);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
