import type { Context } from '../../core/context.js';
import { CALENDAR } from '../appointments/topics.js';
import { QUEUE } from '../check-ins/topics.js';
import type { CustomerMerge } from '../customers/merging/merging.types.js';
import { undoCustomerMerge } from '../customers/merging/undo-customer-merge.js';

/** Undoes a merge, and tells the queue and the calendar, which name customers. */
export async function undoMerge(context: Context, id: string): Promise<CustomerMerge> {
  const merge = await undoCustomerMerge(context, id);
  context.tick(QUEUE);
  context.tick(CALENDAR);
  return merge;
}
