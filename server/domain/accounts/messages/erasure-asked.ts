import type { Language } from '../../../core/i18n/catalogue.generated.js';
import type { MailParts } from '../../../core/messages/mail-parts.js';
import { defineAccountMessage, hello } from './account-message.js';
import { ERASURE_REQUESTS_PATH } from '../paths.js';

/** Names no customer: a mailbox keeps what it gets. */
export const erasureAskedWords = (
  _language: Language,
  { firstName, businessName, link }: { firstName: string; businessName: string; link: string },
): MailParts => ({
  subject: `A customer of ${businessName} asks to be erased`,
  title: `${hello(firstName)}, a customer asks to be erased`,
  paragraphs: [
    `A customer of ${businessName} used the link to their own data and asks you to erase what you hold on them. You have 30 days to erase it, or to decline with a reason.`,
  ],
  button: { label: 'Open the Request', address: link },
  footnote: `You get this mail because you own ${businessName} on Greeter.`,
});

export const ERASURE_ASKED = defineAccountMessage({
  kind: 'erasure-asked',
  class: 'transactional',
  staleAfter: null,
  link: (_context, _account, base) => `${base}${ERASURE_REQUESTS_PATH}`,
  words: (language, facts) => ({ mail: erasureAskedWords(language, facts) }),
});
