import type { Language } from '../../../core/i18n/catalogue.generated.js';
import type { MailParts } from '../../../core/messages/mail-parts.js';
import { mintEmailToken } from '../mint-email-token.js';
import { defineAccountMessage, hello, LINK_STALE_MS } from './account-message.js';
import { passwordResetPath } from '../paths.js';

/** Greets by name only who proved the address: until then a stranger may have typed the name. */
export const passwordLinkWords = (
  _language: Language,
  { firstName, verifiedAt, link }: { firstName: string; verifiedAt: Date | null; link: string },
): MailParts => ({
  subject: 'Set a new password for Greeter',
  title: verifiedAt ? `${hello(firstName)}, set a new password` : 'Set a new password',
  paragraphs: ['Somebody, most likely you, asked for a new password for your Greeter account. Choose it here.'],
  button: { label: 'Set a New Password', address: link },
  footnote: 'The link works for one hour. If you did not ask for it, ignore this mail: your password stays as it is.',
});

export const PASSWORD_LINK = defineAccountMessage({
  kind: 'password-link',
  class: 'one-time',
  staleAfter: LINK_STALE_MS,
  link: async (context, { id }, base) =>
    `${base}${passwordResetPath(await mintEmailToken(context.db, 'password', id, context.now()))}`,
  words: (language, facts) => ({ mail: passwordLinkWords(language, facts) }),
});
