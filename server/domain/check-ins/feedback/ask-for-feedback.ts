import { CheckInStatus } from '../../../../entities/CheckInStatus.js';
import type { Plan } from '../../../../entities/Plan.js';
import { sendToParty, type MessageDoor } from '../messages/send-to-party.js';
import { PLANS_WITH_FEEDBACK } from '../hosting/schedule-follow-ups.js';
import { RATING_WINDOW_MS } from './can-rate.js';
import { appendEvent, GREETER } from '../queue/entry.js';
import { feedbackTime, withinAskingHours } from './feedback-time.js';

interface Visit {
  [column: string]: unknown;
  status: CheckInStatus;
  rating: number | null;
  askedAt: Date | null;
  createdAt: Date;
  seatedAt: Date | null;
  timeZone: string;
  plan: Plan;
  isWanted: boolean;
}

/** The last seating as the log tells it: one that was taken back at once was none. */
const VISIT = `
  select c.status, c.rating, c.feedback_asked_at as "askedAt", c.created_at as "createdAt", b.time_zone as "timeZone", b.plan, a.auto_feedback_enabled as "isWanted",
    (select max(at) from (
      select at, kind, data, lead(kind) over (order by id) as next from check_in_event where check_in_id = $1 and kind in ('status', 'undone', 'left')
    ) steps where kind = 'status' and data->>'to' = 'seated' and next is distinct from 'undone') as "seatedAt"
  from check_in c
  join check_in_app a on a.business_id = c.business_id
  cross join business b
  where c.id = $1 and c.deleted_at is null and b.id = current_setting('app.business_id')::bigint for update of c`;

/** Neither the version nor the undo changes: whoever edits the entry meanwhile loses nothing by it. */
export const MARK_ASKED = `update check_in set feedback_asked_at = $2 where id = $1`;

/**
 * Asks a party for feedback by itself, once (ruling 16): not whoever was canceled, asked or has rated, nor where the business does not want it or the
 * plan lacks it now. By text if one can go out, else by e-mail. Answers when it is due, if that is still to come.
 */
export async function askForFeedback(
  door: MessageDoor,
  checkInId: string,
): Promise<{ isAsked: boolean; dueAt: Date | null }> {
  const { db, now } = door;
  const visit = await db.row<Visit>(VISIT, [checkInId]);
  if (!visit || !mayAsk(visit, now)) return { isAsked: false, dueAt: null };
  const due = feedbackTime(visit.seatedAt ?? visit.createdAt, visit.timeZone);
  const at = due > now ? due : withinAskingHours(now, visit.timeZone);
  if (at > now) return { isAsked: false, dueAt: at };
  const sent = await sendToParty(door, { checkInId, template: 'feedback-request', channel: 'text', fallBack: true });
  if (!sent.sentBy) return { isAsked: false, dueAt: null };
  db.send(MARK_ASKED, [checkInId, now]);
  appendEvent(db, [checkInId], 'feedback-asked', {
    at: now,
    actor: GREETER,
    data: { channel: sent.sentBy, messageId: sent.messageId },
  });
  return { isAsked: true, dueAt: null };
}

function mayAsk({ status, rating, askedAt, createdAt, plan, isWanted }: Visit, now: Date): boolean {
  return (
    isWanted &&
    PLANS_WITH_FEEDBACK.includes(plan) &&
    status !== CheckInStatus.CANCELED &&
    rating === null &&
    askedAt === null &&
    now.getTime() - createdAt.getTime() <= RATING_WINDOW_MS
  );
}
