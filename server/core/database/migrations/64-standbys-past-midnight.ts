import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Businesses are open past midnight: `to_minute` counts on into the next day, and what is after midnight belongs to the day before. */
const TO_MINUTE = `
  alter table standby
    drop constraint standby_to_minute_check,
    drop constraint standby_check,
    add constraint standby_to_minute_check check (to_minute between from_minute and from_minute + 1439),
    add constraint standby_check check (last_date >= first_date and last_date < first_date + 42);`;

export class StandbysPastMidnight1700000000064 implements MigrationInterface {
  name = 'StandbysPastMidnight1700000000064';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TO_MINUTE);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
