import type { MigrationInterface, QueryRunner } from 'typeorm';

/** That a customer was not told stands in the log of the appointment. */
const EVENTS = `
  alter table appointment_event
    drop constraint appointment_event_kind_check,
    add constraint appointment_event_kind_check check (kind in ('added', 'changed', 'flag', 'deleted', 'restored', 'checked-in', 'lapsed', 'not-told'));`;

export class UntoldNews1700000000081 implements MigrationInterface {
  name = 'UntoldNews1700000000081';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(EVENTS);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
