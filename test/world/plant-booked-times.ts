import { askAsSuperuser } from '../setup/database.js';
import type { TestBusiness } from './TestBusiness.js';

/** So many appointments of nobody in particular, four a day, a third of them past; with fresh statistics. */
export async function plantBookedTimes({ world, id }: TestBusiness, count: number): Promise<void> {
  const customer = await world.aCustomer(id, { firstName: 'Ann', lastName: 'Lee', phone: world.newPhone() });
  await world.rows(
    id,
    `with times as (select n, $1::timestamptz + (n - $2::int / 3) * interval '6 hours' as at from generate_series(1, $2::int) n),
     made as (
       insert into appointment (status, flag, customer_id, starts_at, ends_at, created_at)
       select 'reserved', 'confirmed', $3::bigint, at, at + interval '30 minutes', $1 from times returning id, starts_at, ends_at)
     insert into booked_time (appointment_id, number, place, starts_at, ends_at, blocked_from, blocked_to, is_live, overlap_group)
     select id, 1, 1, starts_at, ends_at, starts_at, ends_at, true, nextval('overlap_group_seq') from made returning id`,
    [world.clock.now(), count, customer.id],
  );
  for (const table of ['appointment', 'booked_time', 'staff', 'business_hour', 'hours_exception', 'product'])
    await askAsSuperuser(`vacuum (full, analyze) ${table}`);
}
