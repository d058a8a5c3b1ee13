import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { holdCustomer, holdOf, releaseCustomer } from '../../customers/hold-customer.js';
import { recordsOf } from '../../customers/merging/records-of.js';
import { FORM_KEEPING } from '../../forms/form.sql.js';
import { lookForDue } from './blank-job.js';
import type { CustomerKeeping } from './CustomerKeeping.js';

/** Signatures of these records that are not blanked, and when the last of them will be. */
export const keptSignatures = async (
  { db }: Context,
  recordIds: readonly string[],
): Promise<Pick<CustomerKeeping, 'signedForms' | 'keptUntil'>> =>
  (await db.row<Pick<CustomerKeeping, 'signedForms' | 'keptUntil'>>(sql`
    select count(*)::int as signed_forms,
      case when not bool_or(f.keep_years is null) then max(greatest(s.signed_at + make_interval(years => f.keep_years), f.counts_from)) end as kept_until
    from signature s join ${FORM_KEEPING} f on f.business_id = s.business_id and f.id = s.form_id
    where s.customer_id = any(${recordIds}::bigint[]) and s.blanked_at is null`))!;

/** What is kept of a customer, and their hold. Throws NOT_FOUND. */
export async function customerKeeping(context: Context, customerId: string): Promise<CustomerKeeping> {
  const { ids } = await recordsOf(context, customerId);
  const [kept, hold] = await Promise.all([keptSignatures(context, ids), holdOf(context, ids)]);
  return { ...kept, heldSince: hold?.since ?? null, heldReason: hold?.reason ?? null };
}

/** Holds a customer: nothing of theirs is erased or blanked. Throws NOT_FOUND, INVALID_INPUT. */
export async function holdAndRead(context: Context, customerId: string, reason: string): Promise<CustomerKeeping> {
  await holdCustomer(context, customerId, reason);
  return customerKeeping(context, customerId);
}

/** Ends a hold; what became due meanwhile is blanked. Throws NOT_FOUND, PASSWORD_NEEDED. */
export async function releaseAndRead(context: Context, customerId: string): Promise<CustomerKeeping> {
  await releaseCustomer(context, customerId);
  lookForDue(context);
  return customerKeeping(context, customerId);
}
