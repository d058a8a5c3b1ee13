import { isEmail } from 'class-validator';
import { invalid } from '../../core/Refusal.js';

/** An e-mail address as it was typed, trimmed. Throws INVALID_INPUT for what cannot be one. */
export function emailAddress(typed: string): string {
  const email = typed.trim();
  if (email.length > 254 || !isEmail(email)) throw invalid('email', 'Please enter a valid email address.');
  return email;
}
