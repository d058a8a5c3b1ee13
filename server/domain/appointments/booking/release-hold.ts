import type { Context } from '../../../core/context.js';
import type { MutationResult } from '../../../core/graphql/MutationResult.js';
import { forgetHold } from './booking-jobs.js';
import { lockHold } from './hold-rows.js';

/** Gives a held time back at once. A booked one stays. */
export async function releaseHold(context: Context, token: string): Promise<MutationResult> {
  const { id, appointmentId } = await lockHold(context, token);
  if (appointmentId === null) await forgetHold(context, { holdId: id });
  return { success: true, message: 'The time is not held any more.' };
}
