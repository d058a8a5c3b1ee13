import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantTable } from './tenant-table.js';

/** What personal fields of a check-in were and are leaves the log, which only the owner of the tables may change, for rows that can be erased. */
export class PersonalChanges1700000000016 implements MigrationInterface {
  name = 'PersonalChanges1700000000016';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      tenantTable(
        'check_in_change',
        `
  event_id bigint not null, field text not null, before text not null, after text not null,
  unique (business_id, event_id, field),
  foreign key (business_id, event_id) references check_in_event (business_id, id)`,
      ),
    );
    await runner.query(`
      insert into check_in_change (business_id, id, event_id, field, before, after)
        select business_id, (business_id << 32) | nextval('check_in_change_id_seq'), id, 'notes', data -> 'before' ->> 'notes', data -> 'after' ->> 'notes'
        from check_in_event where kind = 'changed' and data -> 'before' ? 'notes' and data -> 'after' ? 'notes';
      update check_in_event set data = data #- '{before,notes}' #- '{after,notes}'
        where kind = 'changed' and (data -> 'before' ? 'notes' or data -> 'after' ? 'notes')`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
