import type { Dependencies } from '../../core/context.js';
import { transaction } from '../../core/database/transaction.js';

export const CHANNELS = ['email', 'text', 'call'] as const;
export type Channel = (typeof CHANNELS)[number];

/** `html` of a call is its TwiML, `text` what it says. `providerId`, `status` and `callback` are of texts and calls. */
export interface NewMessage {
  channel: Channel;
  direction?: 'in' | 'out';
  sender: string;
  recipient: string;
  subject?: string;
  text: string;
  html?: string;
  providerId?: string;
  status?: string;
  callback?: string;
}
export type KeptMessage = Required<Omit<NewMessage, 'providerId'>> & {
  id: string;
  providerId: string | null;
  createdAt: Date;
};
type Row = KeptMessage & { [column: string]: unknown };

/** Texts and calls between our number and a phone. */
export interface Ends {
  number: string;
  phone: string;
}

const MOST = 1000;
const COLUMNS = `id, channel, direction, sender, recipient, subject, text, html, provider_id as "providerId", status, callback, created_at as "createdAt"`;
const KEEP = `
  insert into sandbox_message (channel, direction, sender, recipient, subject, text, html, provider_id, status, callback, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`;
const FORGET = `delete from sandbox_message where id <= (select id from sandbox_message order by id desc offset $1 limit 1)`;
const SET_STATUS = `update sandbox_message set status = $2 where provider_id = $1`;
/** $1 is found in the customer's address or phone; $2 its digits where it is written like a number. */
const NEWEST = `
  select ${COLUMNS} from sandbox_message, lateral (select case direction when 'in' then sender else recipient end as party) p
  where ($1 = '' or position(lower($1) in lower(party)) > 0 or ($2 <> '' and position($2 in party) > 0)) and ($3 = '' or channel = $3)
  order by id desc limit 100`;
const ONE = `select ${COLUMNS} from sandbox_message where id = $1`;
const BY_PROVIDER_ID = `select ${COLUMNS} from sandbox_message where provider_id = $1 and channel = $2`;
const TEXTS = `
  select ${COLUMNS} from sandbox_message
  where channel = 'text' and ($1 = '' or recipient = $1) and ($2 = '' or sender = $2) order by id desc limit $3 offset $4`;
const THREAD = `
  select ${COLUMNS} from sandbox_message
  where channel in ('text', 'call') and ((sender = $1 and recipient = $2) or (sender = $2 and recipient = $1)) order by id desc limit 200`;
const LAST_WORD = `
  select upper(btrim(text, E' .!\\n\\r\\t')) as word from sandbox_message
  where channel = 'text' and direction = 'in' and recipient = $1 and sender = $2 and upper(btrim(text, E' .!\\n\\r\\t')) = any($3) order by id desc limit 1`;

const reading = { tenant: null, readOnly: true } as const;

/** Keeps messages in the order given, and of all the newest 1,000. */
export function keepMessages({ source, clock }: Dependencies, messages: NewMessage[]): Promise<void> {
  return transaction(source, { tenant: null }, async (db) => {
    for (const {
      channel,
      direction = 'out',
      sender,
      recipient,
      subject = '',
      text,
      html = '',
      providerId = null,
      status = '',
      callback = '',
    } of messages) {
      await db.rows(KEEP, [
        channel,
        direction,
        sender,
        recipient,
        subject,
        text,
        html,
        providerId,
        status,
        callback,
        clock.now(),
      ]);
    }
    await db.rows(FORGET, [MOST]);
  });
}

export async function setStatus({ source }: Dependencies, providerId: string, status: string): Promise<void> {
  await transaction(source, { tenant: null }, (db) => db.rows(SET_STATUS, [providerId, status]));
}

/** The newest 100 to or from customers whose address or phone contains `to`, of one channel or, where it is '', of all. */
export function newestMessages(
  { source }: Dependencies,
  { to, channel }: { to: string; channel: Channel | '' },
): Promise<KeptMessage[]> {
  const digits = /^[\d\s()+.-]+$/.test(to) ? to.replaceAll(/\D/g, '') : '';
  return transaction(source, reading, (db) => db.rows<Row>(NEWEST, [to, digits, channel]));
}

export function messageById({ source }: Dependencies, id: string): Promise<KeptMessage | undefined> {
  if (!/^\d{1,15}$/.test(id)) return Promise.resolve(undefined);
  return transaction(source, reading, (db) => db.row<Row>(ONE, [id]));
}

export function messageBySid(
  { source }: Dependencies,
  sid: string,
  channel: Channel,
): Promise<KeptMessage | undefined> {
  return transaction(source, reading, (db) => db.row<Row>(BY_PROVIDER_ID, [sid, channel]));
}

/** Texts in both directions, newest first; an empty end is any. */
export function listTexts(
  { source }: Dependencies,
  { to, from, limit, offset }: { to: string; from: string; limit: number; offset: number },
): Promise<KeptMessage[]> {
  return transaction(source, reading, (db) => db.rows<Row>(TEXTS, [to, from, limit, offset]));
}

/** The newest 200 texts and calls between two ends, newest first. */
export function threadOf({ source }: Dependencies, { number, phone }: Ends): Promise<KeptMessage[]> {
  return transaction(source, reading, (db) => db.rows<Row>(THREAD, [number, phone]));
}

/** The last of these words (in capitals) that the phone texted to the number. */
export async function lastWord(
  { source }: Dependencies,
  { number, phone }: Ends,
  words: readonly string[],
): Promise<string | undefined> {
  const row = await transaction(source, reading, (db) => db.row<{ word: string }>(LAST_WORD, [number, phone, words]));
  return row?.word;
}
