import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/max';
import { LRUCache } from 'lru-cache';
import type { Config } from '../../config.js';

/** Puerto Rico is texted like a state; the Caribbean countries that share the dial code 1 are not. */
const COUNTRIES = ['US', 'PR'];
const REACHABLE = ['FIXED_LINE', 'MOBILE', 'FIXED_LINE_OR_MOBILE'];
/** 900, and 976 after any area code, are premium lines; the metadata takes the latter for ordinary ones. */
const PREMIUM = /^(?:900|\d{3}976)/;
/** Numbers for failures, as Twilio's test credentials have them; nobody's. */
const SANDBOX_PHONE = /^500555\d{4}$/;

interface Rules extends Pick<Config, 'twilio'> {
  /** Whether a toll-free number will do: it can be called, and gets no texts. */
  tollFree?: boolean;
}

const MAX_CACHED_BYTES = 1024 * 1024;

/** Numbers of late: a party's is asked about at its look-up, its check-in and each of its texts. */
const numbers = new LRUCache<string, { number: PhoneNumber | undefined }>({
  maxSize: MAX_CACHED_BYTES,
  sizeCalculation: (_, text) => 2 * text.length + 1000,
});

function parsed(text: string): PhoneNumber | undefined {
  const cached = numbers.get(text);
  if (cached) return cached.number;
  const number = parsePhoneNumberFromString(text, 'US');
  numbers.set(text, { number });
  return number;
}

/** The 10 digits of a US number that may be texted and called, typed in any format with or without dial code; null for any other. */
export function usPhone(text: string, { twilio, tollFree = false }: Rules): string | null {
  const number = parsed(text);
  if (number?.countryCallingCode !== '1') return null;
  const { nationalNumber: digits, country = '' } = number;
  if (!twilio && SANDBOX_PHONE.test(digits)) return digits;
  const types = tollFree ? [...REACHABLE, 'TOLL_FREE'] : REACHABLE;
  const isReachable = COUNTRIES.includes(country) && types.includes(number.getType() ?? '') && !isPremium(digits);
  return isReachable ? digits : null;
}

/** The 10 digits of a number with the dial code 1, whether or not it may be texted: a neighbour country's or a toll-free one too; null for any other. */
export function tenDigits(text: string): string | null {
  const number = parsed(text);
  return number?.countryCallingCode === '1' && number.isPossible() ? number.nationalNumber : null;
}

/** Whether calls to a number of 10 digits cost extra. */
export const isPremium = (digits: string): boolean => PREMIUM.test(digits);
