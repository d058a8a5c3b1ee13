import type { CheckIn } from '../../../../entities/CheckIn.js';
import type { Context } from '../../../core/context.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import { checkInColumns, JOIN_CUSTOMER, toCheckIns, type CheckInRow } from '../entry/check-in-rows.js';
import { day } from '../entry/time-windows.js';
import { MINUTE_MS } from '../../../core/durations.js';

const NEWS_MS = 10 * MINUTE_MS;
const MAX_NEWS = 10;

const newsOf = (now: Date, ourNumber: string): Sql => {
  const since = sql`${new Date(now.getTime() - NEWS_MS)}::timestamptz`;
  return sql`
  with ${day(now)}
  select ${checkInColumns(now, ourNumber)}, null as position
  from check_in c ${JOIN_CUSTOMER}
  where c.deleted_at is null and c.created_at >= (select start from day)
    and ((c.reply is not null and c.replied_at > ${since})
      or (c.status = 'canceled' and c.cancel_by = 'party' and c.canceled_at > ${since}))
  order by greatest(c.replied_at, c.canceled_at) desc, c.id limit ${MAX_NEWS}`;
};

/** Today's parties that wrote, and wait for an answer, or left by themselves in the last 10 minutes: latest first, at most 10. */
export async function queueNews(context: Context): Promise<CheckIn[]> {
  const now = context.now();
  return toCheckIns(await context.db.rows<CheckInRow>(newsOf(now, context.config.textsFrom)), now);
}
