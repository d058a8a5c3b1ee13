import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * `appointed_at` is the time of the appointment for which a party checked in, also after another check-in took over the link; `place_from` the moment that
 * counts for its place in line if that is not the check-in. Readers of places take `place_at`.
 */
const CHECK_INS = `
  alter table check_in
    add column appointment_id bigint,
    add column appointed_at timestamptz,
    add column place_from timestamptz,
    add column place_at timestamptz not null generated always as (coalesce(place_from, created_at)) stored,
    add check (appointment_id is null or appointed_at is not null),
    add constraint check_in_appointment unique (business_id, appointment_id),
    add foreign key (business_id, appointment_id) references appointment (business_id, id);`;

const SETTINGS = `
  alter table calendar_settings
    add column late_minutes smallint not null default 10 check (late_minutes between 0 and 120),
    add column late_arrival text not null default 'end' check (late_arrival in ('keep', 'end'));`;

const EVENTS = `
  alter table appointment_event
    drop constraint appointment_event_kind_check,
    add constraint appointment_event_kind_check check (kind in ('added', 'changed', 'flag', 'deleted', 'restored', 'checked-in'));`;

/** Walk-ins and appointments stand in one line. */
export class OneLine1700000000047 implements MigrationInterface {
  name = 'OneLine1700000000047';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(CHECK_INS);
    await runner.query(SETTINGS);
    await runner.query(EVENTS);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
