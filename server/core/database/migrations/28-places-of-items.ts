import type { MigrationInterface, QueryRunner } from 'typeorm';

const PLACES = `
  alter table product add column place smallint not null default 0;
  alter table product_category add column place smallint not null default 0;`;

/** The place among those of one rank, of what was moved by hand: ranks end at 49, and a category may hold more. */
export class PlacesOfItems1700000000028 implements MigrationInterface {
  name = 'PlacesOfItems1700000000028';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(PLACES);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
