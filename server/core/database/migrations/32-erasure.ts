import type { MigrationInterface, QueryRunner } from 'typeorm';
import { grantTo } from './tenant-table.js';

const OURS = `business_id = current_setting('app.business_id')::bigint`;
const VISITS = `(select id from check_in where ${OURS} and customer_id = erased)`;
/** Where another customer has the same number, texts that belong to no visit may be theirs. */
const OWN_PHONES = `(
  select '+' || c.dial_code || c.phone from customer c where c.${OURS} and c.id = erased and not exists (
    select from customer o where o.${OURS} and o.phone = c.phone and o.id <> erased))`;

/**
 * What identifies a customer goes, wherever this business keeps it; visits, their times and ratings stay for the counts. A STOP stays too: the number must
 * never be texted again. The app may only add to some of these tables, hence the owner's rights.
 */
const ERASE = `
  create function erase_customer(erased bigint, erased_on timestamptz) returns void
    language sql security definer set search_path = public, pg_temp
    as $body$
      update text_consent set phone = '' where ${OURS} and kind = 'granted' and '+' || dial_code || phone in ${OWN_PHONES};
      update text_reply set phone = '', body = '' where ${OURS} and phone in ${OWN_PHONES};
      update text_reply set phone = '', body = '' where ${OURS} and check_in_id in ${VISITS};
      update message set recipient = '', body = null, data = '{}' where ${OURS} and customer_id = erased;
      update message set recipient = '', body = null, data = '{}' where ${OURS} and check_in_id in ${VISITS};
      update check_in_change set before = '', after = '' where ${OURS} and event_id in (
        select id from check_in_event where ${OURS} and check_in_id in ${VISITS});
      update check_in set email = null, notes = '', temperature = null, feedback = '', reply = null, undo = null, undo_until = null
        where ${OURS} and customer_id = erased;
      update customer set first_name = 'Erased', last_name = 'customer', phone = '', email = null, email_open = false, birth_month = null,
          birth_day = null, birth_year = null, notes = '', tags = '{}', offer_disabled = true, birthday_disabled = true, person_id = -id,
          archived_at = coalesce(archived_at, erased_on), erased_at = erased_on, version = version + 1
        where ${OURS} and id = erased;
    $body$;
  revoke all on function erase_customer(bigint, timestamptz) from public;`;

/**
 * A person whom no business has as a customer goes; who has them stays unsaid. Where the owner is under the policies too, and sees one business only, the
 * person stays. The sum keeps the reads of one business off this index across all.
 */
const FORGET = `
  create function forget_person(forgotten bigint) returns void
    language sql security definer set search_path = public, pg_temp
    as $body$ 
      delete from person where id = forgotten and not row_security_active('customer') and not exists (select from customer where person_id + 0 = forgotten)
    $body$;
  revoke all on function forget_person(bigint) from public;`;

/** Erasing a customer, and the password that such steps ask for once more. */
export class Erasure1700000000032 implements MigrationInterface {
  name = 'Erasure1700000000032';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table session add column confirmed_action text, add column confirmed_until timestamptz;
      create index customer_person on customer ((person_id + 0))`);
    await runner.query(ERASE + FORGET);
    await runner.query(
      grantTo('app', 'execute', 'function erase_customer(bigint, timestamptz), forget_person(bigint)'),
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
