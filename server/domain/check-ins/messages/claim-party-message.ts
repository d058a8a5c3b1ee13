import type { CheckInStatus } from '../../../../entities/CheckInStatus.js';
import { DELIVER_MESSAGE } from '../../../core/messages/deliver-message-job.js';
import { withinAskingHours } from '../feedback/feedback-time.js';
import type { Context } from '../../../core/context.js';
import type { ClaimedMessage, ClaimedRow, ClaimFacts } from '../../../core/messages/claim-message.js';
import { handleUndelivered } from './handle-undelivered.js';
import type { PartyTemplate } from './party-message.js';
import { partyLink, partyWords, twimlOf } from './party-words.js';
import { IS_STOPPED } from '../../../core/messages/consent.js';
import { refundTextAllowance } from '../../../core/messages/text-allowance.js';

type PartyRow = ClaimedRow & { checkInId: string; template: PartyTemplate };
interface SubjectRow {
  [column: string]: unknown;
  publicId: string;
  status: `${CheckInStatus}`;
  isDeleted: boolean;
  isRated: boolean;
  firstName: string;
  businessName: string;
  timeZone: string;
  isStopped: boolean;
}

const SUBJECT = `
  select c.public_id as "publicId", c.status, c.deleted_at is not null as "isDeleted", c.rated_at is not null as "isRated", u.first_name as "firstName", b.name as "businessName", b.time_zone as "timeZone",
    ${IS_STOPPED} as "isStopped"
  from check_in c join customer u on u.business_id = c.business_id and u.id = c.customer_id join business b on b.id = c.business_id
  where c.id = $1`;

/** A reply to the number now belongs to this business (ruling 40). No row: the phone stopped all texts of the number. */
const SENDER = `
  insert into sender as s (number, phone, business_id, last_at) values ($1, $2, current_setting('app.business_id')::bigint, $3)
  on conflict (number, phone) do update set business_id = excluded.business_id, last_at = excluded.last_at where s.stopped_at is null
  returning number`;

const KEEP = `update message set body = $2, sender = $3 where id = $1`;
const DROP = `update message set status = 'dropped', reason = $2, settled_at = $3 where id = $1`;

const PUT_OFF = `update message set status = 'queued' where id = $1`;

const MINUTE_MS = 60_000;
/** After this a message says what is no longer so. */
const STALE_MS: Record<PartyTemplate, number> = {
  'call-up': 15 * MINUTE_MS,
  'getting-close': 15 * MINUTE_MS,
  'more-time': 15 * MINUTE_MS,
  'left-by-text': 15 * MINUTE_MS,
  'host-answer': 60 * MINUTE_MS,
  'feedback-request': 24 * 60 * MINUTE_MS,
};

/** A request for feedback that was held up this long keeps the hours of asking, whoever asked for it (ruling 16). */
const HELD_UP_MS = 15 * MINUTE_MS;

/** Writes a claimed message to a party, from the check-in and the consent as they are now, or drops it; a text that is dropped gives back its allowance. */
export async function claimPartyMessage(
  context: Context,
  message: PartyRow,
  { base, number }: ClaimFacts,
): Promise<ClaimedMessage | null> {
  const { db } = context;
  const now = context.now();
  const { id, template, channel, recipient, data } = message;
  const subject = (await db.row<SubjectRow>(SUBJECT, [message.checkInId]))!;
  const pointless = whyPointless(template, subject);
  if (pointless) return drop(context, id, pointless);
  const ageMs = now.getTime() - message.createdAt.getTime();
  if (template === 'feedback-request' && ageMs > HELD_UP_MS && putOff(context, id, subject.timeZone)) return null;
  const blocked =
    ageMs > STALE_MS[template] ? 'It waited too long' : await whyStopped(db, message, subject, number, now);
  if (blocked) return drop(context, id, blocked, { isMissed: true });
  const words = partyWords(template, {
    businessName: subject.businessName,
    firstName: subject.firstName,
    link: partyLink(base, subject.publicId),
    text: data['text'] ?? '',
    minutes: data['minutes'] ?? '',
  });
  const spoken = words.spoken || words.text;
  await db.rows(KEEP, [
    id,
    { text: words.text, call: spoken, email: words.mail.text }[channel],
    channel === 'email' ? null : number,
  ]);
  if (channel === 'email') return { channel, recipient, ...words.mail };
  return channel === 'text' ? { channel, recipient, body: words.text } : { channel, recipient, twiml: twimlOf(spoken) };
}

/** Why nobody needs the message any more, or null. */
function whyPointless(template: PartyTemplate, { status, isDeleted, isRated }: SubjectRow): string | null {
  if (isDeleted) return 'The check-in was deleted';
  if (template === 'call-up' && status !== 'ready') return 'The party is not ready any more';
  if (template === 'getting-close' && status !== 'checked-in') return 'The party does not wait any more';
  if (template === 'feedback-request' && isRated) return 'The visit is rated';
  if (template === 'feedback-request' && status === 'canceled') return 'The party left';
  return null;
}

/** Whether it is night where the business is: then the message waits for the morning. */
function putOff(context: Context, id: string, timeZone: string): boolean {
  const now = context.now();
  const runAt = withinAskingHours(now, timeZone);
  if (runAt <= now) return false;
  context.db.send(PUT_OFF, [id]);
  context.enqueue(DELIVER_MESSAGE, { messageId: id }, { runAt, key: `deliver-message:${id}`, again: true });
  return true;
}

async function whyStopped(
  db: Context['db'],
  { channel, recipient }: PartyRow,
  { isStopped }: SubjectRow,
  number: string,
  now: Date,
): Promise<string | null> {
  if (channel === 'email') return null;
  return isStopped || !(await db.row(SENDER, [number, recipient, now])) ? 'The customer stopped texts' : null;
}

/** `isMissed`: the party should have heard it, so an e-mail may stand in. */
async function drop(context: Context, id: string, reason: string, { isMissed = false } = {}): Promise<null> {
  await context.db.rows(DROP, [id, reason, context.now()]);
  if (isMissed) await handleUndelivered(context, id);
  refundTextAllowance(context.db, id);
  return null;
}
