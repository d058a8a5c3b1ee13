import type { Language } from '../../../core/i18n/catalogue.generated.js';
import type { MailParts } from '../../../core/messages/mail-parts.js';
import { defineAccountMessage, hello } from './account-message.js';
import { DASHBOARD_PATH } from '../paths.js';

export const businessReadyWords = (
  _language: Language,
  { firstName, businessName, link }: { firstName: string; businessName: string; link: string },
): MailParts => ({
  subject: `${businessName} is ready on Greeter`,
  title: `${hello(firstName)}, ${businessName} is ready`,
  paragraphs: [
    'Your business is set up. Print the QR code for the door or launch the check-in app on a tablet, and your first customer can get in line.',
  ],
  button: { label: 'Open the Dashboard', address: link },
  footnote: 'You get this mail because you set up a business on Greeter.',
});

export const BUSINESS_READY = defineAccountMessage({
  kind: 'business-ready',
  class: 'transactional',
  staleAfter: null,
  link: (_context, _account, base) => `${base}${DASHBOARD_PATH}`,
  words: (language, facts) => ({ mail: businessReadyWords(language, facts) }),
});
