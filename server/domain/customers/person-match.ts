import type { Context } from '../../core/context.js';
import type { PersonMatch } from './PersonMatch.js';
import { personHandle } from './person-handle.js';
import type { PersonSeen } from './persons.js';

/** A person as the caller may see them; the customer's id is for the staff. */
export function personMatch(
  context: Context,
  { personId, firstName, lastInitial, customerId }: PersonSeen,
  email: string | null = null,
): PersonMatch {
  return {
    handle: personHandle(context, { personId, email }),
    firstName,
    lastInitial,
    isCustomer: customerId !== null,
    customerId: context.viewer.kind === 'user' ? customerId : null,
  };
}
