import type { Context } from '../context.js';
import { tenDigits, usPhone } from './us-phone.js';
import { invalid } from '../Refusal.js';

/** The 10 digits of the phone of an account or a business, as typed in any format. Throws INVALID_INPUT, which says what is wrong. */
export function ownPhone({ config }: Context, typed: string, { tollFree = false } = {}): string {
  const phone = usPhone(typed, { ...config, tollFree });
  if (phone) return phone;
  throw invalid(
    'phone',
    tenDigits(typed)
      ? 'This is not a US phone number: check the area code.'
      : 'Please enter a US phone number with 10 digits.',
  );
}
