import type { Role } from '../../entities/Role.js';
import type { TestBusiness } from './TestBusiness.js';

/** A staff member is archived, or back again where `archivedAt` is null; loses who signs in as them; has another role: as the staff page does in more steps. */
export async function changeStaff(
  { world, id }: TestBusiness,
  staffId: string,
  { archivedAt, accountId, role }: { archivedAt?: Date | null; accountId?: null; role?: Role },
): Promise<void> {
  if (archivedAt !== undefined)
    await world.rows(id, 'update staff set archived_at = $2 where id = $1 returning id', [staffId, archivedAt]);
  if (accountId === null)
    await world.rows(id, 'update staff set account_id = null where id = $1 returning id', [staffId]);
  if (role) await world.rows(id, 'update staff set role = $2 where id = $1 returning id', [staffId, role]);
}

/** An appointment waits for the staff to confirm it, as one that a customer booked. */
export async function makeRequest({ world, id }: TestBusiness, appointmentId: string): Promise<void> {
  await world.rows(id, `update appointment set flag = 'requested' where id = $1 returning id`, [appointmentId]);
}
