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
