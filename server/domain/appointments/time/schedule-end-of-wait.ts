import { AppointmentFlag } from '../../../../entities/AppointmentFlag.js';
import type { Context } from '../../../core/context.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import { defineJob, enqueueSql } from '../../../core/jobs/job.js';
import { UNDO_WAIT_MS } from '../../businesses/note-free-time.js';
import { HAS_LINE } from './schedule-offers.js';

/** Ends the wait of a customer for a time on the day of an appointment, in ISO 8601, that they got. */
export const END_WAIT = defineJob<{ customerId: string; startsAt: string }>('end-wait');

/**
 * A customer got an appointment: if anybody waits for a time, a job of this transaction sees whether they need not any more; once the staff who did it cannot undo it.
 */
export function scheduleEndOfWait(context: Context, customerId: string, startsAt: Date): void {
  context.db.send(endOfWait(context, customerId, startsAt));
}

/** The same, for a statement that also books. */
function endOfWait(context: Context, customerId: string, startsAt: Date): Sql {
  const { businessId, viewer } = context;
  const payload = { customerId, startsAt: startsAt.toISOString() };
  const runAt = viewer.kind === 'user' ? new Date(context.now().getTime() + UNDO_WAIT_MS) : null;
  const key = `end-wait:${customerId}:${startsAt.getTime()}`;
  return sql`
    select ${enqueueSql(END_WAIT, { businessId, payload, runAt: sql`${runAt}::timestamptz`, key })} as enqueued where ${HAS_LINE}`;
}

interface Booker {
  customerId: string;
  startsAt: Date;
  /** Whether they proved the phone: a code or link by e-mail says nothing of whose phone waits. */
  isOwnPhone: boolean;
}

/** What a booking made with a code or a link does to the wait of its customer, as an expression: of a request by e-mail nothing. */
export const endOfBookersWait = (context: Context, { customerId, startsAt, isOwnPhone }: Booker, flag: Sql): Sql => sql`
  case when ${flag} = ${AppointmentFlag.CONFIRMED} or ${isOwnPhone}::boolean then (${endOfWait(context, customerId, startsAt)}) end`;
