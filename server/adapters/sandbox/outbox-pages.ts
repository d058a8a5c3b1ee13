import type { Config } from '../../config.js';
import { html } from './html.js';
import type { Markup } from './Markup.js';
import type { ListedAttachment } from './stored-attachments.js';
import type { StoredMessage } from './stored-messages.js';
import type { Search } from './outbox.js';
import { page, phoneText, timeOf, withLinks } from './outbox-frame.js';
import { bubbles, replyForm } from './outbox-thread.js';
import { ERROR_TEXTS, REFUSED_TEXTS, UNDELIVERED } from './twilio-numbers.js';

type Keys = Pick<Config, 'sendgrid' | 'twilio'>;

/** Messages of a conversation in the list. */
const MAX_SHOWN = 4;
const KINDS = [
  ['', 'Everything'],
  ['email', 'Mails'],
  ['text', 'Texts'],
  ['call', 'Calls'],
] as const;

export function outboxPage(
  { messages, search, config }: { messages: StoredMessage[]; search: Search; config: Keys },
  nonce: string,
): Markup {
  const { to, channel } = search;
  return page(
    'Outbox',
    nonce,
    html` <h1>Outbox</h1>
      <p class="lead">${leadText(config)} Reload to see new ones.</p>
      <form class="bar" action="/sandbox/outbox" method="get" role="search">
        <label
          >Recipient
          <input type="search" name="to" value="${to}" autocomplete="off" placeholder="rosa@example.com or 2125550100"
        /></label>
        <label class="short"
          >Kind
          <select name="kind">
            ${KINDS.map(([value, words]) => (value === channel ? html`<option value="${value}" selected>${words}</option>` : html`<option value="${value}">${words}</option>`))}
          </select></label
        >
        <button class="button filled">Search</button>
        <a class="button" href="/sandbox/outbox?${new URLSearchParams({ to, kind: channel }).toString()}">Reload</a>
      </form>
      ${
        messages.length === 0
          ? emptyState(search)
          : html`<ul class="mails">
              ${cardsOf(messages, config)}
            </ul>`
      }
      ${config.twilio ? '' : failingPhones()}`,
  );
}

function leadText({ sendgrid, twilio }: Keys): string {
  if (twilio)
    return 'No mail provider is set up, so no mail leaves this machine: every one that Greeter would have sent is here, newest first.';
  if (sendgrid)
    return 'No text provider is set up, so no text or call leaves this machine: every one that Greeter would have sent is here, newest first.';
  return 'No mail or text provider is set up, so nothing leaves this machine: every mail, text and call that Greeter would have sent is here, newest first.';
}

function emptyState({ to, channel }: Search): Markup {
  if (to) return html`<p class="empty">Nothing to “${to}” yet. <a href="/sandbox/outbox">Show all</a></p>`;
  if (channel) return html`<p class="empty">Nothing of this kind yet. <a href="/sandbox/outbox">Show all</a></p>`;
  return html`<p class="empty">Nothing yet. Sign up with any address: the mail to verify it appears here.</p>`;
}

/** A card for each mail, and one for each phone at the place of its newest text or call. */
function cardsOf(messages: StoredMessage[], config: Keys): Markup[] {
  const spoken = messages.filter(({ channel }) => channel !== 'email');
  return messages.flatMap((message) => {
    if (message.channel === 'email') return [mailCard(message)];
    const thread = spoken.filter((other) => phoneOf(other) === phoneOf(message));
    return thread[0] === message ? [threadCard(phoneOf(message), thread, config)] : [];
  });
}

const phoneOf = ({ direction, sender, recipient }: StoredMessage): string => (direction === 'in' ? sender : recipient);

function threadCard(phone: string, thread: StoredMessage[], config: Keys): Markup {
  const path = `/sandbox/outbox/texts/${phone.slice(1)}`;
  return html`<li class="mail">
    <h2>${phoneText(phone)}</h2>
    ${bubbles(thread.slice(0, MAX_SHOWN).toReversed())}
    ${config.twilio ? '' : html`${replyForm(phone)}<a class="button" href="${path}">Whole conversation</a>`}
  </li>`;
}

function mailCard(mail: StoredMessage): Markup {
  return html`<li class="mail">
    <h2>${mail.subject}</h2>
    ${factsLine(mail)}
    <p class="text">${withLinks(mail.text)}</p>
    <a class="button" href="/sandbox/outbox/${mail.id}">Show as the recipient sees it</a>
  </li>`;
}

function factsLine({ recipient, createdAt }: StoredMessage): Markup {
  return html`<p class="facts">
    <span>To <strong>${recipient}</strong></span
    >${timeOf(createdAt)}
  </p>`;
}

/** Phones with which failures can be tried. */
function failingPhones(): Markup {
  const row = ([phone, code]: [string, number]): Markup =>
    html`<li><strong>${phoneText(phone)}</strong> ${ERROR_TEXTS[code]!} (${code})</li>`;
  return html`<details class="failing">
    <summary>Phones whose texts fail</summary>
    <p>Refused at once, like Twilio's own test numbers:</p>
    <ul>
      ${Object.entries(REFUSED_TEXTS).map(row)}
    </ul>
    <p>Taken, and not delivered:</p>
    <ul>
      ${Object.entries(UNDELIVERED).map(row)}
    </ul>
  </details>`;
}

export function mailPage(mail: StoredMessage, attachments: readonly ListedAttachment[], nonce: string): Markup {
  return page(
    mail.subject,
    nonce,
    html` <a class="back" href="/sandbox/outbox">‹ Outbox</a>
      <h1>${mail.subject}</h1>
      ${factsLine(mail)} ${attachments.length > 0 ? attachmentList(mail.id, attachments) : ''}
      <iframe
        title="The mail"
        src="/sandbox/outbox/${mail.id}/html"
        sandbox="allow-top-navigation-by-user-activation allow-popups"
      ></iframe>`,
  );
}

function attachmentList(mailId: string, attachments: readonly ListedAttachment[]): Markup {
  return html`<ul class="files">
    ${attachments.map(
      ({ place, fileName, mediaType, bytes }) =>
        html`<li>
          <a href="/sandbox/outbox/${mailId}/attachments/${place}">${fileName}</a>
          <span>${mediaType}, ${Math.ceil(bytes / 1024)} KB</span>
        </li>`,
    )}
  </ul>`;
}

/** The mail's own HTML for the frame above; its links open in the top window. */
export function framedMail({ html: own, text }: StoredMessage): string {
  if (!own)
    return html`<!doctype html><base target="_top" />
      <pre>${withLinks(text)}</pre>`.text;
  return own.replace(/<head[^>]*>/i, (head) => `${head}<base target="_top">`);
}
