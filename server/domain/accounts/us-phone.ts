import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** The 10 digits of a US phone number in any format, with or without dial code; null if there are not 10. */
export function usPhone(text: string): string | null {
  const parsed = parsePhoneNumberFromString(text, 'US');
  return parsed?.countryCallingCode === '1' && parsed.nationalNumber.length === 10 ? parsed.nationalNumber : null;
}
