import type { Context } from '../../core/context.js';
import { lockBusiness } from '../../core/database/lock-business.js';

/** Changes of a business's catalogue come one after the other, so that counts, names and versions hold. */
export function lockCatalogue(context: Context): void {
  lockBusiness(context, 'catalogue');
}
