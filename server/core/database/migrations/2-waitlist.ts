import type { MigrationInterface, QueryRunner } from 'typeorm';
import { newToken } from '../../tokens.js';
import { grantTo, tenantTable } from './tenant-table.js';

const APP = `
  alter table check_in_app
    add column auto_feedback_enabled boolean not null default true,
    add column close_texts_enabled boolean not null default true,
    add column grace_minutes int not null default 0 check (grace_minutes between 0 and 60),
    add column monitor_token text,
    add column pace jsonb;`;

const CHECK_IN = `
  alter table check_in
    add column table_number text not null default '' check (length(table_number) <= 10),
    add column parties_ahead int, add column quote_low int, add column quote_high int,
    add column rating smallint check (rating between 1 and 5),
    add column feedback text not null default '' check (length(feedback) <= 2000),
    add column rated_at timestamptz, add column feedback_asked_at timestamptz,
    add column close_told_at timestamptz, add column hold_until timestamptz,
    add column reply text, add column replied_at timestamptz,
    add column received_at timestamptz,
    add check ((quote_low is null) = (quote_high is null)), add check (quote_low <= quote_high),
    add check ((rating is null) = (rated_at is null));
  alter table check_in_event drop constraint check_in_event_kind_check, add constraint check_in_event_kind_check check (kind in (
    'checked-in', 'status', 'changed', 'undone', 'left', 'deleted', 'restored',
    'called-up', 'call-up-failed', 'held', 'replied', 'answered', 'close-told', 'feedback-asked', 'rated'));
  create index check_in_event_called on check_in_event (business_id, at) include (check_in_id, kind)
    where (kind = 'status' and data ->> 'to' in ('ready', 'seated')) or (kind = 'undone' and data ->> 'from' in ('ready', 'seated'));`;

const MESSAGES =
  `
  alter table message
    drop constraint message_channel_check, add constraint message_channel_check check (channel in ('email', 'text', 'call')),
    drop constraint message_status_check, add constraint message_status_check
      check (status in ('queued', 'sending', 'sent', 'delivered', 'undelivered', 'dropped', 'failed', 'unknown')),
    add column check_in_id bigint, add column sender text, add column body text, add column allowance_month text,
    add column claimed_at timestamptz, add column settled_at timestamptz, add column error_code text,
    add foreign key (business_id, check_in_id) references check_in (business_id, id);
  create index message_recipient on message (business_id, recipient, id);
  create index message_check_in on message (business_id, check_in_id, id) where check_in_id is not null;` +
  tenantTable(
    'text_allowance',
    `
  month text not null check (month ~ '^\\d{4}-\\d\\d$'), used int not null default 0 check (used >= 0),
  unique (business_id, month)`,
    'select, insert, update',
  ) +
  tenantTable(
    'text_consent',
    `
  dial_code text not null default '1', phone text not null,
  kind text not null check (kind in ('granted', 'stopped', 'started')),
  source text not null check (source in ('kiosk', 'phone', 'host', 'reply', 'provider')),
  wording text not null default '', at timestamptz not null`,
    'select, insert',
  ) +
  `
  create index text_consent_phone on text_consent (business_id, phone, id);` +
  tenantTable(
    'text_reply',
    `
  check_in_id bigint, phone text not null, body text not null check (length(body) <= 1600),
  kind text not null check (kind in ('stop', 'start', 'help', 'more-time', 'cancel', 'message')),
  provider_id text not null, at timestamptz not null,
  unique (business_id, provider_id),
  foreign key (business_id, check_in_id) references check_in (business_id, id)`,
    'select, insert',
  ) +
  `
  create index text_reply_check_in on text_reply (business_id, check_in_id, id);`;

/** Known before the tenant is: a reply names only the number it was sent to and the phone it came from (ruling 40). */
const GLOBAL_TABLES = `
  create table sender (
    number text not null, phone text not null,
    business_id bigint references business (id), last_at timestamptz, stopped_at timestamptz,
    primary key (number, phone)
  );
  create table provider_event (
    provider text not null, event_id text not null, at timestamptz not null,
    primary key (provider, event_id)
  );
  alter table sandbox_message
    add column direction text not null default 'out' check (direction in ('out', 'in')),
    add column provider_id text unique, add column status text not null default '', add column callback text not null default '';`;

export class Waitlist1700000000002 implements MigrationInterface {
  name = 'Waitlist1700000000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(APP);
    await runner.query(CHECK_IN);
    await runner.query(MESSAGES);
    await runner.query(GLOBAL_TABLES);
    await runner.query(grantTo('app', 'select, insert, update', 'sender'));
    await runner.query(grantTo('app', 'select, insert, delete', 'provider_event'));
    await runner.query(grantTo('app', 'update', 'sandbox_message'));
    await addMonitorTokens(runner);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}

/** Each as its own tenant: where one role does everything, the owner too sees only the rows of a tenant. */
async function addMonitorTokens(runner: QueryRunner): Promise<void> {
  for (const { id } of (await runner.query('select id from business')) as { id: string }[]) {
    await runner.query(`select set_config('app.business_id', $1, true)`, [id]);
    await runner.query(`update check_in_app set monitor_token = $1 where business_id = $2`, [newToken('m', id), id]);
  }
}
