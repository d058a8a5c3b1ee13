import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { defineJob, FOR_GOOD } from '../../../core/jobs/job.js';
import { CLOSE_LOG } from './log-lock.js';
import { rootOf } from './log-root.js';

/** Closes the days that are over, once for each. Of the platform's business. */
export const WRITE_LOG = defineJob('write-signature-log', { tries: FOR_GOOD });

/** Writes the entries of all days before today that have heads and are in no log yet, one after the other. */
export async function writeLog(context: Context): Promise<void> {
  const { db } = context;
  const at = context.now();
  await db.rows(CLOSE_LOG);
  const last = await db.row<{ day: string; root: string }>(
    sql`select day::text, root from signature_log order by day desc limit 1`,
  );
  const days = await db.rows<{ day: string; hashes: string[] }>(sql`
    select sealed_on::text as day, array_agg(hash) as hashes from signature_head
    where sealed_on < (${at}::timestamptz at time zone 'UTC')::date and sealed_on > ${last?.day ?? '0001-01-01'}::date
    group by sealed_on order by sealed_on`);
  let previousRoot = last?.root ?? '';
  for (const { day, hashes } of days) {
    const root = rootOf(previousRoot, hashes);
    await db.rows(sql`
      insert into signature_log (day, heads, root, previous_root, created_at) values (${day}::date, ${hashes.length}, ${root}, ${previousRoot}, ${at})`);
    previousRoot = root;
  }
}
