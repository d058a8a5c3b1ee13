import type { Context } from '../context.js';
import { sql, type Sql } from '../database/sql.js';
import type { Language } from '../i18n/catalogue.generated.js';
import { attachFiles, type Attachment, type LoadedFiles } from './attachments.js';
import type { Channel, MessageKind, StoredMessage, Words } from './define-message.js';
import { DELIVER_MESSAGE, deliveryJob } from './deliver-message-job.js';
import { handleUndelivered } from './handle-undelivered.js';
import type { AttachedFile } from './mail.js';
import { mailText, type MailParts } from './mail-parts.js';
import { MESSAGE_CLASSES } from './message-classes.js';
import { withinSendingHours, withinTextHours } from './sending-hours.js';
import { smsText } from './sms.js';
import { forgetRecipient } from './settle-message.js';
import { refundTextAllowance } from './text-allowance.js';
import { hasStoppedTexts, phoneSql } from './text-eligibility.js';
import { usPhone } from './us-phone.js';
import { DAY_MS, HOUR_MS } from '../durations.js';

export type ClaimedMessage =
  | { channel: 'email'; recipient: string; mail: MailParts; attachments: readonly AttachedFile[]; language: Language }
  | { channel: 'text'; recipient: string; body: string }
  | { channel: 'call'; recipient: string; spoken: string; language: Language };

/** A mail that stays queued until its files are loaded: if this process dies meanwhile, nothing has left. */
export interface MailToLoad {
  channel: 'mail to load';
  attachments: readonly Attachment[];
  createdAt: Date;
}

/** A text of a run that died before recording the outcome: the provider may have it. */
export interface InDoubtText {
  channel: 'in-doubt text';
  recipient: string;
  body: string;
  claimedAt: Date;
}

/** A mail of such a run. Nobody can be asked about it: it is sent again, as two are better than none. */
export interface InDoubtMail {
  channel: 'in-doubt mail';
  claimedAt: Date;
  job: typeof DELIVER_MESSAGE;
}

interface ClaimedRow extends StoredMessage {
  template: string;
  recipient: string;
  createdAt: Date;
}
interface Business {
  name: string;
  timeZone: string;
}
interface ClaimOptions {
  /** The app's address for links. */
  base: string;
  /** What an earlier claim asked to load. */
  loaded: LoadedFiles;
}

/** Between two tries to find a process that knows the kind of a message. */
const LEFT_FOR_MS = 10_000;
/** An update is rolled out in less. */
const KNOWN_WITHIN_MS = DAY_MS;

const BUSINESS = sql`select name, time_zone from business where id = current_setting('app.business_id')::bigint`;

/**
 * Claims a queued message and renders its words, or drops it; null if there is nothing to send. A message already in sending belongs to a run
 * that died: the provider can be asked about a text, a mail is sent again, and a call is not.
 */
export async function claimMessage(
  context: Context,
  messageId: string,
  options: ClaimOptions,
): Promise<ClaimedMessage | MailToLoad | InDoubtText | InDoubtMail | null> {
  const claimed = await context.db.row<ClaimedRow>(sql`
    update message set status = 'sending', claimed_at = ${context.now()} where id = ${messageId} and status = 'queued'
    returning id, template, channel, recipient, subject_id, data, error_code, created_at`);
  return claimed ? prepare(context, claimed, options) : claimAbandoned(context, messageId);
}

async function prepare(
  context: Context,
  claimed: ClaimedRow,
  { base, loaded }: ClaimOptions,
): Promise<ClaimedMessage | MailToLoad | null> {
  const { id, channel, recipient, data } = claimed;
  const ageMs = context.now().getTime() - claimed.createdAt.getTime();
  const kind = context.messages.find(claimed.template);
  if (!kind) return leaveToOthers(context, claimed, ageMs);
  const subject = await kind.load(context, claimed);
  const pointless = subject === null ? kind.gone : whyPointless(kind, subject);
  if (subject === null || pointless) return drop(context, id, pointless || kind.gone);
  const { name, timeZone } = (await context.db.row<Business>(BUSINESS))!;
  const morning = keepsSendingHours(kind, ageMs)
    ? withinSendingHours(context.now(), timeZone)
    : channel === 'text' && kind.restsAtNight
      ? withinTextHours(context.now(), timeZone)
      : null;
  if (morning && waitsFor(context, id, morning, deliveryJob(kind, channel))) return null;
  const isStale = kind.staleAfter !== null && ageMs > kind.staleAfter;
  const missed = isStale ? 'It waited too long' : await whyNotTexted(context, kind, claimed);
  if (missed) return drop(context, id, missed, { isMissed: true });
  const declared = (channel === 'email' && kind.attachments?.(subject)) || [];
  const attachments = await attachFiles(context, declared, loaded);
  if (!attachments) return leaveToLoad(context, claimed, declared);
  const link = await kind.link?.(context, subject, base);
  const language = kind.languageOf?.(subject) ?? 'en';
  const leftOut = declared.map(({ fileName }) => fileName).filter((fileName) => !loaded.get(fileName));
  const facts = { businessName: name, leftOut, ...(link !== undefined && { link }) };
  const words = kind.words(language, { ...subject, ...data, ...facts });
  const message = messageOf(words, { channel, recipient, attachments, language });
  const stored = kind.storesWords ? wordsOf(message) : null;
  const isOpen = kind.storesWords !== 'without-link' || link === undefined;
  context.db.send(storeWords(context, id, message, isOpen ? stored : stored!.replaceAll(link, `${base}/…`)));
  return message;
}

function whyPointless(kind: MessageKind, subject: object): string | false {
  const { needsConsent } = MESSAGE_CLASSES[kind.class];
  if (needsConsent && !kind.hasConsent?.(subject)) return 'The recipient did not agree to it';
  return kind.isPointless?.(subject) ?? false;
}

function keepsSendingHours({ class: name, sendingHoursAfter = Infinity }: MessageKind, ageMs: number): boolean {
  return MESSAGE_CLASSES[name].keepsSendingHours || ageMs > sendingHoursAfter;
}

/** Whether it is night at the business: then the message is queued for the morning. */
function waitsFor(context: Context, messageId: string, runAt: Date, job: typeof DELIVER_MESSAGE): boolean {
  if (runAt <= context.now()) return false;
  queueAgain(context, messageId, runAt, job);
  return true;
}

function leaveToLoad({ db }: Context, { id, createdAt }: ClaimedRow, attachments: readonly Attachment[]): MailToLoad {
  db.send(sql`update message set status = 'queued' where id = ${id}`);
  return { channel: 'mail to load', attachments, createdAt };
}

function queueAgain(
  context: Context,
  messageId: string,
  runAt: Date,
  job: typeof DELIVER_MESSAGE = DELIVER_MESSAGE,
): void {
  context.db.send(sql`update message set status = 'queued' where id = ${messageId}`);
  context.enqueue(job, { messageId }, { runAt, key: `deliver-message:${messageId}`, again: true });
}

/** While an update is rolled out, a newer process queues kinds of messages that this one does not know. */
async function leaveToOthers(context: Context, { id, template }: ClaimedRow, ageMs: number): Promise<null> {
  if (ageMs > KNOWN_WITHIN_MS) return drop(context, id, 'No running version of Greeter knows this kind of message');
  context.log.warn({ messageId: id, kind: template }, 'a message of an unknown kind was left to a newer process');
  queueAgain(context, id, new Date(context.now().getTime() + LEFT_FOR_MS));
  return null;
}

/** How long a conversation stays with its business when another one sends what takes no reply. */
const CONVERSATION_MS = 12 * HOUR_MS;

/** Replies to the number now belong to this business (ruling 40). No row: the phone stopped all texts of the number. */
const takeSender = (number: string, phone: string, now: Date, takesNoReply: boolean): Sql => sql`
  insert into sender as s (number, phone, business_id, last_at)
  values (${number}, ${phone}, current_setting('app.business_id')::bigint, ${now})
  on conflict (number, phone) do update set
    business_id = case when ${takesNoReply} and s.last_at > ${new Date(now.getTime() - CONVERSATION_MS)} then s.business_id else excluded.business_id end,
    last_at = case when ${takesNoReply} then s.last_at else excluded.last_at end
    where s.stopped_at is null
  returning number`;

async function whyNotTexted(
  context: Context,
  kind: MessageKind,
  { channel, recipient }: ClaimedRow,
): Promise<string | null> {
  if (channel === 'email') return null;
  const { db, config } = context;
  if (usPhone(recipient, config) === null) return 'The number may not be texted or called';
  if (!MESSAGE_CLASSES[kind.class].obeysStop) return null;
  const stopped = sql`select ${hasStoppedTexts(phoneSql(recipient), config.textsFrom)} as is_stopped`;
  const { isStopped } = (await db.row<{ isStopped: boolean }>(stopped))!;
  const mayLeave =
    !isStopped && (await db.row(takeSender(config.textsFrom, recipient, context.now(), kind.takesNoReply ?? false)));
  return mayLeave ? null : 'The customer stopped texts';
}

interface MessageFacts {
  channel: Channel;
  recipient: string;
  attachments: readonly AttachedFile[];
  language: Language;
}

function messageOf(
  { text, spoken, mail }: Words,
  { channel, recipient, attachments, language }: MessageFacts,
): ClaimedMessage {
  if (channel === 'email' && mail) return { channel, recipient, mail, attachments, language };
  if (channel === 'text' && text) return { channel, recipient, body: smsText(text) };
  const said = spoken ?? text;
  if (channel === 'call' && said) return { channel, recipient, spoken: said, language };
  throw new Error(`This message has no words for channel ${channel}`);
}

function storeWords({ config }: Context, messageId: string, message: ClaimedMessage, stored: string | null): Sql {
  const sender = message.channel === 'email' ? null : config.textsFrom;
  return sql`update message set body = ${stored}, sender = ${sender} where id = ${messageId}`;
}

function wordsOf(message: ClaimedMessage): string {
  if (message.channel === 'email') return mailText(message.mail);
  return message.channel === 'text' ? message.body : message.spoken;
}

/** Drops a message and refunds a text's allowance. `isMissed`: the recipient still needs it, so an e-mail may replace it. */
async function drop(context: Context, messageId: string, reason: string, { isMissed = false } = {}): Promise<null> {
  await context.db.rows(
    sql`update message set status = 'dropped', reason = ${reason}, settled_at = ${context.now()} where id = ${messageId}`,
  );
  if (isMissed) await handleUndelivered(context, messageId);
  forgetRecipient(context, messageId);
  refundTextAllowance(context, messageId);
  return null;
}

interface AbandonedRow {
  template: string;
  channel: Channel;
  recipient: string;
  body: string | null;
  claimedAt: Date | null;
}

async function claimAbandoned(context: Context, messageId: string): Promise<InDoubtText | InDoubtMail | null> {
  const abandoned = await context.db.row<AbandonedRow>(
    sql`select template, channel, recipient, body, claimed_at from message where id = ${messageId} and status = 'sending' for update`,
  );
  if (!abandoned) return null;
  const { template, channel, recipient, body, claimedAt } = abandoned;
  const kind = context.messages.find(template);
  if (channel === 'email' && claimedAt)
    return { channel: 'in-doubt mail', claimedAt, job: kind ? deliveryJob(kind, channel) : DELIVER_MESSAGE };
  // The provider is asked for the words that left.
  const isWhole = kind?.storesWords !== 'without-link';
  if (channel === 'text' && body !== null && isWhole && claimedAt)
    return { channel: 'in-doubt text', recipient, body, claimedAt };
  await context.db.rows(sql`
    update message set status = 'unknown', reason = 'The server or its database stopped while it was being sent',
      settled_at = ${context.now()}
    where id = ${messageId} and status = 'sending'`);
  await handleUndelivered(context, messageId, { isUnknown: true });
  forgetRecipient(context, messageId);
  context.metrics.lostMessages.inc({ state: 'unknown' });
  context.log.warn({ messageId, kind: template }, 'a server stopped while this message was sent: it may not have left');
  return null;
}

/** Queues an in-doubt message again once its request is certainly over; the next claim checks state and consent again. Of two parallel runs one succeeds. */
export async function requeueInDoubt(context: Context, messageId: string, claimedAt: Date): Promise<boolean> {
  const requeued = await context.db.row(sql`
    update message set status = 'queued'
    where id = ${messageId} and status = 'sending' and claimed_at = ${claimedAt} returning id`);
  return requeued !== undefined;
}
