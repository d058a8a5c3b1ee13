import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { recordsOf } from './records-of.js';
import type { CustomerMerge } from './merging.types.js';
import { recordsById } from './record-rows.js';

interface MergeRow {
  id: string;
  keptId: string;
  mergedId: string;
  at: Date;
  undoUntil: Date;
  undoneAt: Date | null;
}

const COLUMNS = sql`m.id, m.kept_id, m.merged_id, m.at, m.undo_until, m.undone_at`;

/** What was merged into a customer and stays so, the last one first. Throws NOT_FOUND. */
export async function customerMerges(context: Context, customerId: string): Promise<CustomerMerge[]> {
  const { id } = await recordsOf(context, customerId);
  return withRecords(
    context,
    await context.db.rows<MergeRow>(sql`
      select ${COLUMNS} from customer_merge m where m.kept_id = ${id} and m.undone_at is null order by m.id desc`),
  );
}

/** A merge that is there, with both records. */
export async function customerMerge(context: Context, id: string): Promise<CustomerMerge> {
  const rows = await context.db.rows<MergeRow>(sql`select ${COLUMNS} from customer_merge m where m.id = ${id}`);
  return (await withRecords(context, rows))[0]!;
}

async function withRecords(context: Context, rows: readonly MergeRow[]): Promise<CustomerMerge[]> {
  if (rows.length === 0) return [];
  const records = await recordsById(
    context,
    rows.flatMap(({ keptId, mergedId }) => [keptId, mergedId]),
  );
  return rows.map(({ id, keptId, mergedId, at, undoUntil, undoneAt }) => ({
    id,
    kept: records.get(keptId)!,
    merged: records.get(mergedId)!,
    mergedAt: at,
    undoUntil: undoneAt === null && undoUntil > context.now() ? undoUntil : null,
  }));
}
