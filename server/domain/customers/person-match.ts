import type { Context } from '../../core/context.js';
import type { PersonMatch } from './PersonMatch.js';
import { personHandle } from './person-handle.js';
import type { MaskedPerson } from './persons.js';

/** A person as the viewer may see them; only staff get the customer's id. */
export async function personMatch(
  context: Context,
  { personId, firstName, lastInitial, customerId }: MaskedPerson,
  email: string | null = null,
): Promise<PersonMatch> {
  return {
    handle: await personHandle(context, { personId, email }),
    firstName,
    lastInitial,
    isCustomer: customerId !== null,
    customerId: context.viewer.kind === 'user' ? customerId : null,
  };
}
