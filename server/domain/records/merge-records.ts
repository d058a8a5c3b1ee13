import type { Context } from '../../core/context.js';
import { QUEUE } from '../check-ins/topics.js';
import { mergeCustomers, type Merge } from '../customers/merging/merge-customers.js';
import type { CustomerMerge } from '../customers/merging/merging.types.js';
import { undoCustomerMerge } from '../customers/merging/undo-customer-merge.js';

/** Merges two customers, and tells the queue, which names the customers of its check-ins. */
export async function joinRecords(context: Context, merge: Merge): Promise<CustomerMerge> {
  const merged = await mergeCustomers(context, merge);
  context.tick(QUEUE);
  return merged;
}

/** Undoes a merge, and tells the queue. */
export async function partRecords(context: Context, id: string): Promise<CustomerMerge> {
  const parted = await undoCustomerMerge(context, id);
  context.tick(QUEUE);
  return parted;
}
