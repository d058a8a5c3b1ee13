import type { Context } from '../../core/context.js';
import { lockBusiness } from '../../core/database/lock-business.js';

/** Changes of the policies of a business come one after the other, so that counts and order hold. */
export function lockPolicies(context: Context): void {
  lockBusiness(context, 'policies');
}
