import { inContext, type Context, type Dependencies } from '../../core/context.js';
import { sql, type Sql } from '../../core/database/sql.js';
import type { NewAttachment } from './stored-attachments.js';

export const CHANNELS = ['email', 'text', 'call'] as const;
export type Channel = (typeof CHANNELS)[number];

/** `html` of a call is its TwiML, `text` its words. Texts and calls have `providerId`, `status` and `callback`. */
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
  attachments?: readonly NewAttachment[];
}
export type StoredMessage = Required<Omit<NewMessage, 'providerId' | 'attachments'>> & {
  id: string;
  providerId: string | null;
  createdAt: Date;
};

/** Texts and calls between our number and a phone. */
export interface Ends {
  number: string;
  phone: string;
}

const MAX_MESSAGES = 1000;
const COLUMNS = sql`id, channel, direction, sender, recipient, subject, text, html, provider_id, status, callback, created_at`;
const FORGET_OLDEST = sql`
  delete from sandbox_message where id <= (select id from sandbox_message order by id desc offset ${MAX_MESSAGES} limit 1)`;

const insertMessage = (message: NewMessage, now: Date): Sql => {
  const { channel, direction = 'out', sender, recipient, subject = '', text } = message;
  const { html = '', providerId = null, status = '', callback = '', attachments = [] } = message;
  return sql`
    insert into sandbox_message (channel, direction, sender, recipient, subject, text, html, provider_id, status, callback, attachments, created_at)
    values (
      ${channel}, ${direction}, ${sender}, ${recipient}, ${subject}, ${text}, ${html}, ${providerId}, ${status}, ${callback},
      ${JSON.stringify(attachments)}, ${now}
    )`;
};

/** `digits` are those of `to` if it looks like a number, else ''. */
const newest = (to: string, digits: string, channel: string): Sql => sql`
  select ${COLUMNS} from sandbox_message, lateral (select case direction when 'in' then sender else recipient end as party) p
  where (${to} = '' or position(lower(${to}) in lower(party)) > 0 or (${digits} <> '' and position(${digits} in party) > 0))
    and (${channel} = '' or channel = ${channel})
  order by id desc limit 100`;

const lastWordOf = ({ number, phone }: Ends, words: readonly string[]): Sql => sql`
  select word from sandbox_message, lateral (select upper(btrim(text, E' .!\\n\\r\\t')) as word) w
  where channel = 'text' and direction = 'in' and recipient = ${number} and sender = ${phone} and word = any(${words})
  order by id desc limit 1`;

const read = <T>(dependencies: Dependencies, work: (db: Context['db']) => Promise<T>): Promise<T> =>
  inContext(dependencies, { tenant: null, readOnly: true }, ({ db }) => work(db));

/** Stores messages in this order and keeps the newest 1,000 of all. */
export function storeMessages(dependencies: Dependencies, messages: readonly NewMessage[]): Promise<void> {
  return inContext(dependencies, { tenant: null }, async (context) => {
    for (const message of messages) await context.db.rows(insertMessage(message, context.now()));
    await context.db.rows(FORGET_OLDEST);
  });
}

export async function setStatus(dependencies: Dependencies, providerId: string, status: string): Promise<void> {
  await inContext(dependencies, { tenant: null }, ({ db }) =>
    db.rows(sql`update sandbox_message set status = ${status} where provider_id = ${providerId}`),
  );
}

/** The newest 100 to or from customers whose address or phone contains `to`, of one channel, or of all if it is ''. */
export function newestMessages(
  dependencies: Dependencies,
  { to, channel }: { to: string; channel: Channel | '' },
): Promise<StoredMessage[]> {
  const digits = /^[\d\s()+.-]+$/.test(to) ? to.replaceAll(/\D/g, '') : '';
  return read(dependencies, (db) => db.rows<StoredMessage>(newest(to, digits, channel)));
}

export async function messageById(dependencies: Dependencies, id: string): Promise<StoredMessage | undefined> {
  if (!/^\d{1,15}$/.test(id)) return undefined;
  return read(dependencies, (db) =>
    db.row<StoredMessage>(sql`select ${COLUMNS} from sandbox_message where id = ${id}`),
  );
}

export function messageBySid(
  dependencies: Dependencies,
  sid: string,
  channel: Channel,
): Promise<StoredMessage | undefined> {
  return read(dependencies, (db) =>
    db.row<StoredMessage>(
      sql`select ${COLUMNS} from sandbox_message where provider_id = ${sid} and channel = ${channel}`,
    ),
  );
}

/** Texts in both directions, newest first; an empty end matches any. */
export function listTexts(
  dependencies: Dependencies,
  { to, from, limit, offset }: { to: string; from: string; limit: number; offset: number },
): Promise<StoredMessage[]> {
  return read(dependencies, (db) =>
    db.rows<StoredMessage>(sql`
      select ${COLUMNS} from sandbox_message
      where channel = 'text' and (${to} = '' or recipient = ${to}) and (${from} = '' or sender = ${from})
      order by id desc limit ${limit} offset ${offset}`),
  );
}

/** The newest 200 texts and calls between two ends, newest first. */
export function threadOf(dependencies: Dependencies, { number, phone }: Ends): Promise<StoredMessage[]> {
  return read(dependencies, (db) =>
    db.rows<StoredMessage>(sql`
      select ${COLUMNS} from sandbox_message
      where channel in ('text', 'call')
        and ((sender = ${number} and recipient = ${phone}) or (sender = ${phone} and recipient = ${number}))
      order by id desc limit 200`),
  );
}

/** The latest of these words (in capitals) that the phone texted to the number. */
export async function lastWord(
  dependencies: Dependencies,
  ends: Ends,
  words: readonly string[],
): Promise<string | undefined> {
  const row = await read(dependencies, (db) => db.row<{ word: string }>(lastWordOf(ends, words)));
  return row?.word;
}
