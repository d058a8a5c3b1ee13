import type { Context } from '../../core/context.js';
import type { PersonMatch } from './PersonMatch.js';
import { personHandle } from './person-handle.js';
import type { MaskedPerson } from './persons.js';

/** A person as the viewer may see them; only staff get a customer's id and whole name. */
export async function personMatch(
  context: Context,
  { personId, firstName, lastInitial, lastName, customerId }: MaskedPerson,
  email: string | null = null,
): Promise<PersonMatch> {
  const isStaff = context.viewer.kind === 'user';
  return {
    handle: await personHandle(context, { personId, email }),
    firstName,
    lastInitial,
    isCustomer: customerId !== null,
    customerId: isStaff ? customerId : null,
    lastName: isStaff ? lastName : null,
  };
}
