import { invalid } from '../../../core/Refusal.js';

export const MAX_ADDRESS = 2000;

/** The https address of a calendar, as somebody pastes it; `webcal` is https. Throws INVALID_INPUT. */
export function outsideAddress(text: string): string {
  const typed = text.trim().replace(/^webcals?:/i, 'https:');
  if (typed === '') throw invalid('address', 'Paste the secret address of the calendar.');
  if (typed.length > MAX_ADDRESS) throw invalid('address', 'That address is too long.');
  if (!URL.canParse(typed)) throw invalid('address', 'That is not an address: it begins with https://.');
  const address = new URL(typed);
  if (address.protocol !== 'https:') throw invalid('address', 'The address must begin with https:// or webcal://.');
  if (address.username || address.password)
    throw invalid('address', 'An address with a name and a password cannot be used.');
  address.hash = '';
  return address.href;
}
