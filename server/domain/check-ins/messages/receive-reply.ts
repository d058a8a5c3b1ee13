import { CheckInStatus } from '../../../../entities/CheckInStatus.js';
import { countTry } from '../../../core/access/rate-limit.js';
import { sendToParty, type MessageDoor } from './send-to-party.js';
import type { PartyTemplate } from './party-message.js';
import { scheduleAfterStatus } from '../hosting/schedule-follow-ups.js';
import { appendEvent, writeStatus, type EventActor, type EventKind } from '../queue/entry.js';
import { changeStatus, type StatusTimes } from '../queue/lifecycle.js';
import { DAY } from '../queue/time-windows.js';

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
  [column: string]: unknown;
  isToday: boolean;
}

const LOCK = `
  with ${DAY}
  select status, readied_at as "readiedAt", serviced_at as "servicedAt", canceled_at as "canceledAt", cancel_by as "cancelBy", notified_at as "notifiedAt",
         created_at >= (select today from day) as "isToday"
  from check_in where id = $3 and deleted_at is null for update`;
const HOLD = `update check_in set hold_until = $2 where id = $1`;
const SHOW = `update check_in set reply = $2, replied_at = $3 where id = $1`;
const TICK = `select pg_notify('tick', current_setting('app.business_id') || ' queue')`;

const CUSTOMER: EventActor = ['anonymous', ''];
const NO_WORDS = '(a message without words)';
const MINUTE_MS = 60_000;
/** Two machines that answer each other come to rest. */
const CONFIRMATIONS = { most: 5, windowMs: 60 * MINUTE_MS };

/**
 * What a party texts acts on its entry of today: it is held for some minutes, or leaves, and gets one confirmation. Anything else is a message on its row,
 * as is what comes once the party is seated or canceled. An entry of another day, or a deleted one, stays as it is.
 */
export async function receiveReply(door: MessageDoor, reply: PartyReply): Promise<void> {
  const { db, now } = door;
  const { checkInId, kind, minutes } = reply;
  const entry = await db.row<EntryRow>(LOCK, [now, null, checkInId]);
  if (!entry?.isToday) return;
  const isInQueue = entry.status === CheckInStatus.CHECKED_IN || entry.status === CheckInStatus.READY;
  db.send(TICK);
  if (!isInQueue || kind === 'message') show(door, reply);
  else if (kind === 'more-time') {
    if (entry.status === CheckInStatus.READY) change(door, checkInId, entry, CheckInStatus.CHECKED_IN);
    db.send(HOLD, [checkInId, new Date(now.getTime() + minutes * MINUTE_MS)]);
    note(door, reply, 'held', { minutes });
    await confirm(door, reply, 'more-time', { minutes: String(minutes) });
  } else {
    change(door, checkInId, entry, CheckInStatus.CANCELED);
    note(door, reply, 'left', { via: 'text' });
    await confirm(door, reply, 'left-by-text', {});
  }
}

function show(door: MessageDoor, reply: PartyReply): void {
  door.db.send(SHOW, [reply.checkInId, reply.body || NO_WORDS, door.now]);
  note(door, reply, 'replied', {});
}

function change({ db, now }: MessageDoor, checkInId: string, entry: StatusTimes, to: CheckInStatus): void {
  writeStatus({ db }, checkInId, changeStatus(entry, to, now, 'party'), null, null);
  scheduleAfterStatus(db, checkInId, to, now);
}

/** The words stay with the text: the log of events names it only. */
function note({ db, now }: MessageDoor, { checkInId, replyId }: PartyReply, kind: EventKind, data: object): void {
  appendEvent(db, [checkInId], kind, { at: now, actor: CUSTOMER, data: { ...data, replyId } });
}

async function confirm(
  door: MessageDoor,
  { checkInId, phone }: PartyReply,
  template: PartyTemplate,
  data: Record<string, string>,
): Promise<void> {
  if (await countTry(door.db, `text-confirmation:${phone}`, CONFIRMATIONS, door.now)) return;
  await sendToParty(door, { checkInId, template, channel: 'text', fallBack: false, data });
}
