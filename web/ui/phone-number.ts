/** Digits of a US number as somebody types it: at most 10, a leading country code of 1 taken off. */
export function phoneDigits(text: string): string {
  const digits = text.replace(/\D/g, '');
  return (digits.length > 10 && digits.startsWith('1') ? digits.slice(1) : digits).slice(0, 10);
}

/** (NNN) NNN-NNNN as far as there are digits. */
export function formatPhone(digits: string): string {
  if (digits.length === 0) return '';
  if (digits.length < 4) return `(${digits}`;
  const rest = digits.length < 7 ? digits.slice(3) : `${digits.slice(3, 6)}-${digits.slice(6)}`;
  return `(${digits.slice(0, 3)}) ${rest}`;
}

/** What is wrong with a typed US number, as the server says it, or true; which area codes are in use only the server knows. */
export function phoneRule(text: string): string | true {
  const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  if (digits.length !== 10) return 'Please enter a US phone number with 10 digits.';
  return /^[2-9]\d\d[2-9]/.test(digits) || 'This is not a US phone number: check the area code.';
}
