import { audit } from '../../../core/access/audit.js';
import type { Context } from '../../../core/context.js';
import type { MutationResult } from '../../../core/graphql/MutationResult.js';
import { requireManageable } from '../feeds/require-manageable.js';
import { forgetOutside } from './forget-outside.js';

/** Forgets a calendar elsewhere; its busy times block nobody any more. Throws NOT_FOUND for somebody else's. */
export async function disconnectOutsideCalendar(context: Context, of: string): Promise<MutationResult> {
  const { id } = await requireManageable(context, of);
  await forgetOutside(context, id);
  await audit(context, 'calendar.outside-ended', { subject: id });
  return { success: true, message: 'The outside calendar is removed, and its busy times.' };
}
