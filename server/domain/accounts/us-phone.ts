import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** The 10 digits of a US phone number however it is written, with or without the dial code; null when it has not 10. */
export function usPhone(written: string): string | null {
  const parsed = parsePhoneNumberFromString(written, 'US');
  return parsed?.countryCallingCode === '1' && parsed.nationalNumber.length === 10 ? parsed.nationalNumber : null;
}
