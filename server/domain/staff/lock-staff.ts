import type { Context } from '../../core/context.js';
import { lockBusiness } from '../../core/database/lock-business.js';

/** Changes of a business's staff come one after the other, so that their number and versions hold. */
export function lockStaff(context: Context): void {
  lockBusiness(context, 'staff');
}
