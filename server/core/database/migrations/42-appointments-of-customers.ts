import type { MigrationInterface, QueryRunner } from 'typeorm';

/** As before (34-records.ts), with appointments. */
const MOVE = `
  create or replace function move_customer_rows(source bigint, target bigint) returns jsonb
    language sql set search_path = public, pg_temp
    as $body$
      with check_ins as (update check_in set customer_id = target where customer_id = source returning id),
        messages as (update message set customer_id = target where customer_id = source returning id),
        appointments as (update appointment set customer_id = target where customer_id = source returning id),
        records as (update customer set merged_into = target where merged_into = source returning id)
      select jsonb_build_object(
        'check_in', (select coalesce(jsonb_agg(id), '[]') from check_ins),
        'message', (select coalesce(jsonb_agg(id), '[]') from messages),
        'appointment', (select coalesce(jsonb_agg(id), '[]') from appointments),
        'customer', (select coalesce(jsonb_agg(id), '[]') from records))
    $body$;
  create or replace function return_customer_rows(source bigint, target bigint, moved jsonb) returns void
    language sql set search_path = public, pg_temp
    as $body$
      update check_in set customer_id = target
        where customer_id = source and id = any(array(select jsonb_array_elements_text(moved -> 'check_in')::bigint));
      update message set customer_id = target
        where customer_id = source and id = any(array(select jsonb_array_elements_text(moved -> 'message')::bigint));
      update appointment set customer_id = target
        where customer_id = source and id = any(array(select jsonb_array_elements_text(moved -> 'appointment')::bigint));
      update customer set merged_into = target
        where merged_into = source and id = any(array(select jsonb_array_elements_text(moved -> 'customer')::bigint));
    $body$;`;

/** Appointments move with the records of their customers. */
export class AppointmentsOfCustomers1700000000042 implements MigrationInterface {
  name = 'AppointmentsOfCustomers1700000000042';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(MOVE);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
