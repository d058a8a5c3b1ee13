import type { Context } from '../../core/context.js';
import { lockBusiness } from '../../core/database/lock-business.js';

/** Changes of a business's hours come one after the other, so that no two overlap. */
export function lockHours(context: Context): void {
  lockBusiness(context, 'hours');
}
