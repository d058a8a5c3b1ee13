import { receiveReply } from '../../domain/check-ins/messages/receive-reply.js';
import { inContext, type Context, type Dependencies } from '../context.js';
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
export async function receiveText(dependencies: Dependencies, text: IncomingText): Promise<void> {
  const reply = replyOf(text.body, text.optOut);
  const { to: number, from: phone } = text;
  const sender = await inContext(dependencies, { tenant: null, readOnly: true }, ({ db }) =>
    db.row<{ businessId: string | null }>(BUSINESS, [number, phone]),
  );
  if (sender?.businessId)
    await inContext(dependencies, { tenant: sender.businessId }, (context) => receive(context, text, reply));
  else if (reply.stops || reply.starts)
    await inContext(dependencies, { tenant: null }, async (context) =>
      noteStopOnly(context, { number, phone, isStopped: reply.stops }),
    );
}

async function receive(context: Context, text: IncomingText, reply: Reply): Promise<void> {
  const { db } = context;
  const { from, to, providerId } = text;
  const body = wordsOf(text.body);
  await db.rows(LOCK_SENDER, [to, from]);
  const checkInId = (await db.row<{ checkInId: string }>(SUBJECT, [from]))?.checkInId ?? null;
  if (checkInId !== null) await db.rows(LOCK_SUBJECT, [checkInId]);
  const kept = await db.row<{ id: string }>(KEEP, [checkInId, from, body, reply.kind, providerId, context.now()]);
  if (!kept) return;
  if (reply.stops) await stopTexts(context, { number: to, phone: from, source: 'reply' });
  if (reply.starts) startTexts(context, { number: to, phone: from, source: 'reply' });
  if (checkInId === null || reply.kind === 'stop' || reply.kind === 'start' || reply.kind === 'help') return;
  const { kind, minutes } = reply;
  await receiveReply(context, { checkInId, phone: from, replyId: kept.id, body, kind, minutes });
}

/** Without what the database or a screen cannot show. */
function wordsOf(body: string): string {
  return body
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
    .slice(0, LONGEST);
}
