import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The check-in `c` that made the customer `u` in its own transaction, by the line `e` of its log. */
const MADE_AT_CHECK_IN = `
  c.business_id = u.business_id and c.customer_id = u.id and e.business_id = c.business_id and e.check_in_id = c.id
    and e.kind = 'checked-in' and e.at between u.created_at and u.created_at + interval '1 second'`;

/**
 * A customer's e-mail address is one that a kiosk or staff gave; one that a phone gave belongs to the check-in that it made. Older addresses of which
 * nobody can tell who gave them are forgotten: they may be a stranger's.
 */
export class GivenEmails1700000000015 implements MigrationInterface {
  name = 'GivenEmails1700000000015';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table customer add column email_open boolean not null default false;
      alter table check_in add column email text;
      update check_in c set email = u.email from customer u, check_in_event e
        where ${MADE_AT_CHECK_IN} and e.actor like 'phone:%' and u.email is not null;
      update customer u set email = null, email_open = true
        where u.email is not null and not exists (
          select from check_in c, check_in_event e where ${MADE_AT_CHECK_IN} and (e.actor like 'kiosk:%' or e.actor like 'account:%'))
        or exists (select from check_in c, check_in_event e where ${MADE_AT_CHECK_IN} and e.actor like 'phone:%')`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
