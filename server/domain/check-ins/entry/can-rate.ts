import { CheckInStatus } from '../../../../entities/CheckInStatus.js';
import type { Plan } from '../../../../entities/Plan.js';
import { planHas } from '../../../core/access/plans.js';
import { DAY_MS } from '../../../core/durations.js';

/** How long after check-in a visit can be rated (ruling 14). */
export const RATING_WINDOW_DAYS = 14;
export const RATING_WINDOW_MS = RATING_WINDOW_DAYS * DAY_MS;

export interface RatedCheckIn {
  status: CheckInStatus;
  rating: number | null;
  createdAt: Date;
  feedbackAskedAt: Date | null;
}

/**
 * Whether a visit can be rated: seated, or asked for feedback without being marked seated (ruling 16) and not canceled; recent enough, not rated
 * yet, and the plan has feedback.
 */
export function canRate({ status, rating, createdAt, feedbackAskedAt }: RatedCheckIn, plan: Plan, now: Date): boolean {
  const wasThere = status === CheckInStatus.SEATED || (feedbackAskedAt !== null && status !== CheckInStatus.CANCELED);
  return (
    wasThere && rating === null && now.getTime() - createdAt.getTime() <= RATING_WINDOW_MS && planHas(plan, 'feedback')
  );
}
