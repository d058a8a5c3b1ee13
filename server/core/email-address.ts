import { EMAIL_TOO_LONG, MAX_EMAIL } from './graphql/check-texts.js';
import { isEmail } from 'class-validator';
import { invalid } from './Refusal.js';

/** The trimmed e-mail address. Throws INVALID_INPUT. */
export function emailAddress(typed: string): string {
  const email = typed.trim();
  if (email.length > MAX_EMAIL) throw invalid('email', EMAIL_TOO_LONG);
  if (!isEmail(email)) throw invalid('email', 'Please enter a valid email address.');
  return email;
}
