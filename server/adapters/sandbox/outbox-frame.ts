import { html } from './html.js';
import { Markup } from './Markup.js';
import { OUTBOX_STYLE } from './outbox-style.js';

const LINK = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)]/g;

/** A page of the outbox, without external files or scripts. */
export function page(title: string, nonce: string, content: Markup): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Greeter sandbox</title>
        <style nonce="${nonce}">
          ${new Markup(OUTBOX_STYLE)}
        </style>
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html> `;
}

/** Text with its web addresses as links. */
export function withLinks(text: string): Markup[] {
  const plain = text.split(LINK);
  const links = text.match(LINK) ?? [];
  return plain.map((part, index) =>
    links[index] ? html`${part}<a href="${links[index]}">${links[index]}</a>` : html`${part}`,
  );
}

export const timeOf = (at: Date): Markup =>
  html`<time datetime="${at.toISOString()}"
    >${at.toISOString().slice(0, 10)} ${at.toISOString().slice(11, 19)} UTC</time
  >`;

/** A formatted US number. */
export const phoneText = (phone: string): string => phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '+1 ($1) $2-$3');
