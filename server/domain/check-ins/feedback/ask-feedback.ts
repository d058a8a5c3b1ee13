import { CheckInStatus } from '../../../../entities/CheckInStatus.js';
import type { Plan } from '../../../../entities/Plan.js';
import { FEEDBACK_REQUEST } from '../messages/kinds/feedback-request.js';
import { sendToParty } from '../messages/send-to-party.js';
import { PLANS_WITH_FEEDBACK } from '../hosting/schedule-follow-ups.js';
import type { Context } from '../../../core/context.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import { withinSendingHours } from '../../../core/messages/sending-hours.js';
import { ASK_FEEDBACK, type OfCheckIn } from '../check-in-jobs.js';
import { QUEUE } from '../topics.js';
import { RATING_WINDOW_MS } from './can-rate.js';
import { logEvent } from '../queue/entry.js';
import { feedbackTime } from './feedback-time.js';

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
export const markAsked = (checkInId: string, now: Date): Sql =>
  sql`update check_in set feedback_asked_at = ${now} where id = ${checkInId}`;

/**
 * Asks a party for feedback by itself, once (ruling 16): not if it was canceled, was asked or has rated, nor where the business does not want it or the
 * plan lacks it now. By text if one can go out, else by e-mail. Comes back when it is due, if that is still to come.
 */
export async function askFeedback(context: Context, { checkInId }: OfCheckIn): Promise<void> {
  const now = context.now();
  const visit = await context.db.row<Visit>(VISIT, [checkInId]);
  if (!visit || !mayAsk(visit, now)) return;
  const due = feedbackTime(visit.seatedAt ?? visit.createdAt, visit.timeZone);
  const runAt = due > now ? due : withinSendingHours(now, visit.timeZone);
  if (runAt > now) {
    context.enqueue(ASK_FEEDBACK, { checkInId }, { runAt, key: `ask-feedback:${checkInId}`, again: true });
    return;
  }
  const sent = await sendToParty(context, FEEDBACK_REQUEST, { checkInId, channel: 'text', fallBack: true });
  if (!sent.sentBy) return;
  context.db.send(markAsked(checkInId, now));
  logEvent(context, [checkInId], 'feedback-asked', { channel: sent.sentBy, messageId: sent.messageId });
  context.tick(QUEUE);
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
