/** 'ann@example.com' as 'ann***@example.com': masked after the third character up to the at-sign, two signs at least. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const shown = email.slice(0, Math.min(3, at));
  return `${shown}${'*'.repeat(Math.max(2, at - shown.length))}${email.slice(at)}`;
}

/** The last four digits of a phone number. */
export const maskedPhone = (phone: string): string => `(***) ***-${phone.slice(-4)}`;
