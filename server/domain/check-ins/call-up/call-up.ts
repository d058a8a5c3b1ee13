import { CheckInStatus } from '../../../../entities/CheckInStatus.js';
import { ErrorCode } from '../../../../entities/ErrorCode.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { Refusal } from '../../../core/Refusal.js';
import { CALL_UP } from '../messages/kinds/call-up.js';
import { sendToParty } from '../messages/send-to-party.js';
import { checkInById } from '../entry/check-in-by-id.js';
import type { CallUpChannel } from './CallUpChannel.js';
import { lockCheckInOfAnyDay, type LockedCheckIn } from '../entry/lock-check-in.js';
import { logEvent } from '../entry/log-event.js';
import type { PartyMessageAnswer } from '../messages/message.types.js';
import { partyMessageAnswer } from '../messages/party-message-answer.js';
import { applyStatus } from '../entry/apply-status.js';
import { CALL_UP_AGAIN_MS, CALL_UP_WINDOW_MS } from '../entry/time-windows.js';
import { QUEUE } from '../topics.js';
import { MINUTE_MS } from '../../../core/durations.js';

/**
 * Calls a party up: ready, and notified by text or call, else by e-mail. If nothing can be sent, it is ready all the same and `notified` stays
 * empty (ruling 39). A party that does not come can be called up again after 3 minutes. The one change allowed on other days than Today: up to 48 hours after check-in.
 */
export async function callUp(
  context: Context,
  { id, channel, version }: { id: string; channel: CallUpChannel; version: number | null },
): Promise<PartyMessageAnswer> {
  const entry = await lockCheckInOfAnyDay(context, id, version);
  await requireCallable(context, entry);
  const versionIncremented = await applyStatus(context, entry, CheckInStatus.READY);
  return sendCallUp(context, { id, channel, versionIncremented });
}

/** Notifies the party of a locked check-in that it is ready. `versionIncremented`: by another part of the same change, already. */
export async function sendCallUp(
  context: Context,
  { id, channel, versionIncremented }: { id: string; channel: CallUpChannel; versionIncremented: boolean },
): Promise<PartyMessageAnswer> {
  const result = await sendToParty(context, CALL_UP, { checkInId: id, channel, fallBack: true, trigger: 'staff' });
  if (result.sentBy) {
    markNotified(context, id, versionIncremented ? 0 : 1);
    logEvent(context, [id], 'called-up', { channel: result.sentBy, messageId: result.messageId });
  } else {
    logEvent(context, [id], 'call-up-failed', { channel, why: result.why });
    context.tick(QUEUE);
  }
  return partyMessageAnswer(context, id, result);
}

/** Notified parties cannot be undone. */
function markNotified(context: Context, id: string, versions: 0 | 1): void {
  context.db.send(sql`
    update check_in set notified_at = ${context.now()}, undo = null, undo_until = null, version = version + ${versions}::int
    where id = ${id}`);
  context.tick(QUEUE);
}

/** Throws CONFLICT for a party that was notified less than 3 minutes ago, is seated or canceled, or checked in more than 48 hours ago. */
export async function requireCallable(context: Context, entry: LockedCheckIn): Promise<void> {
  const why = whyUncallable(entry, context.now());
  if (!why) return;
  const { firstName } = (await checkInById(context, entry.id)).customer;
  throw new Refusal(ErrorCode.CONFLICT, `${firstName} ${why}.`);
}

function whyUncallable({ status, notifiedAt, createdAt }: LockedCheckIn, now: Date): string | null {
  if (status === CheckInStatus.SEATED) return 'is seated';
  if (status === CheckInStatus.CANCELED) return 'is no longer in the queue';
  if (notifiedAt && now.getTime() - notifiedAt.getTime() < CALL_UP_AGAIN_MS) return notifiedWords(notifiedAt, now);
  return now.getTime() - createdAt.getTime() > CALL_UP_WINDOW_MS ? 'checked in more than 48 hours ago' : null;
}

function notifiedWords(notifiedAt: Date, now: Date): string {
  const minutes = Math.ceil((notifiedAt.getTime() + CALL_UP_AGAIN_MS - now.getTime()) / MINUTE_MS);
  return `has been notified. You can call up again in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}`;
}
