import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Null: anyone. A wish is the customer's own; else the host chose. Kiosks and phones do not ask until the owner wants it. */
const STAFF = `
  alter table check_in
    add column staff_id bigint,
    add column asked_for_staff boolean not null default false,
    add foreign key (business_id, staff_id) references staff (business_id, id),
    add check (staff_id is not null or not asked_for_staff);
  alter table check_in_app add column staff_enabled boolean not null default false;`;

/**
 * Sums of a closed day by staff member, side by side: one element for each who had a party. Averages need no more than a count and a sum. Days that were
 * summed before had no staff.
 */
const SUMS = `
  alter table check_in_day_sums
    add column staff_ids bigint[] not null default '{}',
    add column staff_totals int[] not null default '{}', add column staff_asked int[] not null default '{}',
    add column staff_seated int[] not null default '{}', add column staff_canceled int[] not null default '{}',
    add column staff_no_shows int[] not null default '{}',
    add column staff_waits int[] not null default '{}', add column staff_wait_minutes int[] not null default '{}',
    add column staff_ratings int[] not null default '{}', add column staff_rating_sums int[] not null default '{}';`;

/** Who serves a party, whether customers are asked, and statistics of it. */
export class StaffOfCheckIns1700000000037 implements MigrationInterface {
  name = 'StaffOfCheckIns1700000000037';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(STAFF + SUMS);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
