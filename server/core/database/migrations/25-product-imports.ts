import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = `
  alter table product add column import_id text, add column import_row int,
    add check ((import_id is null) = (import_row is null));
  create unique index product_import on product (business_id, import_id, import_row) where import_id is not null;
  alter table product_category add column import_id text;`;

/** Which import added an item or a category: a repeated call adds nothing twice, and Undo finds what to take away. */
export class ProductImports1700000000025 implements MigrationInterface {
  name = 'ProductImports1700000000025';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(COLUMNS);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
