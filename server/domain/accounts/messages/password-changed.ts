import type { Language } from '../../../core/i18n/catalogue.generated.js';
import type { MailParts } from '../../../core/messages/mail-parts.js';
import { defineAccountMessage, hello } from './account-message.js';
import { FORGOT_PASSWORD_PATH } from '../paths.js';

export const passwordChangedWords = (
  _language: Language,
  { firstName, link }: { firstName: string; link: string },
): MailParts => ({
  subject: 'Your Greeter password was changed',
  title: `${hello(firstName)}, your password was changed`,
  paragraphs: ['The password of your Greeter account was changed just now, and every device was signed out.'],
  button: { label: 'It Was Not Me', address: link },
  footnote: 'If it was you, there is nothing to do. If it was not, set a new password at once.',
});

export const PASSWORD_CHANGED = defineAccountMessage({
  kind: 'password-changed',
  class: 'transactional',
  staleAfter: null,
  link: (_context, _account, base) => `${base}${FORGOT_PASSWORD_PATH}`,
  words: (language, facts) => ({ mail: passwordChangedWords(language, facts) }),
});
