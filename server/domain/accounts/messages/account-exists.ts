import type { Language } from '../../../core/i18n/catalogue.generated.js';
import type { MailParts } from '../../../core/messages/mail-parts.js';
import { defineAccountMessage, hello } from './account-message.js';
import { LOGIN_PATH } from '../paths.js';

/** Sent on a sign-up with an address that has an account: the screen looks the same in both cases. */
export const accountExistsWords = (
  _language: Language,
  { firstName, link }: { firstName: string; link: string },
): MailParts => ({
  subject: 'You already have a Greeter account',
  title: `${hello(firstName)}, you already have an account`,
  paragraphs: [
    'Somebody, most likely you, tried to sign up for Greeter with this address. There is an account for it already, so just sign in.',
    'If the password is gone, choose "Forgot Password?" on the sign-in page.',
  ],
  button: { label: 'Sign In', address: link },
  footnote: 'If it was not you, there is nothing to do: your account is as it was.',
});

export const ACCOUNT_EXISTS = defineAccountMessage({
  kind: 'account-exists',
  class: 'transactional',
  staleAfter: null,
  link: (_context, _account, base) => `${base}${LOGIN_PATH}`,
  words: (language, facts) => ({ mail: accountExistsWords(language, facts) }),
});
