import { CheckInStatus } from '../../../../entities/CheckInStatus.js';
import { recordAttempt } from '../../../core/access/rate-limit.js';
import type { Context } from '../../../core/context.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import type { MessageKind } from '../../../core/messages/define-message.js';
import type { Reply, ReplyHandler } from '../../../core/messages/reply-handler.js';
import type { DataArgument } from '../../../core/messages/send-message.js';
import { scheduleFollowUps } from '../hosting/schedule-follow-ups.js';
import { logEvent, type EventActor, type EventKind } from '../queue/log-event.js';
import { STATUS_TIMES, writeStatus } from '../queue/write-status.js';
import { changeStatus, isInQueue, type StatusTimes } from '../queue/lifecycle.js';
import { day } from '../queue/time-windows.js';
import { QUEUE } from '../topics.js';
import { CHECK_IN, MINUTE_MS } from './define-party-message.js';
import { LEFT_BY_TEXT } from './kinds/left-by-text.js';
import { MORE_TIME } from './kinds/more-time.js';
import { partyRequest } from './party-request.js';
import { sendToParty } from './send-to-party.js';

interface EntryRow extends StatusTimes {
  isToday: boolean;
}

const lock = (id: string, now: Date): Sql => sql`
  with ${day(now)}
  select ${STATUS_TIMES}, created_at >= (select today from day) as is_today
  from check_in where id = ${id} and deleted_at is null for update`;

const CUSTOMER: EventActor = ['anonymous', ''];
const NO_WORDS = '(a message without words)';
/** Stops two machines that answer each other. */
const CONFIRMATIONS = { max: 5, windowMs: 60 * MINUTE_MS };

/** Handles parties' replies to our texts. */
export const PARTY_REPLIES: ReplyHandler = {
  about: CHECK_IN,
  requestOf: (body) => partyRequest(body)?.kind ?? null,
  async lock({ db }, checkInId) {
    await db.rows(sql`select from check_in where id = ${checkInId} for update`);
  },
  receive: receiveReply,
};

/**
 * Applies a party's text to its check-in of today: it is held for some minutes, or leaves, and gets one confirmation. Any other text is a message on its row,
 * as is every text once the party is seated or canceled. A deleted check-in or one of another day stays unchanged.
 */
async function receiveReply(context: Context, reply: Reply): Promise<void> {
  const { db } = context;
  const now = context.now();
  const { subjectId: checkInId } = reply;
  const entry = await db.row<EntryRow>(lock(checkInId, now));
  if (!entry?.isToday) return;
  const request = partyRequest(reply.body);
  context.tick(QUEUE);
  if (!isInQueue(entry.status) || !request) show(context, reply);
  else if (request.kind === 'more-time') {
    const { minutes } = request;
    if (entry.status === CheckInStatus.READY) change(context, checkInId, entry, CheckInStatus.CHECKED_IN);
    const holdUntil = new Date(now.getTime() + minutes * MINUTE_MS);
    db.send(sql`update check_in set hold_until = ${holdUntil} where id = ${checkInId}`);
    note(context, reply, 'held', { minutes });
    await confirm(context, reply, MORE_TIME, { minutes: String(minutes) });
  } else {
    change(context, checkInId, entry, CheckInStatus.CANCELED);
    note(context, reply, 'left', { via: 'text' });
    await confirm(context, reply, LEFT_BY_TEXT);
  }
}

function show(context: Context, reply: Reply): void {
  context.db.send(sql`
    update check_in set reply = ${reply.body || NO_WORDS}, replied_at = ${context.now()} where id = ${reply.subjectId}`);
  note(context, reply, 'replied', {});
}

function change(context: Context, checkInId: string, entry: StatusTimes, to: CheckInStatus): void {
  writeStatus(context, checkInId, changeStatus(entry, to, context.now(), 'party'), null, null);
  scheduleFollowUps(context, checkInId, to);
}

/** The event log only references the text, not its words. */
function note(context: Context, { subjectId, replyId }: Reply, kind: EventKind, data: object): void {
  logEvent(context, [subjectId], kind, { ...data, replyId }, CUSTOMER);
}

async function confirm<Data extends object>(
  context: Context,
  { subjectId, phone }: Reply,
  kind: MessageKind<Data>,
  ...data: DataArgument<Data>
): Promise<void> {
  if (await recordAttempt(context.db, `text-confirmation:${phone}`, CONFIRMATIONS, context.now())) return;
  await sendToParty(context, kind, { checkInId: subjectId, channel: 'text', fallBack: false }, ...data);
}
