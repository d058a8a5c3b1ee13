import type { Context } from '../../core/context.js';
import { DAY_MS } from '../../core/durations.js';
import { sql } from '../../core/database/sql.js';
import { defineJob, enqueueOnceSql, FOR_GOOD } from '../../core/jobs/job.js';

/** Adds the head of a business's chain to the public log of its day. */
export const SEAL_SIGNATURES = defineJob<{ day: string }>('seal-signatures', { tries: FOR_GOOD });

/** Once a business and day (UTC), at its end. */
export function scheduleSeal(context: Context): void {
  const now = context.now();
  const day = now.toISOString().slice(0, 10);
  const { businessId } = context;
  const runAt = sql`${new Date(Date.parse(day) + DAY_MS)}::timestamptz`;
  const key = `seal-signatures:${businessId}:${day}`;
  context.db.send(sql`select ${enqueueOnceSql(SEAL_SIGNATURES, { businessId, payload: { day }, runAt, key })}`);
}
