import { CheckInStatus } from '../../entities/CheckInStatus.js';
import type { Plan } from '../../entities/Plan.js';
import { planHas } from '../access/plans.js';

/** How long after check-in a visit can be rated (ruling 14). */
export const RATING_WINDOW_MS = 14 * 24 * 60 * 60 * 1000;

/** Whether a visit can be rated: seated, not too long ago, not rated yet, and the plan has feedback. */
export function canRate({ status, rating, createdAt }: { status: CheckInStatus; rating: number | null; createdAt: Date }, plan: Plan, now: Date): boolean {
  return status === CheckInStatus.SEATED && rating === null && now.getTime() - createdAt.getTime() <= RATING_WINDOW_MS && planHas(plan, 'feedback');
}
