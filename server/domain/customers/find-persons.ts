import { isFromAfar } from '../../core/access/viewer.js';
import type { Context } from '../../core/context.js';
import type { PersonMatch } from './PersonMatch.js';
import { limitLookUps } from './limit-look-ups.js';
import { phoneDigits } from './person-input.js';
import { personMatch } from './person-match.js';
import { personsByPhone } from './persons.js';

/** Persons with a phone, masked; none for callers from afar. Throws INVALID_INPUT for a phone without 10 digits, RATE_LIMITED. */
export async function findPersons(
  context: Context,
  { phone, dialCode }: { phone: string; dialCode: string },
): Promise<PersonMatch[]> {
  const digits = phoneDigits(phone, dialCode);
  await limitLookUps(context, 'found');
  // Whoever sits anywhere in the world would learn whose number it is: they say their name.
  if (isFromAfar(context.viewer)) return [];
  const persons = await personsByPhone(context.db, '1', digits);
  return Promise.all(persons.map((person) => personMatch(context, person)));
}
