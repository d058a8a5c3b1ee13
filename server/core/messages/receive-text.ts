import { receiveReply } from '../../domain/check-ins/messages/receive-reply.js';
import type { Services } from '../context.js';
import { transaction, type Db } from '../database/transaction.js';
import { replyOf, type OptOut, type Reply } from './reply-kind.js';
import { noteStopOnly, startTexts, stopTexts } from './stop-texts.js';

/** A text from a customer: `from` is their phone, `to` the number they wrote to, both E.164. */
export interface IncomingText {
  from: string;
  to: string;
  body: string;
  providerId: string;
  optOut: OptOut | null;
}

const BUSINESS = `select business_id as "businessId" from sender where number = $1 and phone = $2`;

/** The entry that a text answers: that of the last text or call to the phone. */
const SUBJECT = `
  select check_in_id as "checkInId" from message
  where recipient = $1 and channel in ('text', 'call') and check_in_id is not null and status not in ('queued', 'dropped', 'failed') order by id desc limit 1`;

/** Texts of one phone are taken in one after the other; the locks are in the order of those who send. */
const LOCK_SENDER = `select from sender where number = $1 and phone = $2 for update`;
const LOCK_SUBJECT = `select from check_in where id = $1 for update`;

const KEEP = `
  insert into text_reply (check_in_id, phone, body, kind, provider_id, at) values ($1, $2, $3, $4, $5, $6)
  on conflict (business_id, provider_id) do nothing returning id`;

const LONGEST = 1600;

/** Takes in a customer's text, once. It belongs to the business that last texted the phone from this number (ruling 40). */
export async function receiveText(
  { source, clock, config }: Pick<Services, 'source' | 'clock' | 'config'>,
  text: IncomingText,
): Promise<void> {
  const now = clock.now();
  const reply = replyOf(text.body, text.optOut);
  const sender = await transaction(source, { tenant: null, readOnly: true }, (db) =>
    db.row<{ businessId: string | null }>(BUSINESS, [text.to, text.from]),
  );
  if (sender?.businessId) {
    await transaction(source, { tenant: sender.businessId }, (db) =>
      receive(db, { text, reply, number: config.textsFrom, now }),
    );
  } else if (reply.stops || reply.starts) {
    await transaction(source, { tenant: null }, async (db) =>
      noteStopOnly(db, { number: text.to, phone: text.from, isStopped: reply.stops }, now),
    );
  }
}

async function receive(
  db: Db,
  { text, reply, number, now }: { text: IncomingText; reply: Reply; number: string; now: Date },
): Promise<void> {
  const { from, to, providerId } = text;
  const body = wordsOf(text.body);
  await db.rows(LOCK_SENDER, [to, from]);
  const checkInId = (await db.row<{ checkInId: string }>(SUBJECT, [from]))?.checkInId ?? null;
  if (checkInId !== null) await db.rows(LOCK_SUBJECT, [checkInId]);
  const kept = await db.row<{ id: string }>(KEEP, [checkInId, from, body, reply.kind, providerId, now]);
  if (!kept) return;
  if (reply.stops) await stopTexts(db, { number: to, phone: from, source: 'reply' }, now);
  if (reply.starts) startTexts(db, { number: to, phone: from, source: 'reply' }, now);
  if (checkInId === null || reply.kind === 'stop' || reply.kind === 'start' || reply.kind === 'help') return;
  await receiveReply(
    { db, now, number },
    { checkInId, phone: from, replyId: kept.id, body, kind: reply.kind, minutes: reply.minutes },
  );
}

/** Without what the database or a screen cannot show. */
function wordsOf(body: string): string {
  return body
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
    .slice(0, LONGEST);
}
