import { RefusalReason } from '../../../entities/RefusalReason.js';
import type { Context } from '../../core/context.js';
import { usPhone } from '../../core/messages/us-phone.js';
import { personName } from '../../core/names.js';
import { invalid } from '../../core/Refusal.js';

export interface PersonNamed {
  dialCode: string;
  phone: string;
  firstName: string;
  lastName: string;
}

/** The 10 digits after +1 of a number that may be texted and called. Throws INVALID_INPUT. */
export function phoneDigits({ config }: Context, phone: string, dialCode: string): string {
  if (dialCode.replace(/^\+/, '') !== '1')
    throw invalid('dialCode', 'Only phone numbers with the dial code 1 can be used.');
  const digits = usPhone(phone, config);
  if (digits) return digits;
  if (phone.replace(/\D/g, '').replace(/^1/, '').length !== 10)
    throw invalid('phone', 'Enter a phone number of 10 digits.');
  throw invalid('phone', 'Enter a US phone number that can get texts.', { reason: RefusalReason.NOT_REACHABLE });
}

/** Normalizes a person: names tidied, 1 to 50 characters, plain where a stranger types them. Throws INVALID_INPUT. */
export function namedPerson(context: Context, { firstName, lastName, phone, dialCode }: PersonNamed): PersonNamed {
  const mustBePlain = context.viewer.kind !== 'user';
  return {
    dialCode: '1',
    phone: phoneDigits(context, phone, dialCode),
    firstName: personName('firstName', firstName, { mustBePlain }),
    lastName: personName('lastName', lastName, { mustBePlain }),
  };
}

/** Null for an empty one. Throws INVALID_INPUT. */
export function optionalEmail(text: string | null | undefined, isRequired: boolean): string | null {
  const email = text?.trim() || null;
  if (!email && isRequired) throw invalid('email', 'Enter an e-mail address.', { reason: RefusalReason.MISSING });
  return email;
}
