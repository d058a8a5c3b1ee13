import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = `
  alter table media drop constraint media_kind_check;
  alter table media
    add check (kind in ('checkinapp', 'product', 'business', 'staff')),
    add column product_id bigint,
    add column is_main boolean not null default false,
    add column description text not null default '' check (length(description) <= 20000),
    add column placeholder text not null default '' check (length(placeholder) <= 400),
    add column files text[] not null default '{}',
    add column attached_at timestamptz,
    add column removed_at timestamptz,
    add column version int not null default 1,
    add check ((kind = 'product') = (product_id is not null)),
    add foreign key (business_id, product_id) references product (business_id, id);`;

const ALBUMS = `
  create index media_album on media (business_id, kind, product_id);
  create unique index media_main on media (business_id, kind, product_id) nulls not distinct
    where is_main and attached_at is not null and removed_at is null;`;

/** Until now all were logos of one file; those in use are known by the settings that show them. */
const OLDER = `
  update media m set files = array[kind || '/' || file], attached_at = created_at, removed_at = case
    when not exists (select from check_in_app a where a.business_id = m.business_id and a.media_id = m.id) then created_at end;`;

/** Photos of products and of the business page: sizes, albums, and what was removed or never finished. */
export class Media1700000000021 implements MigrationInterface {
  name = 'Media1700000000021';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(COLUMNS + OLDER + ALBUMS);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
