import type { CheckIn } from '../../../../entities/CheckIn.js';
import { ErrorCode } from '../../../../entities/ErrorCode.js';
import type { Context } from '../../../core/context.js';
import { emailOfHandle, findOrAddCustomer, personOfHandle } from '../../customers/customer-of-handle.js';
import { GraphQLValue } from '../../../core/GraphQLValue.js';
import { Refusal, invalid, notFound } from '../../../core/Refusal.js';
import { asId, checkInById } from '../queue/check-in-by-id.js';
import type { AddCheckInInput } from './hosting.inputs.js';
import { joinQueue, readQueueSnapshot } from '../queue/join-queue.js';

const LOCK_CUSTOMER = `select id from customer where id = $1 and archived_at is null for update`;

/** The host adds a party. Refuses CONFLICT with `details.current` when the customer waits or is ready already (ruling 17). */
export async function addCheckIn(context: Context, input: AddCheckInInput): Promise<CheckIn> {
  const customerId = await customerOf(context, input);
  const { partySize, temperature = null, notes } = input;
  const entered = joinQueue(
    context,
    await readQueueSnapshot(context, { customerId }),
    { customerId, partySize, temperature, notes: notes ?? '' },
    { byHost: true },
  );
  const checkIn = await checkInById(context, entered.id);
  if (!entered.isAdded)
    throw new Refusal(ErrorCode.CONFLICT, 'This customer is in the queue already.', {
      details: { current: new GraphQLValue('CheckIn', checkIn) },
    });
  return checkIn;
}

async function customerOf(context: Context, { customerId, handle }: AddCheckInInput): Promise<string> {
  if (handle)
    return (
      await findOrAddCustomer(
        context.db,
        personOfHandle(context, handle),
        context.now(),
        emailOfHandle(context, handle),
      )
    ).id;
  if (!customerId) throw invalid('customerId', 'Choose a customer.');
  const row = await context.db.row<{ id: string }>(LOCK_CUSTOMER, [asId(customerId)]);
  if (!row) throw notFound('That customer');
  return row.id;
}
