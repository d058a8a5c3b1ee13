import type { CheckIn } from '../../../../entities/CheckIn.js';
import { ErrorCode } from '../../../../entities/ErrorCode.js';
import type { Context } from '../../../core/context.js';
import { findOrAddCustomer, personOfHandle } from '../../customers/customer-of-handle.js';
import { lockCustomer, type LockedCustomer } from '../../customers/lock-customer.js';
import { showCustomer } from '../../customers/persons.js';
import { GraphQLValue } from '../../../core/GraphQLValue.js';
import { Refusal, invalid } from '../../../core/Refusal.js';
import { asId, checkInById } from '../entry/check-in-by-id.js';
import type { AddCheckInInput } from './hosting.inputs.js';
import { joinQueue } from '../queue/join-queue.js';
import { readQueueAndReserveId } from '../queue/queue-snapshot.js';

/** The host adds a party. Throws CONFLICT with `details.current` if the customer is waiting or ready already (ruling 17). */
export async function addCheckIn(context: Context, input: AddCheckInInput): Promise<CheckIn> {
  const { id: customerId, phone } = await customerOf(context, input);
  const snapshot = await readQueueAndReserveId(context, { customerId }, input);
  const joinResult = joinQueue(
    context,
    snapshot,
    { ...input, customerId, phone },
    {
      byHost: true,
      askedForStaff: input.askedForStaff ?? false,
    },
  );
  const checkIn = await checkInById(context, joinResult.id);
  if (!joinResult.isAdded)
    throw new Refusal(ErrorCode.CONFLICT, 'This customer is in the queue already.', {
      details: { current: new GraphQLValue('CheckIn', checkIn) },
    });
  return checkIn;
}

async function customerOf(context: Context, { customerId, handle }: AddCheckInInput): Promise<LockedCustomer> {
  if (handle) {
    const { personId, email } = personOfHandle(context, handle);
    return findOrAddCustomer(context, personId, email);
  }
  if (!customerId) throw invalid('customerId', 'Choose a customer.');
  const customer = await lockCustomer(context, asId(customerId));
  showCustomer(context, customer);
  return customer;
}
