import type { MigrationInterface, QueryRunner } from 'typeorm';
import { grantTo } from './tenant-table.js';

const OURS = `business_id = current_setting('app.business_id')::bigint`;

/** How long signatures are kept is changed by the function below only. Where one role does everything, it owns the table, and nothing is taken from it. */
const RIGHTS = `
  alter table form add column shortened_at timestamptz;
  do $rights$
    declare
      app text := current_setting('greeter.app_role');
      others text := (
        select string_agg(quote_ident(column_name), ', ') from information_schema.columns
        where table_schema = 'public' and table_name = 'form' and column_name not in ('business_id', 'id', 'keep_years', 'shortened_at'));
    begin
      if app <> current_user then
        execute format('revoke update on form from %I', app);
        execute format('grant update (%s) on form to %I', others, app);
      end if;
    end
  $rights$;`;

/**
 * Sets for how many years the signatures of a form are kept, null for good, and notes it. A shorter time than before counts for blanking a week later, by the clock
 * of the database: nobody shortens, blanks and sets it back unseen.
 */
const KEEP = `
  create function keep_signatures(of_form bigint, years int, actor text, address text) returns void
    language sql security definer set search_path = public, pg_temp
    as $body$
      with kept as (
        update form set keep_years = years,
            shortened_at = case when years is null then null when years < coalesce(keep_years, 51) then now() else shortened_at end
          where ${OURS} and id = of_form and keep_years is distinct from years returning business_id, id
      )
      insert into audit_log (at, actor, action, subject, fields, address)
      select now(), keep_signatures.actor, 'form.keep', id::text, '{keepYears}', keep_signatures.address from kept where ${OURS}
    $body$;
  revoke all on function keep_signatures(bigint, int, text, text) from public;`;

/** As before (67-unproven-links.ts), a week after a time was shortened, and with the time by the clock of the database. */
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
        where f.${OURS} and f.keep_years is not null and coalesce(f.shortened_at < now() - interval '7 days', true) and c.held_since is null and k.held_since is null
        limit batch
      ), blanked as (
        update signature s set customer_id = null, check_in_id = null, form_request_id = null, appointment_id = null, signer_name = null,
            signed_for = null, strokes = null, answers = null, email = null, sent_to = null, sent_to_unproven = null, address = null, user_agent = null, salt = null,
            search_name = '', blanked_at = now()
          from due where s.${OURS} and s.id = due.id returning s.business_id, s.id
      ), noted as (
        insert into audit_log (at, actor, action, subject, fields, address)
        select now(), 'greeter', 'signature.blank', id::text, '{}', '' from blanked where ${OURS}
      )
      select id from blanked
    $body$;`;

/** The app cannot shorten for how long signatures are kept and blank at once, nor say that it was at another time. */
export class KeptByTheDatabase1700000000068 implements MigrationInterface {
  name = 'KeptByTheDatabase1700000000068';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      RIGHTS + KEEP + BLANK + grantTo('app', 'execute', 'function keep_signatures(bigint, int, text, text)'),
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
