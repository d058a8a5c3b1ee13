import { inContext, type Context, type Dependencies } from '../context.js';
import { sql } from '../database/sql.js';
import { beginningOf } from '../letters.js';
import { replyMeaning, type OptOut } from './reply-kind.js';
import { noteStopOnly, startTexts, stopTexts } from './stop-texts.js';

/** A text from a customer: `from` is their phone, `to` the number they wrote to, both E.164. */
export interface IncomingText {
  from: string;
  to: string;
  body: string;
  providerId: string;
  optOut: OptOut | null;
}

const MAX_LENGTH = 1600;

/** Receives a customer's text, once. It belongs to the business that last texted the phone from this number (ruling 40). */
export async function receiveText(dependencies: Dependencies, text: IncomingText): Promise<void> {
  const { to: number, from: phone } = text;
  const sender = await inContext(dependencies, { tenant: null, readOnly: true }, ({ db }) =>
    db.row<{ businessId: string | null }>(
      sql`select business_id from sender where number = ${number} and phone = ${phone}`,
    ),
  );
  if (sender?.businessId) {
    await inContext(dependencies, { tenant: sender.businessId }, (context) => receive(context, text));
    return;
  }
  const { stops, starts } = replyMeaning(text.body, text.optOut, null);
  if (stops || starts)
    await inContext(dependencies, { tenant: null }, async (context) =>
      noteStopOnly(context, { number, phone, isStopped: stops }),
    );
}

async function receive(context: Context, text: IncomingText): Promise<void> {
  const { db, messages } = context;
  const { from: phone, to: number, providerId } = text;
  // Texts of one phone are received one by one; locks are taken in the same order as in sending.
  await db.rows(sql`select from sender where number = ${number} and phone = ${phone} for update`);
  const subject = await findSubject(context, phone);
  const handler = subject && messages.handlerOf(subject.about);
  if (handler) await handler.lock(context, subject.id);
  const body = cleanWords(text.body);
  const meaning = replyMeaning(body, text.optOut, handler?.requestOf(body) ?? null);
  const { kind, isForHandler, stops, starts } = meaning;
  const stored = await db.row<{ id: string }>(sql`
    insert into text_reply (subject_kind, subject_id, phone, body, kind, provider_id, at)
    values (${subject?.about ?? ''}, ${subject?.id ?? ''}, ${phone}, ${body}, ${kind}, ${providerId}, ${context.now()})
    on conflict (business_id, provider_id) do nothing returning id`);
  if (!stored) return;
  if (stops) await stopTexts(context, { number, phone, source: 'reply' });
  if (starts) startTexts(context, { number, phone, source: 'reply' });
  if (!handler) return;
  const reply = { subjectId: subject.id, phone, replyId: stored.id, body, kind };
  if (stops || starts) await handler.receiveConsent(context, { ...reply, hasStopped: stops });
  if (isForHandler) await handler.receive(context, reply);
}

/** The subject that a text replies to: that of the last answerable text or call to the phone. */
async function findSubject(context: Context, phone: string): Promise<{ about: string; id: string } | null> {
  const { db, messages } = context;
  const subject = await db.row<{ about: string; id: string }>(sql`
    select subject_kind as about, subject_id as id from message
    where recipient = ${phone} and channel in ('text', 'call') and subject_kind = any(${messages.answerable})
      and status not in ('queued', 'dropped', 'failed')
    order by message.id desc limit 1`);
  return subject ?? null;
}

/** Removes characters that the database or a screen cannot hold. */
function cleanWords(body: string): string {
  return beginningOf(body.replace(/[^\P{Cc}\n\t]/gu, '').trim(), MAX_LENGTH);
}
