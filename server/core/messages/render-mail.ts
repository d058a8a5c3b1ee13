import type { Language } from '../i18n/catalogue.generated.js';
import { oneLine } from '../names.js';
import { DeliveryFailure } from './DeliveryFailure.js';
import { mailText, type MailParts } from './mail-parts.js';

export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

/** Text and HTML of a mail. React is loaded with the first mail, to save memory in processes that send none. */
export async function renderMail(parts: MailParts, language: Language): Promise<MailContent> {
  try {
    const { mailHtml } = await import('./mail-html.js');
    return { subject: oneLine(parts.subject), text: mailText(parts), html: mailHtml(parts, language) };
  } catch (error) {
    throw new DeliveryFailure('later', `The mail could not be rendered: ${(error as Error).message}`);
  }
}
