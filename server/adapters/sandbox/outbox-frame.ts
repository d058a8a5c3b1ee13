import { html } from './html.js';
import { Markup } from './Markup.js';
import { OUTBOX_STYLE } from './outbox-style.js';

const LINK = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)]/g;

const BRAND = html`<header>
  <a href="/"
    ><svg aria-hidden="true" width="32" height="32" viewBox="0 0 32 32">
      <path fill="currentColor" d="M16 2a14 14 0 0 0-12.1 21L2 30l7.2-1.8A14 14 0 1 0 16 2Z" />
      <path
        fill="none"
        stroke="var(--color-on-primary)"
        stroke-width="3"
        stroke-linecap="round"
        stroke-linejoin="round"
        d="m10 16.5 4.2 4.2L22.5 12"
      />
    </svg>
    Greeter</a
  >
  <span>Sandbox</span>
</header>`;

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
        ${BRAND}
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
