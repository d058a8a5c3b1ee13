import type { Context } from '../../core/context.js';
import { CALENDAR } from '../appointments/topics.js';
import { QUEUE } from '../check-ins/topics.js';
import { mergeCustomers, type Merge } from '../customers/merging/merge-customers.js';
import type { CustomerMerge } from '../customers/merging/merging.types.js';

/** Merges two records, and tells the queue and the calendar, which name customers. */
export async function mergeRecords(context: Context, merge: Merge): Promise<CustomerMerge> {
  const merged = await mergeCustomers(context, merge);
  context.tick(QUEUE);
  context.tick(CALENDAR);
  return merged;
}
