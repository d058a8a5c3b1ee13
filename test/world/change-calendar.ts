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

/** A process reads the outside calendar of a staff member until then, unless it died. */
export async function claimReadingUntil({ world, id }: TestBusiness, staffId: string, until: Date): Promise<void> {
  await world.rows(id, 'update outside_calendar set reading_until = $2 where staff_id = $1 returning id', [
    staffId,
    until,
  ]);
}

/** An appointment waits for the staff to confirm it, as one that a customer booked. */
export async function makeRequest({ world, id }: TestBusiness, appointmentId: string): Promise<void> {
  await world.rows(id, `update appointment set flag = 'requested' where id = $1 returning id`, [appointmentId]);
}

/** Appointments of a customer have an address of their own, as visits that were booked by e-mail. */
export async function hasVisitAddress({ world, id }: TestBusiness, customerId: string, email: string): Promise<void> {
  await world.rows(id, 'update appointment set email = $2 where customer_id = $1 returning id', [customerId, email]);
}
