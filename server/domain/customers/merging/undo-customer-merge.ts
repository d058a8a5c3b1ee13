import { ErrorCode } from '../../../../entities/ErrorCode.js';
import { audit } from '../../../core/access/audit.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { idOf } from '../../../core/ids.js';
import { notFound, Refusal } from '../../../core/Refusal.js';
import { CUSTOMERS } from '../topics.js';
import { customerMerge } from './customer-merges.js';
import { takenOver, unmergedValues, type Filled } from './merge-values.js';
import type { CustomerMerge } from './merging.types.js';
import { lockRecords, saveMergeValues } from './record-rows.js';

const THAT = 'That merge';

interface MergeRow {
  keptId: string;
  mergedId: string;
  undoUntil: Date;
  undoneAt: Date | null;
  filled: Filled;
  moved: object;
}

const readMerge = ({ db }: Context, id: string): Promise<MergeRow | undefined> =>
  db.row<MergeRow>(sql`
    select kept_id, merged_id, undo_until, undone_at, filled, moved from customer_merge where id = ${id}`);

/**
 * Undoes a merge: each record is as it was, and what came from the merged one goes back to it. What happened since stays with the kept one. Throws
 * NOT_FOUND; CONFLICT after a day, if it was undone before, or if the kept record was merged itself since.
 */
export async function undoCustomerMerge(context: Context, mergeId: string): Promise<CustomerMerge> {
  const id = idOf(mergeId, THAT);
  const found = await readMerge(context, id);
  if (!found) throw notFound(THAT);
  const records = await lockRecords(context, [found.keptId, found.mergedId]);
  const { keptId, mergedId, undoUntil, undoneAt, filled, moved } = (await readMerge(context, id))!;
  const kept = records.get(keptId)!;
  if (kept.erasedAt) throw notFound(THAT);
  if (undoneAt) throw conflict('This merge was undone already.');
  if (kept.mergedInto) throw conflict('The kept record was merged into another one since. Undo that first.');
  if (undoUntil <= context.now()) throw conflict('A merge can be undone for one day.');
  const others = await otherMerges(context, { keptId, exceptId: id });
  const stay = others.map((other) => records.get(other.mergedId)!);
  await saveMergeValues(context, keptId, unmergedValues(kept, filled, stay));
  for (const [index, other] of others.entries())
    if (other.undoUntil > context.now())
      await saveFilled(context, other.id, takenOver(filled, stay[index]!, other.filled));
  await context.db.rows(sql`
    update customer set merged_into = null, archived_at = null, version = version + 1 where id = ${mergedId}`);
  await context.db.rows(sql`select return_customer_rows(${keptId}, ${mergedId}, ${moved})`);
  await context.db.rows(sql`
    update customer_merge set undone_at = ${context.now()}, filled = '{}', moved = '{}' where id = ${id}`);
  context.tick(CUSTOMERS);
  for (const subject of [keptId, mergedId]) await audit(context, 'customer.undo-merge', { subject });
  return customerMerge(context, id);
}

interface OtherMerge {
  id: string;
  mergedId: string;
  undoUntil: Date;
  filled: Filled;
}

const otherMerges = (
  { db }: Context,
  { keptId, exceptId }: { keptId: string; exceptId: string },
): Promise<OtherMerge[]> =>
  db.rows<OtherMerge>(sql`
    select id, merged_id, undo_until, filled from customer_merge
    where kept_id = ${keptId} and undone_at is null and id <> ${exceptId} order by id`);

async function saveFilled({ db }: Context, id: string, filled: Filled): Promise<void> {
  await db.rows(sql`update customer_merge set filled = ${filled} where id = ${id}`);
}

const conflict = (message: string): Refusal => new Refusal(ErrorCode.CONFLICT, message);
