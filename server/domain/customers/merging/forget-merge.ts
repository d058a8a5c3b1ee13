import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { defineJob } from '../../../core/jobs/job.js';

/** Forgets what a merge has changed, once it can be undone no longer. */
export const FORGET_MERGE = defineJob<{ mergeId: string }>('forget-merge');

/** The job: that the records were merged stays known, what each held before does not. */
export async function forgetMerge(context: Context, { mergeId }: { mergeId: string }): Promise<void> {
  const merge = await context.db.row<{ undoUntil: Date }>(
    sql`select undo_until from customer_merge where id = ${mergeId} for update`,
  );
  if (!merge) return;
  // Clocks of two processes differ a little.
  if (merge.undoUntil > context.now())
    return context.enqueue(
      FORGET_MERGE,
      { mergeId },
      { runAt: merge.undoUntil, key: `forget-merge:${mergeId}`, again: true },
    );
  await context.db.rows(sql`update customer_merge set filled = '{}', moved = '{}' where id = ${mergeId}`);
}
