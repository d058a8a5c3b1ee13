import { RefusalReason } from '../../../entities/RefusalReason.js';
import type { Context } from '../../core/context.js';
import { isPremium, tenDigits } from '../../core/messages/us-phone.js';
import { personName } from '../../core/names.js';
import { invalid } from '../../core/Refusal.js';

export interface PersonNamed {
  dialCode: string;
  phone: string;
  firstName: string;
  lastName: string;
}

/** The 10 digits after +1, whether or not the number can be texted: that is asked when something is sent. Throws INVALID_INPUT. */
export function phoneDigits(phone: string, dialCode: string, { mayBePremium = false } = {}): string {
  if (dialCode.replace(/^\+/, '') !== '1')
    throw invalid('dialCode', 'Only phone numbers with the dial code 1 can be used.');
  const digits = tenDigits(phone);
  if (!digits) throw invalid('phone', 'Enter a phone number of 10 digits.');
  if (!mayBePremium && isPremium(digits))
    throw invalid('phone', 'Enter another phone number: calls to this one cost extra.', {
      reason: RefusalReason.NOT_REACHABLE,
    });
  return digits;
}

interface NamingOptions {
  /** The customer was told already that they are in line: then only what is no name or number at all is refused. */
  isGreeted?: boolean;
}

/** Normalizes a person: names tidied, 1 to 50 characters, plain where a stranger types them. Throws INVALID_INPUT. */
export function namedPerson(
  { viewer }: Context,
  { firstName, lastName, phone, dialCode }: PersonNamed,
  { isGreeted = false }: NamingOptions = {},
): PersonNamed {
  const mustBePlain = viewer.kind !== 'user' && !isGreeted;
  return {
    dialCode: '1',
    phone: phoneDigits(phone, dialCode, { mayBePremium: isGreeted }),
    firstName: personName('firstName', firstName, { mustBePlain }),
    lastName: personName('lastName', lastName, { mustBePlain }),
  };
}

/** Null for an empty one. Throws INVALID_INPUT. */
export function optionalEmail(text: string | null | undefined, isRequired: boolean): string | null {
  const email = text?.trim() || null;
  if (!email && isRequired) throw invalid('email', 'Enter an email address.', { reason: RefusalReason.MISSING });
  return email;
}
