import type { Context } from '../../../core/context.js';
import { firstLetter } from '../../../core/letters.js';
import { isOutOfReach } from './is-out-of-reach.js';
import type { CheckInReceipt } from './CheckInReceipt.js';
import { receiptGreeting } from './receipt-greeting.js';
import type { JoinResult } from './join-queue.js';

/** The receipt of a check-in. An existing check-in's link is not returned (ruling 17). */
export const receiptOf = (
  context: Context,
  customer: { firstName: string; lastName: string; phone: string },
  joinResult: JoinResult,
): CheckInReceipt => ({
  checkInId: joinResult.id,
  publicId: joinResult.isAdded ? joinResult.publicId : null,
  alreadyInLine: !joinResult.isAdded,
  firstName: customer.firstName,
  lastInitial: firstLetter(customer.lastName),
  checkedInAt: joinResult.createdAt,
  status: joinResult.status,
  position: joinResult.position,
  partiesAhead: joinResult.partiesAhead,
  peopleAhead: joinResult.peopleAhead,
  quote: joinResult.quote,
  isOutOfReach: isOutOfReach(context, customer.phone),
  isSignatureKept: null,
  greeting: receiptGreeting(context, joinResult),
});
