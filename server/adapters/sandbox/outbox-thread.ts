import { html } from './html.js';
import type { Markup } from './Markup.js';
import type { Ends, StoredMessage } from './stored-messages.js';
import { page, phoneText, timeOf, withLinks } from './outbox-frame.js';
import { ERROR_TEXTS, UNDELIVERED } from './twilio-numbers.js';

/** Frequent texts of customers, and words that Twilio handles itself. */
const QUICK_REPLIES = ['10', '10 more minutes', 'leave', 'Where do I park?', 'STOP', 'START', 'HELP'];

const STATUS_WORDS: Record<string, string> = {
  queued: 'Queued',
  sent: 'Sent',
  delivered: 'Delivered',
  received: 'Received',
  completed: 'Answered',
  'no-answer': 'Not answered',
  busy: 'Busy',
  failed: 'Failed',
};

/** Statuses that are shown without emphasis. */
const ARRIVED = new Set(['queued', 'sent', 'delivered', 'received', 'completed']);

export function threadPage(
  { ends: { number, phone }, thread, problem }: { ends: Ends; thread: StoredMessage[]; problem: boolean },
  nonce: string,
): Markup {
  return page(
    phoneText(phone),
    nonce,
    html` <a class="back" href="/sandbox/outbox">‹ Outbox</a>
      <h1>${phoneText(phone)}</h1>
      <p class="lead">
        What this phone and ${phoneText(number)} said to each other. Write below what its owner would reply.
      </p>
      ${problem ? html`<p class="problem" role="alert">Greeter did not take the reply. Its log says why.</p>` : ''}
      ${thread.length === 0 ? html`<p class="empty">No text or call to this phone yet.</p>` : bubbles(thread.toReversed())}
      <div id="newest">
        ${replyForm(phone)}
        <form class="quick" method="post" action="/sandbox/outbox/reply" aria-label="Quick replies">
          <input type="hidden" name="phone" value="${phone}" />
          ${QUICK_REPLIES.map((words) => html`<button class="button" name="body" value="${words}">${words}</button>`)}
        </form>
        <a class="button reload" href="/sandbox/outbox/texts/${phone.slice(1)}">Reload</a>
      </div>`,
  );
}

/** Texts and calls, oldest first. */
export function bubbles(messages: StoredMessage[]): Markup {
  return html`<ol class="bubbles">
    ${messages.map(bubble)}
  </ol>`;
}

function bubble({ channel, direction, text, status, recipient, createdAt }: StoredMessage): Markup {
  return html`<li class="bubble ${direction}">
    ${channel === 'call' ? html`<p class="kind">Call, what the phone says:</p>` : ''}
    <p class="text">${withLinks(text)}</p>
    <p class="facts">
      <span class="${ARRIVED.has(status) ? '' : 'lost'}">${statusText(status, recipient)}</span>${timeOf(createdAt)}
    </p>
  </li>`;
}

function statusText(status: string, recipient: string): string {
  if (status !== 'undelivered') return STATUS_WORDS[status] ?? status;
  const code = UNDELIVERED[recipient];
  return code ? `Not delivered: ${ERROR_TEXTS[code]!.toLowerCase()} (${code})` : 'Not delivered';
}

/** Form to reply as the customer. */
export function replyForm(phone: string): Markup {
  return html`<form class="reply" method="post" action="/sandbox/outbox/reply">
    <input type="hidden" name="phone" value="${phone}" />
    <label>Reply as ${phoneText(phone)} <input name="body" maxlength="1600" required autocomplete="off" /></label>
    <button class="button filled">Send</button>
  </form>`;
}
