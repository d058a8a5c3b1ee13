import type { MigrationInterface, QueryRunner } from 'typeorm';

const OURS = `business_id = current_setting('app.business_id')::bigint`;

/** Where nobody has shown that the e-mail address of a link is the customer's. Of records from before, nobody noted it. */
const UNPROVEN = `
  alter table signature add column sent_to_unproven boolean check (sent_to_unproven);`;

/** As before (44-appointment-forms.ts), with what is new. */
const BLANK = `
  create or replace function blank_signatures(blanked_on timestamptz, batch int) returns setof bigint
    language sql security definer set search_path = public, pg_temp
    as $body$
      with due as (
        select s.id from form f
        join signature s on s.business_id = f.business_id and s.form_id = f.id and s.blanked_at is null
          and s.signed_at < least(blanked_on, now()) - make_interval(years => f.keep_years)
        left join customer c on c.business_id = s.business_id and c.id = s.customer_id
        left join customer k on k.business_id = c.business_id and k.id = c.merged_into
        where f.${OURS} and f.keep_years is not null and c.held_since is null and k.held_since is null
        limit batch
      ), blanked as (
        update signature s set customer_id = null, check_in_id = null, form_request_id = null, appointment_id = null, signer_name = null,
            signed_for = null, strokes = null, answers = null, email = null, sent_to = null, sent_to_unproven = null, address = null, user_agent = null, salt = null,
            search_name = '', blanked_at = blanked_on
          from due where s.${OURS} and s.id = due.id returning s.business_id, s.id
      ), noted as (
        insert into audit_log (at, actor, action, subject, fields, address)
        select blanked_on, 'greeter', 'signature.blank', id::text, '{}', '' from blanked where ${OURS}
      )
      select id from blanked
    $body$;`;

/** A signature says whether the address to which its link went was proved. */
export class UnprovenLinks1700000000067 implements MigrationInterface {
  name = 'UnprovenLinks1700000000067';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UNPROVEN + BLANK);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
