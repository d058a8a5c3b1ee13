import { ConfirmedAction } from '../../../entities/ConfirmedAction.js';
import { ErrorCode } from '../../../entities/ErrorCode.js';
import { RefusalReason } from '../../../entities/RefusalReason.js';
import { audit } from '../../core/access/audit.js';
import { requireConfirmed } from '../../core/access/confirmed-action.js';
import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { idOf } from '../../core/ids.js';
import { oneLine } from '../../core/names.js';
import { invalid, notFound, Refusal } from '../../core/Refusal.js';
import { lockRecordsOf, type RecordRow } from './merging/record-rows.js';
import { CUSTOMERS } from './topics.js';

/** A legal hold of a customer. */
export interface Hold {
  since: Date;
  reason: string;
}

/** Throws CONFLICT with the reason LEGAL_HOLD where one of the records of a customer is held. */
export function requireNoHold(records: readonly RecordRow[]): void {
  if (records.some(({ heldSince }) => heldSince))
    throw new Refusal(ErrorCode.CONFLICT, 'This customer is on hold for legal reasons. Release the hold first.', {
      details: { reason: RefusalReason.LEGAL_HOLD },
    });
}

/** Holds a customer with all records merged into theirs, so that undoing a merge loses no hold; of one who is held, the reason changes. Throws NOT_FOUND, INVALID_INPUT without a reason. */
export async function holdCustomer(context: Context, customerId: string, typed: string): Promise<void> {
  const reason = oneLine(typed);
  if (!reason) throw invalid('reason', 'Please say why.');
  const { keptId, ids } = await recordsToHold(context, customerId);
  await context.db.rows(sql`
    update customer set held_since = coalesce(held_since, ${context.now()}), held_reason = ${reason}, version = version + 1
    where id = any(${ids}::bigint[])`);
  context.tick(CUSTOMERS);
  await audit(context, 'customer.hold', { subject: keptId });
}

/** Ends the hold of a customer; without one nothing changes. Throws NOT_FOUND, PASSWORD_NEEDED: what became due meanwhile goes for good. */
export async function releaseCustomer(context: Context, customerId: string): Promise<void> {
  const { keptId, ids } = await recordsToHold(context, customerId);
  const released = await context.db.rows(sql`
    update customer set held_since = null, held_reason = null, version = version + 1
    where id = any(${ids}::bigint[]) and held_since is not null returning id`);
  if (released.length === 0) return;
  await requireConfirmed(context, ConfirmedAction.SHORTEN_KEEPING);
  context.tick(CUSTOMERS);
  await audit(context, 'customer.release', { subject: keptId });
}

async function recordsToHold(context: Context, customerId: string): Promise<{ keptId: string; ids: string[] }> {
  const records = await lockRecordsOf(context, idOf(customerId, 'That customer'));
  const kept = records.find(({ mergedInto }) => mergedInto === null);
  if (!kept || kept.erasedAt) throw notFound('That customer');
  return { keptId: kept.id, ids: records.map(({ id }) => id) };
}

/** The hold of a customer, by the ids of all their records; null without. */
export async function holdOf({ db }: Context, ids: readonly string[]): Promise<Hold | null> {
  const hold = await db.row<Hold>(sql`
    select held_since as since, held_reason as reason from customer
    where id = any(${ids}::bigint[]) and held_since is not null order by held_since limit 1`);
  return hold ?? null;
}
