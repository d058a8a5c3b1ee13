import type { MigrationInterface, QueryRunner } from 'typeorm';

const OURS = `business_id = current_setting('app.business_id')::bigint`;

/** What a customer is asked to sign for an appointment, and which signatures were given there. */
const FORMS = `
  alter table appointment
    add column form_ids bigint[] not null default '{}',
    add check (cardinality(form_ids) <= 20),
    add check (status <> 'event' or cardinality(form_ids) = 0);
  alter table signature add column appointment_id bigint;
  create index signature_appointment on signature (business_id, appointment_id) where appointment_id is not null;`;

/** As before (signature-functions.ts), with the appointment. */
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
            signed_for = null, strokes = null, answers = null, email = null, sent_to = null, address = null, user_agent = null, salt = null,
            search_name = '', blanked_at = blanked_on
          from due where s.${OURS} and s.id = due.id returning s.business_id, s.id
      ), noted as (
        insert into audit_log (at, actor, action, subject, fields, address)
        select blanked_on, 'greeter', 'signature.blank', id::text, '{}', '' from blanked where ${OURS}
      )
      select id from blanked
    $body$;`;

/** Appointments have forms that their customers read and sign. */
export class AppointmentForms1700000000044 implements MigrationInterface {
  name = 'AppointmentForms1700000000044';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(FORMS + BLANK);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
