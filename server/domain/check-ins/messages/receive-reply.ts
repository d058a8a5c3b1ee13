import { CheckInStatus } from '../../../../entities/CheckInStatus.js';
import { recordAttempt } from '../../../core/access/rate-limit.js';
import { sendToParty } from './send-to-party.js';
import type { Context } from '../../../core/context.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import { QUEUE } from '../topics.js';
import type { PartyTemplate } from './party-message.js';
import { scheduleFollowUps } from '../hosting/schedule-follow-ups.js';
import { logEvent, STATUS_TIMES, writeStatus, type EventActor, type EventKind } from '../queue/entry.js';
import { changeStatus, type StatusTimes } from '../queue/lifecycle.js';
import { day } from '../queue/time-windows.js';

export interface PartyReply {
  checkInId: string;
  /** E.164. */
  phone: string;
  /** Id of the text as it is kept. */
  replyId: string;
  body: string;
  kind: 'more-time' | 'cancel' | 'message';
  /** How long to hold the party, of `more-time`. */
  minutes: number;
}

interface EntryRow extends StatusTimes {
  isToday: boolean;
}

const lock = (id: string, now: Date): Sql => sql`
  with ${day(now)}
  select ${STATUS_TIMES}, created_at >= (select today from day) as is_today
  from check_in where id = ${id} and deleted_at is null for update`;
const HOLD = `update check_in set hold_until = $2 where id = $1`;
const SHOW = `update check_in set reply = $2, replied_at = $3 where id = $1`;

const CUSTOMER: EventActor = ['anonymous', ''];
const NO_WORDS = '(a message without words)';
const MINUTE_MS = 60_000;
/** Two machines that answer each other come to rest. */
const CONFIRMATIONS = { max: 5, windowMs: 60 * MINUTE_MS };

/**
 * What a party texts acts on its entry of today: it is held for some minutes, or leaves, and gets one confirmation. Anything else is a message on its row,
 * as is what comes once the party is seated or canceled. An entry of another day, or a deleted one, stays as it is.
 */
export async function receiveReply(context: Context, reply: PartyReply): Promise<void> {
  const { db } = context;
  const now = context.now();
  const { checkInId, kind, minutes } = reply;
  const entry = await db.row<EntryRow>(lock(checkInId, now));
  if (!entry?.isToday) return;
  const isInQueue = entry.status === CheckInStatus.CHECKED_IN || entry.status === CheckInStatus.READY;
  context.tick(QUEUE);
  if (!isInQueue || kind === 'message') show(context, reply);
  else if (kind === 'more-time') {
    if (entry.status === CheckInStatus.READY) change(context, checkInId, entry, CheckInStatus.CHECKED_IN);
    db.send(HOLD, [checkInId, new Date(now.getTime() + minutes * MINUTE_MS)]);
    note(context, reply, 'held', { minutes });
    await confirm(context, reply, 'more-time', { minutes: String(minutes) });
  } else {
    change(context, checkInId, entry, CheckInStatus.CANCELED);
    note(context, reply, 'left', { via: 'text' });
    await confirm(context, reply, 'left-by-text', {});
  }
}

function show(context: Context, reply: PartyReply): void {
  context.db.send(SHOW, [reply.checkInId, reply.body || NO_WORDS, context.now()]);
  note(context, reply, 'replied', {});
}

function change(context: Context, checkInId: string, entry: StatusTimes, to: CheckInStatus): void {
  writeStatus(context, checkInId, changeStatus(entry, to, context.now(), 'party'), null, null);
  scheduleFollowUps(context, checkInId, to);
}

/** The words stay with the text: the log of events names it only. */
function note(context: Context, { checkInId, replyId }: PartyReply, kind: EventKind, data: object): void {
  logEvent(context, [checkInId], kind, { ...data, replyId }, CUSTOMER);
}

async function confirm(
  context: Context,
  { checkInId, phone }: PartyReply,
  template: PartyTemplate,
  data: Record<string, string>,
): Promise<void> {
  if (await recordAttempt(context.db, `text-confirmation:${phone}`, CONFIRMATIONS, context.now())) return;
  await sendToParty(context, { checkInId, template, channel: 'text', fallBack: false, data });
}
