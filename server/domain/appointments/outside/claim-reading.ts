import type { Context } from '../../../core/context.js';
import { lockKey } from '../../../core/database/lock-business.js';
import { sql } from '../../../core/database/sql.js';
import type { Db } from '../../../core/database/transaction.js';
import { MINUTE_MS } from '../../../core/durations.js';

/** Longer than a reading takes with the wait for its turn: after it the process that read has ended. */
const LONGEST_MS = 3 * MINUTE_MS;

/** Whether a calendar is to be read now: of one business one at a time, in all processes. The claim ends with the reading. */
export async function claimReading(context: Context, db: Db, id: string): Promise<boolean> {
  const now = context.now();
  const until = new Date(now.getTime() + LONGEST_MS);
  await db.rows(sql`select pg_advisory_xact_lock(${lockKey('outside-calendar')})`);
  const claimed = await db.row(sql`
    update outside_calendar c set reading_until = ${until}
    where c.id = ${id} and not exists (select from outside_calendar o where o.id <> c.id and o.reading_until > ${now})
    returning c.id`);
  return claimed !== undefined;
}
