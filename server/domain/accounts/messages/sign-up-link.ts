import type { Language } from '../../../core/i18n/catalogue.generated.js';
import type { MailParts } from '../../../core/messages/mail-parts.js';
import { mintEmailToken } from '../mint-email-token.js';
import { defineAccountMessage, LINK_STALE_MS } from './account-message.js';

/** Verifies the address of a new account. It has no name: the person who typed it may not own the address. */
export const signUpLinkWords = (_language: Language, { link }: { link: string }): MailParts => ({
  subject: 'Verify your email for Greeter',
  title: 'Verify your email',
  paragraphs: [
    'Thank you for signing up. One step is left: confirm that this address is yours, and then set up your business.',
  ],
  button: { label: 'Verify Your Email', address: link },
  footnote:
    'The link works once, for 24 hours. If you did not sign up for Greeter, ignore this mail: nothing happens without the link.',
});

export const SIGN_UP_LINK = defineAccountMessage({
  kind: 'sign-up-link',
  class: 'one-time',
  isPointless: ({ verifiedAt }) => verifiedAt !== null && 'The account is verified already',
  staleAfter: LINK_STALE_MS,
  link: async (context, { id }, base) =>
    `${base}/verification/signup/${await mintEmailToken(context.db, 'signup', id, context.now())}`,
  words: (language, facts) => ({ mail: signUpLinkWords(language, facts) }),
});
