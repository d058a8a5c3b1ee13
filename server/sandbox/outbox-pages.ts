import { html } from '../messages/html.js';
import { Markup } from '../messages/Markup.js';
import type { KeptMail } from './kept-mails.js';
import { OUTBOX_STYLE } from './outbox-style.js';

const LINK = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)]/g;

export function outboxPage(mails: KeptMail[], to: string, nonce: string): Markup {
  return page('Outbox', nonce, html`
    <h1>Outbox</h1>
    <p class="lead">No mail provider is set up, so nothing leaves this machine: every mail that Greeter would have sent is here, newest first. Reload to see new ones.</p>
    <form class="bar" action="/sandbox/outbox" method="get" role="search">
      <label>Recipient <input type="search" name="to" value="${to}" autocomplete="off" placeholder="rosa@example.com"></label>
      <button class="button filled">Search</button>
      <a class="button" href="/sandbox/outbox${to && `?to=${encodeURIComponent(to)}`}">Reload</a>
    </form>
    ${mails.length === 0 ? emptyState(to) : html`<ul class="mails">${mails.map(mailCard)}</ul>`}`);
}

function emptyState(to: string): Markup {
  return to ? html`<p class="empty">No mail to an address with “${to}” yet. <a href="/sandbox/outbox">Show all</a></p>`
    : html`<p class="empty">No mail yet. Sign up with any address: the mail to verify it appears here.</p>`;
}

function mailCard(mail: KeptMail): Markup {
  return html`<li class="mail">
    <h2>${mail.subject}</h2>
    ${factsLine(mail)}
    <p class="text">${withLinks(mail.text)}</p>
    <a class="button" href="/sandbox/outbox/${mail.id}">Show as the recipient sees it</a>
  </li>`;
}

function factsLine({ recipient, createdAt }: KeptMail): Markup {
  return html`<p class="facts"><span>To <strong>${recipient}</strong></span><time datetime="${createdAt.toISOString()}">${timeText(createdAt)}</time></p>`;
}

export function mailPage(mail: KeptMail, nonce: string): Markup {
  return page(mail.subject, nonce, html`
    <a class="back" href="/sandbox/outbox">‹ Outbox</a>
    <h1>${mail.subject}</h1>
    ${factsLine(mail)}
    <iframe title="The mail" src="/sandbox/outbox/${mail.id}/html" sandbox="allow-top-navigation-by-user-activation allow-popups"></iframe>`);
}

/** The mail's own HTML for the frame above; its links open in the whole window. */
export function framedMail({ html: own, text }: KeptMail): string {
  if (!own) return html`<!doctype html><base target="_top"><pre>${withLinks(text)}</pre>`.text;
  return own.replace(/<head[^>]*>/i, (head) => `${head}<base target="_top">`);
}

function page(title: string, nonce: string, content: Markup): Markup {
  return html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
  <title>${title} · Greeter sandbox</title>
  <style nonce="${nonce}">${new Markup(OUTBOX_STYLE)}</style>
</head>
<body><main>${content}</main></body>
</html>
`;
}

/** Text with its web addresses as links. */
function withLinks(text: string): Markup[] {
  const plain = text.split(LINK);
  const links = text.match(LINK) ?? [];
  return plain.map((part, index) => links[index] ? html`${part}<a href="${links[index]}">${links[index]}</a>` : html`${part}`);
}

const timeText = (at: Date): string => `${at.toISOString().slice(0, 10)} ${at.toISOString().slice(11, 19)} UTC`;
