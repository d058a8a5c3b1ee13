import type { Context } from '../../core/context.js';
import type { AddCustomerInput } from './person.inputs.js';
import type { PersonMatch } from './PersonMatch.js';
import { birthdayOf } from './birthday.js';
import { limitLookUps } from './limit-look-ups.js';
import { noteArrival } from './note-arrival.js';
import { openHandle } from './person-handle.js';
import { optionalEmail, namedPerson } from './person-input.js';
import { personMatch } from './person-match.js';
import { customerOfPerson, findOrAddPerson, personById } from './persons.js';

/**
 * Makes a person a customer of this business, unless they are one already. The person is given by handle, or by name and phone. An e-mail that a phone
 * gives goes with the handle, to the check-in that it makes.
 * Throws INVALID_INPUT and RATE_LIMITED.
 */
export async function addCustomer(context: Context, input: AddCustomerInput): Promise<PersonMatch> {
  const held = input.handle ? openHandle(context, input.handle) : null;
  const named = held
    ? null
    : namedPerson(context, {
        ...input,
        firstName: input.firstName ?? '',
        lastName: input.lastName ?? '',
        phone: input.phone ?? '',
      });
  const email = optionalEmail(input.email || held?.email, input.emailRequired);
  const birthday = birthdayOf(input, context.now());
  await limitLookUps(context, 'added');
  const personId = held?.personId ?? (await findOrAddPerson(context, named!));
  const customer = await customerOfPerson(context, personId, { email, ...birthday });
  if (customer) await noteArrival(context, customer);
  return personMatch(context, (await personById(context.db, personId))!, email);
}
