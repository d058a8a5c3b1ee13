import type { StoredMessage } from './stored-messages.js';
import { textParts } from '../../core/messages/sms.js';
import { ERROR_TEXTS, UNDELIVERED } from './twilio-numbers.js';

export const API = '/2010-04-01';

/** The body of a refusal. */
export const errorAnswer = (code: number, status: number): object => ({
  code,
  message: ERROR_TEXTS[code],
  more_info: `https://www.twilio.com/docs/errors/${code}`,
  status,
});

/** A text in Twilio's format. */
export function textAnswer(account: string, text: StoredMessage): object {
  const uri = `${API}/Accounts/${account}/Messages/${text.providerId}`;
  const code = text.status === 'undelivered' ? (UNDELIVERED[text.recipient] ?? null) : null;
  return {
    account_sid: account,
    sid: text.providerId,
    api_version: API.slice(1),
    uri: `${uri}.json`,
    subresource_uris: { media: `${uri}/Media.json` },
    body: text.text,
    from: text.sender,
    to: text.recipient,
    direction: directionOf(text),
    status: text.status,
    num_segments: String(textParts(text.text)),
    num_media: '0',
    messaging_service_sid: null,
    price: null,
    price_unit: 'USD',
    error_code: code,
    error_message: code && ERROR_TEXTS[code],
    date_created: dateText(text.createdAt),
    date_updated: dateText(text.createdAt),
    date_sent: text.status === 'queued' ? null : dateText(text.createdAt),
  };
}

function directionOf({ direction, callback }: StoredMessage): string {
  if (direction === 'in') return 'inbound';
  return callback ? 'outbound-api' : 'outbound-reply';
}

/** A page of texts in Twilio's format. */
export function listAnswer(
  account: string,
  texts: StoredMessage[],
  { page, pageSize, filter: { to, from } }: { page: number; pageSize: number; filter: { to: string; from: string } },
): object {
  const uri = (index: number): string =>
    `${API}/Accounts/${account}/Messages.json?${new URLSearchParams({ ...(to && { To: to }), ...(from && { From: from }), PageSize: String(pageSize), Page: String(index) }).toString()}`;
  return {
    messages: texts.map((text) => textAnswer(account, text)),
    page,
    page_size: pageSize,
    start: page * pageSize,
    end: page * pageSize + Math.max(0, texts.length - 1),
    uri: uri(page),
    first_page_uri: uri(0),
    previous_page_uri: page > 0 ? uri(page - 1) : null,
    next_page_uri: texts.length === pageSize ? uri(page + 1) : null,
  };
}

/** A call in Twilio's format. */
export function callAnswer(account: string, call: StoredMessage): object {
  const uri = `${API}/Accounts/${account}/Calls/${call.providerId}`;
  const isOver = call.status !== 'queued';
  return {
    account_sid: account,
    sid: call.providerId,
    api_version: API.slice(1),
    uri: `${uri}.json`,
    subresource_uris: { notifications: `${uri}/Notifications.json`, recordings: `${uri}/Recordings.json` },
    from: call.sender,
    from_formatted: call.sender,
    to: call.recipient,
    to_formatted: call.recipient,
    direction: 'outbound-api',
    status: call.status,
    date_created: dateText(call.createdAt),
    date_updated: dateText(call.createdAt),
    start_time: isOver ? dateText(call.createdAt) : null,
    end_time: isOver ? dateText(call.createdAt) : null,
    duration: isOver ? '0' : null,
    price: null,
    price_unit: 'USD',
    answered_by: null,
    caller_name: null,
    forwarded_from: null,
    group_sid: null,
    parent_call_sid: null,
    phone_number_sid: null,
    queue_time: '0',
    trunk_sid: null,
  };
}

const dateText = (at: Date): string => at.toUTCString().replace('GMT', '+0000');
