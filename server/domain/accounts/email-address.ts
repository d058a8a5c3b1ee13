import { isEmail } from 'class-validator';
import { invalid } from '../../core/Refusal.js';

/** The trimmed e-mail address. Throws INVALID_INPUT. */
export function emailAddress(typed: string): string {
  const email = typed.trim();
  if (email.length > 254 || !isEmail(email)) throw invalid('email', 'Please enter a valid email address.');
  return email;
}
