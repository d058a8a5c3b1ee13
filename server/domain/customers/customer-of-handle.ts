import type { Context } from '../../core/context.js';
import { invalid } from '../../core/Refusal.js';
import { openHandle } from './person-handle.js';
import { noteArrival } from './note-arrival.js';
import { customerOfPerson, NO_DETAILS, type FoundCustomer } from './persons.js';

/** Id of the person of a handle and the e-mail address entered with it, or null. Throws INVALID_INPUT if it is forged, expired or another business's. */
export const personOfHandle = (context: Context, handle: string): { personId: string; email: string | null } =>
  openHandle(context, handle);

/** This business's customer of a person, added if missing; restores an archived one. For `email` see customerOfPerson. */
export async function findOrAddCustomer(
  context: Context,
  personId: string,
  email: string | null = null,
): Promise<FoundCustomer> {
  const customer = await customerOfPerson(context, personId, { ...NO_DETAILS, email });
  if (!customer) throw invalid('handle', 'Please look the phone number up again.');
  await noteArrival(context, customer);
  return customer;
}
