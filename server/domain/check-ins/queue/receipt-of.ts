import { greetingOf } from '../../check-in-app/greeting.js';
import type { CheckInReceipt } from './CheckInReceipt.js';
import type { JoinResult } from './join-queue.js';

/** What a customer learns of their entry. A link that somebody else was given already is not shown (ruling 17). */
export const receiptOf = (customer: { firstName: string; lastName: string }, joined: JoinResult): CheckInReceipt => ({
  checkInId: joined.id,
  publicId: joined.isAdded ? joined.publicId : null,
  alreadyInLine: !joined.isAdded,
  firstName: customer.firstName,
  lastInitial: customer.lastName.slice(0, 1).toUpperCase(),
  checkedInAt: joined.createdAt,
  status: joined.status,
  position: joined.position,
  partiesAhead: joined.partiesAhead,
  peopleAhead: joined.peopleAhead,
  quote: joined.quote,
  greeting: greetingOf(joined.greeting),
});
