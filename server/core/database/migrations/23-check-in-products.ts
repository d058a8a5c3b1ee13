import type { MigrationInterface, QueryRunner } from 'typeorm';

/** With their names as they were chosen: a queue of 200 parties reads no item, and what was archived or renamed since stays readable. */
const PRODUCTS = `
  alter table check_in add column selected_products jsonb not null default '[]'
    check (jsonb_typeof(selected_products) = 'array' and jsonb_array_length(selected_products) <= 20);
  alter table check_in_app add column service_enabled boolean not null default true;`;

/** What a party chose of the catalogue, and whether customers are asked. */
export class CheckInProducts1700000000023 implements MigrationInterface {
  name = 'CheckInProducts1700000000023';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(PRODUCTS);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
