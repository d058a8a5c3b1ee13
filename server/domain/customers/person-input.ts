import { RefusalReason } from '../../../entities/RefusalReason.js';
import { usPhone } from '../accounts/us-phone.js';
import { invalid } from '../../core/Refusal.js';

export interface PersonNamed {
  dialCode: string;
  phone: string;
  firstName: string;
  lastName: string;
}

/** The 10 digits after +1. Throws INVALID_INPUT. */
export function phoneDigits(phone: string, dialCode: string): string {
  if (dialCode.replace(/^\+/, '') !== '1')
    throw invalid('dialCode', 'Only phone numbers with the dial code 1 can be used.');
  const digits = usPhone(phone);
  if (!digits) throw invalid('phone', 'Enter a phone number of 10 digits.');
  return digits;
}

/** Normalizes a person: names trimmed, 1 to 50 characters. Throws INVALID_INPUT. */
export function namedPerson({ firstName, lastName, phone, dialCode }: PersonNamed): PersonNamed {
  return {
    dialCode: '1',
    phone: phoneDigits(phone, dialCode),
    firstName: name('firstName', firstName, 'first name'),
    lastName: name('lastName', lastName, 'last name'),
  };
}

function name(field: string, text: string, words: string): string {
  const tidy = text.trim().replace(/\s+/g, ' ');
  if (tidy.length < 1) throw invalid(field, `Enter the ${words}.`, { reason: RefusalReason.MISSING });
  if (tidy.length > 50)
    throw invalid(field, `The ${words} has at most 50 characters.`, { reason: RefusalReason.TOO_LONG, max: 50 });
  return tidy;
}

/** Null for an empty one. Throws INVALID_INPUT. */
export function optionalEmail(text: string | null | undefined, isRequired: boolean): string | null {
  const email = text?.trim() || null;
  if (!email && isRequired) throw invalid('email', 'Enter an e-mail address.', { reason: RefusalReason.MISSING });
  return email;
}
