import type { Context } from '../../core/context.js';
import type { AddPersonInput } from './person.inputs.js';
import type { PersonMatch } from './PersonMatch.js';
import { limitLookUps } from './limit-look-ups.js';
import { optionalEmail, namedPerson } from './person-input.js';
import { personMatch } from './person-match.js';
import { findOrAddPerson, personById } from './persons.js';

/** Adds a person; the same phone and name are the same person. They become a customer at check-in, with this e-mail unless a phone gave it. */
export async function addPerson(context: Context, input: AddPersonInput): Promise<PersonMatch> {
  const person = namedPerson(context, input);
  const email = optionalEmail(input.email, input.emailRequired);
  await limitLookUps(context, 'added');
  const personId = await findOrAddPerson(context, person);
  return personMatch(context, (await personById(context.db, personId))!, email);
}
