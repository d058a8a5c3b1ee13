import { renderToStaticMarkup } from 'react-dom/server';
import { MailPage } from './MailPage.js';
import type { MailParts } from './mail-parts.js';

/** A mail as an HTML document. */
export const mailHtml = (parts: MailParts): string => `<!doctype html>${renderToStaticMarkup(<MailPage {...parts} />)}`;
