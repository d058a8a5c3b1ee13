import { ErrorCode } from '../../../../entities/ErrorCode.js';
import { requireFeature } from '../../../core/access/require-permission.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { GraphQLValue } from '../../../core/GraphQLValue.js';
import { Refusal } from '../../../core/Refusal.js';
import { expectedCustomer } from '../../appointments/of-line/expected-customer.js';
import { logArrival } from '../../appointments/of-line/log-arrival.js';
import { lockCustomer } from '../../customers/lock-customer.js';
import { asId, checkInById } from '../entry/check-in-by-id.js';
import { logChange } from '../entry/log-event.js';
import { joinQueue, type JoinResult } from '../queue/join-queue.js';
import { checksInFor, placeAt } from '../waits/checked-in-for.sql.js';
import { readQueueAndReserveId } from '../queue/queue-snapshot.js';
import { QUEUE } from '../topics.js';
import { appointmentWords } from '../entry/appointment-words.js';
import type { Arrival } from './Arrival.js';
import type { ExpectedParty } from '../entry/expected-party.js';
import { unlinkAppointment } from '../entry/unlink-appointment.js';

/**
 * The host checks the customer of an appointment in, with its items and staff. Whoever is in the queue already keeps their check-in, for the appointment from now on. Throws NOT_FOUND;
 * CONFLICT for an appointment that is not confirmed or was checked in, with that check-in in `details.current`; INVALID_PLAN.
 */
export async function checkInAppointment(context: Context, appointmentId: string): Promise<Arrival> {
  requireFeature(context.viewer, 'booking');
  const id = asId(appointmentId);
  const { id: customerId, phone } = await lockCustomer(context, await expectedCustomer(context, id));
  const snapshot = await readQueueAndReserveId(context, { customerId }, { appointmentId: id });
  if (!snapshot.expected) throw await checkedInAlready(context, id);
  const joined = joinQueue(context, snapshot, { customerId, phone, partySize: 1 }, { byHost: true });
  if (!joined.isAdded) {
    await requireFree(context, joined.id);
    link(context, joined, snapshot.expected);
  }
  return { checkIn: await checkInById(context, joined.id), isAdded: joined.isAdded };
}

/** Throws CONFLICT where a check-in stands for another appointment. */
async function requireFree(context: Context, checkInId: string): Promise<void> {
  const current = await checkInById(context, checkInId);
  if (current.appointedAt === null) return;
  throw new Refusal(ErrorCode.CONFLICT, 'This customer is in the queue for another appointment already.', {
    details: { current: new GraphQLValue('CheckIn', current) },
  });
}

async function checkedInAlready(context: Context, appointmentId: string): Promise<Refusal> {
  const row = await context.db.row<{ id: string }>(sql`
    select k.id from check_in k where ${checksInFor(sql`= ${appointmentId}`)}`);
  return new Refusal(ErrorCode.CONFLICT, 'This appointment is checked in already.', {
    details: row && { current: new GraphQLValue('CheckIn', await checkInById(context, row.id)) },
  });
}

/** A party that waits already never loses its place by that. */
function link(context: Context, { id: checkInId, timeZone }: JoinResult, expected: ExpectedParty): void {
  const { id, startsAt, placeFrom } = expected;
  unlinkAppointment(context, id);
  context.db.send(sql`
    update check_in set appointment_id = ${id}, appointed_at = ${startsAt}, place_from = least(${placeAt(sql`check_in`)}, ${placeFrom}::timestamptz), version = version + 1
    where id = ${checkInId}`);
  logChange(context, checkInId, { appointment: { before: '', after: appointmentWords(expected, timeZone) } });
  logArrival(context, id);
  context.tick(QUEUE);
}
