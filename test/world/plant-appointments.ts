import { sql } from '../../server/core/database/sql.js';
import { FORMS_PHONE, formsKey } from '../../server/domain/appointments/forms/forms-key.sql.js';
import type { TestBusiness } from './TestBusiness.js';

const PARTS = `
  insert into booked_time (appointment_id, number, staff_id, starts_at, ends_at, blocked_from, blocked_to, is_live, overlap_group)
  select id, 1, $4, starts_at, ends_at, starts_at, ends_at, false, 1 from a returning appointment_id as id`;

const SLICE = 1000;

interface Planted {
  customerId: string;
  staffId?: string;
  isDeleted?: boolean;
}

/** An appointment of an hour from now that takes no time, whatever the plan; its id. */
export async function plantAppointment(
  { world, id }: TestBusiness,
  { customerId, staffId, isDeleted = false }: Planted,
): Promise<string> {
  const [row] = await world.rows<{ id: string }>(
    id,
    `with a as (
       insert into appointment (status, flag, customer_id, starts_at, ends_at, created_at, deleted_at)
       values ('booked', 'canceled', $1, $2, $2::timestamptz + interval '1 hour', $2, case when $3 then $2::timestamptz end) returning id, starts_at, ends_at
     ) ${PARTS}`,
    [customerId, world.clock.now(), isDeleted, staffId ?? null],
  );
  return row!.id;
}

/** So many appointments, one each quarter of an hour from now on, that take no time. */
export async function plantAppointments(business: TestBusiness, count: number): Promise<void> {
  const { id: customerId } = await business.customer();
  // In slices: all at once would take longer than a statement may on a busy machine.
  for (let first = 1; first <= count; first += SLICE)
    await business.world.rows(
      business.id,
      `with a as (
       insert into appointment (status, flag, customer_id, starts_at, ends_at, created_at)
       select 'reserved', 'canceled', $1, $2::timestamptz + n * interval '15 minutes', $2::timestamptz + (n + 1) * interval '15 minutes', $2
       from generate_series($5::int, $3::int) n returning id, starts_at, ends_at
     ) ${PARTS}`,
      [customerId, business.world.clock.now(), Math.min(count, first + SLICE - 1), null, first],
    );
}

/** Once more the time of an appointment, which the database refuses. */
export async function plantSameTime({ world, id }: TestBusiness, appointmentId: string): Promise<void> {
  await world.rows(
    id,
    `insert into booked_time (appointment_id, number, staff_id, starts_at, ends_at, blocked_from, blocked_to, is_live, overlap_group)
     select appointment_id, 2, staff_id, starts_at, ends_at, blocked_from, blocked_to, true, 999999 from booked_time where appointment_id = $1
     returning id`,
    [appointmentId],
  );
}

/** The link to their phone by which the customer of an appointment reads its forms, `{id}/{uuid}`. */
export async function formsLinkOf({ world, id }: TestBusiness, appointmentId: string): Promise<string> {
  const row = await world.inContext(id, ({ db }) =>
    db.row<{ link: string }>(sql`
      select a.id || '/' || ${formsKey(FORMS_PHONE)} as link from appointment a join customer u on u.id = a.customer_id where a.id = ${appointmentId}`),
  );
  return row!.link;
}

/** The last of its three parts has 20 services. */
export async function hasManyProducts({ world, id }: TestBusiness, appointmentId: string): Promise<void> {
  const products = JSON.stringify(Array.from({ length: 20 }, (_, n) => ({ id: String(n), name: 'Cut' })));
  await world.rows(id, 'update booked_time set products = $2 where appointment_id = $1 and number = 3 returning id', [
    appointmentId,
    products,
  ]);
}

/** All appointments have notes of so many letters of three octets. */
export async function hasLongNotes({ world, id }: TestBusiness, letters: number): Promise<void> {
  await world.rows(id, `update appointment set notes = repeat('€', $1) returning id`, [letters]);
}

/** The first so many of the catalogue. */
export async function productIdsOf({ world, id }: TestBusiness, count: number): Promise<string[]> {
  const rows = await world.rows<{ id: string }>(id, 'select id from product order by id limit $1', [count]);
  return rows.map((row) => row.id);
}
