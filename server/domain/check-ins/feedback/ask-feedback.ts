import { CheckInStatus } from '../../../../entities/CheckInStatus.js';
import type { Plan } from '../../../../entities/Plan.js';
import { FEEDBACK_REQUEST } from '../messages/kinds/feedback-request.js';
import { sendToParty } from '../messages/send-to-party.js';
import type { TextTrigger } from '../messages/text-cause.js';
import { forgetAttempts } from '../../../core/access/rate-limit.js';
import { takeAll, type KeyedLimit } from '../../../core/access/take-all.js';
import { planHas } from '../../../core/access/plans.js';
import type { Context } from '../../../core/context.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import { OUR_BUSINESS } from '../../businesses/business.sql.js';
import { CHECK_IN_APPS } from '../../check-in-app/check-in-app.sql.js';
import { mailboxOf } from '../../../core/messages/mailbox.js';
import { withinSendingHours } from '../../../core/messages/sending-hours.js';
import { ASK_FEEDBACK, type OfCheckIn } from '../check-in-jobs.js';
import { markFeedbackAsked } from './mark-feedback-asked.js';
import { RATING_WINDOW_MS } from '../entry/can-rate.js';
import { JOIN_CUSTOMER, PARTY_EMAIL } from '../entry/check-in-rows.js';
import { logEvent, logEventOnce } from '../entry/log-event.js';
import { feedbackTime } from './feedback-time.js';
import { putOffFeedback } from './put-off-feedback.js';
import { DAY_MS } from '../../../core/durations.js';

interface FeedbackCandidate {
  status: CheckInStatus;
  rating: number | null;
  feedbackAskedAt: Date | null;
  createdAt: Date;
  seatedAt: Date | null;
  timeZone: string;
  plan: Plan;
  isWanted: boolean;
  /** Whether a phone session joined: anybody with the QR code may have one. */
  isByPhone: boolean;
  phone: string;
  email: string | null;
}

/** Of one phone or mailbox, whoever checked in with it. */
const PER_ADDRESS = { max: 1, windowMs: DAY_MS };

/** Takes the last seating from the log, without undone ones. */
const lockCandidate = (id: string): Sql => sql`
  select c.status, c.rating, c.feedback_asked_at, c.created_at, b.time_zone, b.plan, a.auto_feedback_enabled as is_wanted,
    c.joined_by is not null as is_by_phone, u.dial_code || u.phone as phone, ${PARTY_EMAIL} as email,
    (select max(at) from (
      select at, kind, data, lead(kind) over (order by id) as next from check_in_event
      where check_in_id = ${id} and kind in ('status', 'undone', 'left')
    ) steps where kind = 'status' and data->>'to' = 'seated' and next is distinct from 'undone') as seated_at
  from check_in c
  join ${CHECK_IN_APPS} a on a.business_id = c.business_id
  ${JOIN_CUSTOMER}
  cross join ${OUR_BUSINESS} b
  where c.id = ${id} and c.deleted_at is null for update of c`;

/**
 * Asks a party for feedback automatically, once (ruling 16): not if it was canceled, asked before or has rated, nor if its phone or e-mail was asked
 * today, or the business switched it off or the plan lacks it. By text if possible, else by e-mail. Reschedules itself if not due.
 */
export async function askFeedback(context: Context, { checkInId }: OfCheckIn): Promise<void> {
  const now = context.now();
  const candidate = await context.db.row<FeedbackCandidate>(lockCandidate(checkInId));
  if (!candidate || !mayAsk(candidate, now)) return;
  const due = feedbackTime(candidate.seatedAt ?? candidate.createdAt, candidate.timeZone);
  const runAt = due > now ? due : withinSendingHours(now, candidate.timeZone);
  if (runAt > now) {
    context.enqueue(ASK_FEEDBACK, { checkInId }, { runAt, key: `ask-feedback:${checkInId}`, again: true });
    return;
  }
  const limits = addressLimits(context, candidate);
  if (!(await takeAll(context.db, limits, now))) return;
  const result = await sendToParty(context, FEEDBACK_REQUEST, {
    checkInId,
    fallBack: true,
    trigger: triggerOf(candidate),
  });
  if (!result.sentBy) {
    for (const { key } of limits) await forgetAttempts(context.db, key);
    logEventOnce(context, checkInId, 'feedback-not-asked', { why: result.why });
    if (result.why === 'limited') putOffFeedback(context, { checkInId, due, timeZone: candidate.timeZone });
    return;
  }
  markFeedbackAsked(context, checkInId);
  logEvent(context, [checkInId], 'feedback-asked', { channel: result.sentBy, messageId: result.messageId });
}

function mayAsk(candidate: FeedbackCandidate, now: Date): boolean {
  const { status, rating, feedbackAskedAt, createdAt, plan, isWanted } = candidate;
  return (
    isWanted &&
    planHas(plan, 'feedback') &&
    status !== CheckInStatus.CANCELED &&
    rating === null &&
    feedbackAskedAt === null &&
    now.getTime() - createdAt.getTime() <= RATING_WINDOW_MS
  );
}

/** Who joins at a kiosk or through a host is there. Of a party that joined by phone nobody knows until a host calls it up or seats it. */
function triggerOf({ isByPhone, status, seatedAt }: FeedbackCandidate): TextTrigger {
  if (seatedAt) return 'seating';
  return isByPhone && status === CheckInStatus.CHECKED_IN ? 'absent' : 'stranger';
}

const addressLimits = ({ businessId }: Context, { phone, email }: FeedbackCandidate): KeyedLimit[] =>
  [phone, ...(email ? [mailboxOf(email)] : [])].map((address) => ({
    key: `feedback:${businessId}:${address}`,
    ...PER_ADDRESS,
  }));
