import { ErrorCode } from '../../entities/ErrorCode.js';
import { planHas, type Feature } from './plans.js';
import type { Context } from '../context.js';
import { Refusal } from '../graphql/errors.js';

/** Refuses INVALID_PLAN, with `details.feature`, where the plan of the business lacks the feature. */
export function needFeature({ user }: Context, feature: Feature): void {
  if (!planHas(user.plan, feature)) throw new Refusal(ErrorCode.INVALID_PLAN, 'Your plan does not include this.', { details: { feature } });
}
