import type { TestBusiness } from './TestBusiness.js';

/** The customers of all appointments canceled them online, and nobody was told yet. */
export async function plantOnlineChanges({ world, id }: TestBusiness): Promise<void> {
  await world.rows(
    id,
    `insert into online_change (appointment_id, kind) select id, 'canceled' from appointment order by id returning id`,
  );
}
