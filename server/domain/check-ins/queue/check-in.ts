import { enforceRateLimit } from '../../../core/access/rate-limit.js';
import { hasSharedSession, limitKey } from '../../../core/access/viewer.js';
import { joinQueue } from './join-queue.js';
import { readQueueAndReserveId } from './queue-snapshot.js';
import type { Context } from '../../../core/context.js';
import { findOrAddCustomer, personOfHandle } from '../../customers/customer-of-handle.js';
import type { CheckInInput } from './CheckInInput.js';
import { receiptOf } from './receipt-of.js';
import type { CheckInReceipt } from './CheckInReceipt.js';

const HOUR_MS = 60 * 60 * 1000;
/** A phone checks in one family at most; more is a script. */
const MAX_PER_PHONE_AND_HOUR = 20;
/** Of the phones of older clients behind one address, which share a session. */
const MAX_PER_SHARED_SESSION_AND_HOUR = 600;

/** A customer checks in on a kiosk or phone. If waiting or ready already, they get their existing place without its private link (ruling 17). */
export async function checkIn(context: Context, input: CheckInInput): Promise<CheckInReceipt> {
  const { personId, email } = await personOfHandle(context, input.handle);
  const { viewer } = context;
  if (viewer.kind === 'phone')
    await context.preflight((db) =>
      enforceRateLimit(
        db,
        `check-in:${limitKey(viewer, context.source)}`,
        { max: hasSharedSession(viewer) ? MAX_PER_SHARED_SESSION_AND_HOUR : MAX_PER_PHONE_AND_HOUR, windowMs: HOUR_MS },
        context.now(),
      ),
    );
  const [customer, snapshot] = await Promise.all([
    findOrAddCustomer(context.db, personId, context.now(), email),
    readQueueAndReserveId(context, { personId }),
  ]);
  const joinResult = joinQueue(
    context,
    snapshot,
    { ...input, customerId: customer.id },
    { byHost: false, phone: customer.phone },
  );
  return receiptOf(context, customer, joinResult);
}
