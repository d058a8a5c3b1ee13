import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * As scheduleLapse does, at the time of the request or, at night, the next 8:00. A job of the same key is replaced by its like. In a loop, as a database without
 * requests may have no jobs.
 */
const LAPSES = `
  do $lapses$
    declare request record;
    begin
      for request in
        select a.business_id, a.id, a.starts_at, b.time_zone, a.starts_at at time zone b.time_zone as local
        from appointment a join business b on b.id = a.business_id
        where a.flag = 'requested' and a.deleted_at is null and a.starts_at > now()
      loop
        perform graphile_worker.enqueue(
          'lapse-request',
          json_build_object('businessId', request.business_id::text, 'appointmentId', request.id::text,
            'startsAt', to_char(request.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')),
          case when extract(hour from request.local) between 8 and 20 then request.starts_at
            else (date_trunc('day', request.local - interval '8 hours') + interval '1 day 8 hours') at time zone request.time_zone end,
          'lapse-request:' || request.id,
          8);
      end loop;
    end
  $lapses$;`;

/** Requests that were made before they lapsed do so, too. */
export class LapseOlderRequests1700000000076 implements MigrationInterface {
  name = 'LapseOlderRequests1700000000076';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(LAPSES);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
