import type { TestBusiness } from './TestBusiness.js';

/** The customers of all appointments canceled or booked them online, and nobody was told yet. */
export async function plantOnlineChanges(
  { world, id }: TestBusiness,
  kind: 'canceled' | 'booked' = 'canceled',
): Promise<void> {
  await world.rows(
    id,
    `insert into online_change (appointment_id, kind) select id, $1 from appointment order by id returning id`,
    [kind],
  );
}
