import type { Context } from '../../core/context.js';
import { invalid } from '../../core/Refusal.js';
import type { PersonVerification } from './PersonVerification.js';
import { openHandle } from './person-handle.js';
import { personMatch } from './person-match.js';
import { personById } from './persons.js';

/** Whether the chosen person is a customer of this business already (ruling 1). */
export async function verifyCustomer(context: Context, handle: string): Promise<PersonVerification> {
  const { personId, email } = openHandle(context, handle);
  const seen = await personById(context.db, personId);
  if (!seen) throw invalid('handle', 'Please look the phone number up again.');
  const person = await personMatch(context, seen, email);
  return { verified: person.isCustomer, customer: person.isCustomer ? person : null, person };
}
