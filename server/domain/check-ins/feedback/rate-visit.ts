import { CheckInStatus } from '../../../../entities/CheckInStatus.js';
import { ErrorCode } from '../../../../entities/ErrorCode.js';
import type { Plan } from '../../../../entities/Plan.js';
import { RefusalReason } from '../../../../entities/RefusalReason.js';
import { planHas } from '../../../core/access/plans.js';
import { canRate, RATING_WINDOW_DAYS, type RatedCheckIn } from '../entry/can-rate.js';
import { logEvent } from '../entry/log-event.js';
import type { Context } from '../../../core/context.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import { OUR_BUSINESS } from '../../businesses/business.sql.js';
import { Refusal, invalid, notFound } from '../../../core/Refusal.js';
import type { PlaceInLine } from '../place-in-line/PlaceInLine.js';
import { dropSums } from '../statistics/sum-days.js';
import { placeInLine } from '../place-in-line/place-in-line.js';
import { QUEUE } from '../topics.js';

/** Characters of what a customer writes. */
export const MAX_FEEDBACK = 2000;

export interface VisitRating {
  publicId: string;
  /** 1 to 5. */
  rating: number;
  feedback: string;
  /** Up (5) or down (1), from a client with thumbs only, which cannot ask for the text (ruling 14). */
  isThumb: boolean;
}

interface LockedVisit extends RatedCheckIn {
  id: string;
  plan: Plan;
}

const lockVisit = (publicId: string): Sql => sql`
  select c.id, c.status, c.rating, c.created_at, c.feedback_asked_at, b.plan from check_in c cross join ${OUR_BUSINESS} b
  where c.public_id = ${publicId} and c.deleted_at is null for update of c`;

/**
 * The party rates its visit, once, from seating or being asked until 14 days after check-in (ruling 14). Leaves the version unchanged, so that a host
 * editing meanwhile loses nothing. The log has the rating, not the text.
 */
export async function rateVisit(context: Context, input: VisitRating): Promise<PlaceInLine> {
  const { publicId, rating } = input;
  const feedback = checkedFeedback(input);
  const visit = await context.db.row<LockedVisit>(lockVisit(publicId));
  if (!visit) throw notFound('That check-in');
  if (!canRate(visit, visit.plan, context.now())) throw refusalOf(visit);
  context.db.send(
    sql`update check_in set rating = ${rating}, feedback = ${feedback}, rated_at = ${context.now()} where id = ${visit.id}`,
  );
  logEvent(context, [visit.id], 'rated', { rating });
  dropSums(context, [visit.id]);
  context.tick(QUEUE);
  return placeInLine(context, publicId);
}

/** The trimmed text. Throws INVALID_INPUT. */
function checkedFeedback({ rating, feedback, isThumb }: VisitRating): string {
  const text = feedback.trim();
  const { OUT_OF_RANGE, TOO_LONG, MISSING } = RefusalReason;
  if (rating < 1 || rating > 5)
    throw invalid('rating', 'A rating is 1 to 5.', { reason: OUT_OF_RANGE, min: 1, max: 5 });
  if (isThumb && rating !== 1 && rating !== 5) throw invalid('rating', 'A thumb is 5 for up or 1 for down.');
  if (text.length > MAX_FEEDBACK)
    throw invalid('feedback', `Feedback has at most ${MAX_FEEDBACK.toLocaleString('en-US')} characters.`, {
      reason: TOO_LONG,
      max: MAX_FEEDBACK,
    });
  if (rating <= 2 && text === '' && !isThumb)
    throw invalid('feedback', 'Please tell us about your experience.', { reason: MISSING });
  return text;
}

/** Why the visit cannot be rated. */
function refusalOf({ plan, rating, status }: LockedVisit): Refusal {
  const conflict = (message: string, reason: RefusalReason, more: object = {}) =>
    new Refusal(ErrorCode.CONFLICT, message, { details: { reason, ...more } });
  const { FEEDBACK_NOT_ASKED, ALREADY_RATED, NOT_SEATED_YET, RATING_CLOSED } = RefusalReason;
  if (!planHas(plan, 'feedback'))
    return new Refusal(ErrorCode.INVALID_PLAN, 'This business does not ask for feedback.', {
      details: { reason: FEEDBACK_NOT_ASKED },
    });
  if (rating !== null) return conflict('You have rated this visit already. Thank you!', ALREADY_RATED);
  if (status !== CheckInStatus.SEATED) return conflict('You can rate your visit once you are seated.', NOT_SEATED_YET);
  const days = RATING_WINDOW_DAYS;
  return conflict(`A visit can be rated for ${days} days.`, RATING_CLOSED, { days });
}
