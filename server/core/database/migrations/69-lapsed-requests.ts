import type { MigrationInterface, QueryRunner } from 'typeorm';

const EVENTS = `
  alter table appointment_event
    drop constraint appointment_event_kind_check,
    add constraint appointment_event_kind_check check (kind in ('added', 'changed', 'flag', 'deleted', 'restored', 'checked-in', 'lapsed'));`;

/** What waits still is told once more. */
const CHANGES = `
  alter table online_change
    drop constraint online_change_kind_check,
    add constraint online_change_kind_check check (kind in ('booked', 'moved', 'canceled', 'waits'));`;

/** A request that nobody answers lapses with its time. */
export class LapsedRequests1700000000069 implements MigrationInterface {
  name = 'LapsedRequests1700000000069';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(EVENTS);
    await runner.query(CHANGES);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
