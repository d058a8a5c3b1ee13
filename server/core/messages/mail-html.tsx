import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '../i18n/catalogue.generated.js';
import { MailPage } from './MailPage.js';
import type { MailParts } from './mail-parts.js';

/** A mail as an HTML document. */
export const mailHtml = (parts: MailParts, language: Language): string =>
  `<!doctype html>${renderToStaticMarkup(<MailPage {...parts} language={language} />)}`;
