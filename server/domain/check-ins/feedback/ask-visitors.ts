import type { Context } from '../../../core/context.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import { enqueueSql } from '../../../core/jobs/job.js';
import { ASK_FEEDBACK, ASK_VISITORS } from '../check-in-jobs.js';
import { FEEDBACK_AFTER_MS } from '../entry/time-windows.js';
import { MINUTE_MS } from '../../../core/durations.js';

/** Of two that come in at once and both ask for this job the later may be the one it names: it looks a little further back. */
const AT_ONCE_MS = MINUTE_MS;

/** Who stays in the queue or was seated; the job of one party finds out when its visit was and what may be asked. */
const cameSince = (since: Date): Sql => sql`
  from check_in c
  where c.status in ('checked-in', 'ready', 'seated') and c.deleted_at is null and c.feedback_asked_at is null and c.created_at >= ${since}`;

const nextAfter = (since: Date, until: Date): Sql => sql`
  select created_at ${cameSince(since)} and c.created_at > ${until} order by created_at limit 1`;

const askThem = ({ businessId }: Context, since: Date, until: Date): Sql => sql`
  select ${enqueueSql(ASK_FEEDBACK, {
    businessId,
    payload: sql`jsonb_build_object('checkInId', c.id::text)`,
    runAt: sql`c.serviced_at + make_interval(secs => ${FEEDBACK_AFTER_MS / 1000})`,
    key: sql`'ask-feedback:' || c.id`,
  })}
  ${cameSince(since)} and c.created_at <= ${until}`;

/**
 * Begins to ask parties for feedback that came in at or after `since`, 3 hours ago at the latest (ruling 16), and comes back for those that came later:
 * one job for a business, so that check-ins and seatings seldom write any.
 */
export async function askVisitors(context: Context, { since }: { since: string }): Promise<void> {
  const begin = new Date(Date.parse(since) - AT_ONCE_MS);
  const due = new Date(context.now().getTime() - FEEDBACK_AFTER_MS);
  context.db.send(askThem(context, begin, due));
  const next = await context.db.row<{ createdAt: Date }>(nextAfter(begin, due));
  if (next)
    context.enqueue(
      ASK_VISITORS,
      { since: next.createdAt.toISOString() },
      {
        runAt: new Date(next.createdAt.getTime() + FEEDBACK_AFTER_MS),
        key: `ask-unseated:${context.businessId}`,
        again: true,
        once: true,
      },
    );
}
