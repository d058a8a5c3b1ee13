import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a message is about, and who gets it, without a column for each noun. Messages of the version before leave as they are. */
const SUBJECTS = `
  alter table message
    add column subject_kind text not null default '',
    add column account_id bigint, add column customer_id bigint,
    add column falls_back boolean not null default false,
    add foreign key (business_id, customer_id) references customer (business_id, id);
  update message m set
    subject_kind = 'check-in', subject_id = m.check_in_id::text, customer_id = c.customer_id,
    falls_back = m.data ? 'fallBack', data = m.data - 'fallBack'
  from check_in c where c.business_id = m.business_id and c.id = m.check_in_id;
  update message set subject_kind = 'account', account_id = subject_id::bigint where subject_kind = '' and subject_id ~ '^\\d{1,18}$';
  create index message_subject on message (business_id, subject_id, id);
  alter table text_reply
    add column subject_kind text not null default '', add column subject_id text not null default '',
    drop constraint text_reply_kind_check, add constraint text_reply_kind_check check (kind ~ '^[a-z-]{1,30}$');
  update text_reply set subject_kind = 'check-in', subject_id = check_in_id::text where check_in_id is not null;`;

/** The history of a check-in joins its messages and replies by these, so they stay, computed: a message about a check-in that is not there stays impossible. */
const CHECK_INS = ['message', 'text_reply']
  .map(
    (table) => `
  alter table ${table} drop column check_in_id;
  alter table ${table}
    add column check_in_id bigint generated always as (case when subject_kind = 'check-in' then subject_id::bigint end) stored,
    add foreign key (business_id, check_in_id) references check_in (business_id, id);
  create index ${table}_check_in on ${table} (business_id, check_in_id, id)${table === 'message' ? ' where check_in_id is not null' : ''};`,
  )
  .join('');

export class Outbox1700000000003 implements MigrationInterface {
  name = 'Outbox1700000000003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SUBJECTS);
    await runner.query(CHECK_INS);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
