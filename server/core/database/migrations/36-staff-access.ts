import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantTable } from './tenant-table.js';

/** Only its holder knows the token; the hash is there once the mail leaves. */
const INVITATIONS =
  tenantTable(
    'staff_invitation',
    `
  staff_id bigint not null,
  email text not null check (length(email) <= 254),
  email_key text not null generated always as (lower(email)) stored,
  invited_by bigint not null,
  hash text,
  created_at timestamptz not null, expires_at timestamptz not null,
  ended_at timestamptz,
  undelivered_at timestamptz,
  outcome text check (outcome in ('accepted', 'revoked', 'replaced')),
  check ((ended_at is null) = (outcome is null)),
  foreign key (business_id, staff_id) references staff (business_id, id)`,
  ) +
  `
  create index staff_invitation_staff on staff_invitation (business_id, staff_id);
  create unique index staff_invitation_open on staff_invitation (business_id, staff_id) where ended_at is null;
  create unique index staff_invitation_address on staff_invitation (business_id, email_key) where ended_at is null;
  create unique index staff_invitation_hash on staff_invitation (business_id, hash);`;

/** Invitations of staff members to sign in, and passwords that open an action at one business only. */
export class StaffAccess1700000000036 implements MigrationInterface {
  name = 'StaffAccess1700000000036';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(INVITATIONS + 'alter table session add column confirmed_business bigint');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
