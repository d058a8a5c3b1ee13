import { CheckInStatus } from '../../../../entities/CheckInStatus.js';
import type { Context } from '../../../core/context.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import type { MessageKind } from '../../../core/messages/define-message.js';
import type { Reply, ReplyHandler } from '../../../core/messages/reply-handler.js';
import type { DataArgument } from '../../../core/messages/send-message.js';
import { logEvent, type EventActor } from '../entry/log-event.js';
import { MOVABLE, moveParty, type Movable } from '../entry/move-party.js';
import { changeStatus, isInQueue } from '../entry/lifecycle.js';
import { day } from '../entry/time-windows.js';
import { QUEUE } from '../topics.js';
import { CHECK_IN } from './define-party-message.js';
import { LEFT_BY_TEXT } from './kinds/left-by-text.js';
import { MORE_TIME } from './kinds/more-time.js';
import { partyRequest } from './party-request.js';
import { sendToParty } from './send-to-party.js';
import type { TextTrigger } from './text-cause.js';
import { MINUTE_MS } from '../../../core/durations.js';

interface EntryRow extends Movable {
  isToday: boolean;
  holdUntil: Date | null;
  /** For how long it was last held. */
  heldMinutes: number | null;
  hasLeftByText: boolean;
}

const lock = (id: string, now: Date): Sql => sql`
  with ${day(now)}
  select ${MOVABLE}, created_at >= (select today from day) as is_today, hold_until,
    (select (e.data ->> 'minutes')::int from check_in_event e
     where e.check_in_id = check_in.id and e.kind = 'held' order by e.id desc limit 1) as held_minutes,
    exists (select from check_in_event e
      where e.check_in_id = check_in.id and e.kind = 'left' and e.data ->> 'via' = 'text') as has_left_by_text
  from check_in where id = ${id} and deleted_at is null for update`;

const CUSTOMER: EventActor = ['anonymous', ''];
/** A text as the row shows it: a picture alone has no words. */
export const shownWords = (body: string): string => body || '(a message without words)';

/** Handles parties' replies to our texts. */
export const PARTY_REPLIES: ReplyHandler = {
  about: CHECK_IN,
  requestOf: (body) => partyRequest(body)?.kind ?? null,
  async lock({ db }, checkInId) {
    await db.rows(sql`select from check_in where id = ${checkInId} for update`);
  },
  receive: receiveReply,
  async receiveConsent(context, { subjectId, replyId, hasStopped }) {
    logEvent(context, [subjectId], hasStopped ? 'texts-stopped' : 'texts-started', { replyId }, CUSTOMER);
    context.tick(QUEUE);
  },
};

/**
 * Applies a party's text to its check-in of today: it is held for some minutes, or leaves, and gets one confirmation: none for the same words within
 * a hold, nor for leaving twice. Any other text is a message on its row,
 * as is every text once the party is seated or canceled. A deleted check-in or one of another day stays unchanged.
 */
async function receiveReply(context: Context, reply: Reply): Promise<void> {
  const entry = await context.db.row<EntryRow>(lock(reply.subjectId, context.now()));
  if (!entry?.isToday) return;
  const request = partyRequest(reply.body);
  context.tick(QUEUE);
  if (!isInQueue(entry.status) || !request) show(context, reply);
  else if (request.kind === 'more-time') await hold(context, entry, reply, request.minutes);
  else await leave(context, entry, reply);
}

// The event log only references the text, not its words.

function show(context: Context, { subjectId, replyId, body }: Reply): void {
  context.db.send(sql`
    update check_in set reply = ${shownWords(body)}, replied_at = ${context.now()} where id = ${subjectId}`);
  logEvent(context, [subjectId], 'replied', { replyId }, CUSTOMER);
}

async function hold(context: Context, entry: EntryRow, reply: Reply, minutes: number): Promise<void> {
  const now = context.now();
  const data = { minutes, replyId: reply.replyId };
  const isHeldSo =
    entry.status === CheckInStatus.CHECKED_IN &&
    entry.holdUntil &&
    entry.holdUntil > now &&
    entry.heldMinutes === minutes;
  if (entry.status === CheckInStatus.READY) {
    const to = changeStatus(entry, CheckInStatus.CHECKED_IN, now, 'party');
    await moveParty(context, entry, { to, event: 'held', data, actor: CUSTOMER, undoMs: 0 });
  } else logEvent(context, [entry.id], 'held', data, CUSTOMER);
  const holdUntil = new Date(now.getTime() + minutes * MINUTE_MS);
  context.db.send(sql`update check_in set hold_until = ${holdUntil} where id = ${entry.id}`);
  if (!isHeldSo) await confirm(context, reply, MORE_TIME, 'stranger', { minutes: String(minutes) });
}

async function leave(context: Context, entry: EntryRow, reply: Reply): Promise<void> {
  const to = changeStatus(entry, CheckInStatus.CANCELED, context.now(), 'party');
  const data = { via: 'text', replyId: reply.replyId };
  await moveParty(context, entry, { to, event: 'left', data, actor: CUSTOMER, undoMs: 0 });
  if (!entry.hasLeftByText) await confirm(context, reply, LEFT_BY_TEXT, 'farewell');
}

async function confirm<Data extends object>(
  context: Context,
  { subjectId }: Reply,
  kind: MessageKind<Data>,
  trigger: TextTrigger,
  ...data: DataArgument<Data>
): Promise<void> {
  await sendToParty(context, kind, { checkInId: subjectId, fallBack: false, trigger }, ...data);
}
