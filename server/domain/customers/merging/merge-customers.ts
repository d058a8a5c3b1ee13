import { ErrorCode } from '../../../../entities/ErrorCode.js';
import { audit } from '../../../core/access/audit.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { DAY_MS } from '../../../core/durations.js';
import { GraphQLValue } from '../../../core/GraphQLValue.js';
import { idOf } from '../../../core/ids.js';
import { invalid, notFound, Refusal } from '../../../core/Refusal.js';
import { requireVersion } from '../../../core/require-version.js';
import { readCustomer } from '../customers.js';
import { CUSTOMERS } from '../topics.js';
import { customerMerge } from './customer-merges.js';
import { FORGET_MERGE } from './forget-merge.js';
import { filledBy, mergedValues } from './merge-values.js';
import type { CustomerMerge } from './merging.types.js';
import { lockRecords, saveMergeValues, type RecordRow } from './record-rows.js';

const THAT = 'That customer';

export interface Merge {
  keepId: string;
  mergeId: string;
  /** Null where the last change wins. */
  keepVersion: number | null;
  mergeVersion: number | null;
}

/**
 * Makes one record of two of one human: check-ins, appointments, messages and earlier merges of the merged one move to the kept one, whose empty fields are filled. The
 * merged one is hidden, and its id leads to the kept one. Throws NOT_FOUND, also if archived; CONFLICT with the kept customer in `details.current` if one
 * was merged before; STALE; INVALID_INPUT where notes or tags of both would be too many.
 */
export async function mergeCustomers(context: Context, merge: Merge): Promise<CustomerMerge> {
  const [keepId, mergeId] = [idOf(merge.keepId, THAT), idOf(merge.mergeId, THAT)];
  if (keepId === mergeId) throw invalid('mergeId', 'Choose two different customers.');
  const records = await lockRecords(context, [keepId, mergeId]);
  const kept = await mergeable(context, records.get(keepId), merge.keepVersion);
  const merged = await mergeable(context, records.get(mergeId), merge.mergeVersion);
  const after = mergedValues(kept, merged);
  const filled = filledBy(kept, after);
  await saveMergeValues(context, keepId, after);
  const now = context.now();
  const { moved } = (await context.db.row<{ moved: object }>(
    sql`select move_customer_rows(${mergeId}, ${keepId}) as moved`,
  ))!;
  await context.db.rows(sql`
    update customer set merged_into = ${keepId}, archived_at = ${now}, version = version + 1 where id = ${mergeId}`);
  context.tick(CUSTOMERS);
  const undoUntil = new Date(now.getTime() + DAY_MS);
  const row = (await context.db.row<{ id: string }>(sql`
    insert into customer_merge (kept_id, merged_id, at, undo_until, filled, moved)
    values (${keepId}, ${mergeId}, ${now}, ${undoUntil}, ${filled}, ${moved}) returning id`))!;
  context.enqueue(FORGET_MERGE, { mergeId: row.id }, { runAt: undoUntil, key: `forget-merge:${row.id}` });
  const fields = Object.keys(filled).filter((field) => !UNSAID.has(field));
  await audit(context, 'customer.merge', { subject: keepId, fields });
  await audit(context, MERGED_AWAY, { subject: mergeId });
  return customerMerge(context, row.id);
}

/** Fields that the history does not name. */
const UNSAID = new Set(['emailOpen', 'emailUnproven', 'heldSince', 'heldReason']);

/** The other side of a merge: only the merged record's own history tells it, once they are apart again. */
export const MERGED_AWAY = 'customer.merged-away';

async function mergeable(context: Context, record: RecordRow | undefined, seen: number | null): Promise<RecordRow> {
  if (record?.mergedInto) {
    const current = await readCustomer(context, record.id);
    throw new Refusal(ErrorCode.CONFLICT, 'One of these records was merged already.', {
      details: { current: new GraphQLValue('Customer', current) },
    });
  }
  if (!record || record.archivedAt) throw notFound(THAT);
  requireVersion(seen, record, { type: 'Customer', name: 'this customer' });
  return record;
}
