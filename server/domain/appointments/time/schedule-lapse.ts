import type { Context } from '../../../core/context.js';
import { DAY_MS, HOUR_MS } from '../../../core/durations.js';
import { sql } from '../../../core/database/sql.js';
import { defineJob, enqueueSql } from '../../../core/jobs/job.js';
import { withinTextHours } from '../../../core/messages/sending-hours.js';

/** Of a request for the time `startsAt`, in ISO 8601: one that moved meanwhile has jobs of its own. */
interface OfRequest {
  appointmentId: string;
  startsAt: string;
}

/** Tells the business once more of a request that waits. */
export const REMIND_OF_REQUEST = defineJob<OfRequest>('remind-of-request');
/** Ends a request that nobody answered. */
export const LAPSE_REQUEST = defineJob<OfRequest>('lapse-request');

/** How long before the time the business is reminded of a request that was made less than a day ahead. */
const SHORTLY_MS = 2 * HOUR_MS;

/**
 * A customer asked for a time, or for another one: the business is reminded a day before, else two hours before, and once the time has come the request lapses. By day,
 * as its customer may hear of it by text.
 */
export function scheduleLapse(
  context: Context,
  { id, startsAt }: { id: string; startsAt: Date },
  { timeZone }: { timeZone: string },
): void {
  const now = context.now();
  if (startsAt <= now) return;
  const payload = { appointmentId: id, startsAt: startsAt.toISOString() };
  const runAt =
    [DAY_MS, SHORTLY_MS]
      .map((before) => new Date(startsAt.getTime() - before))
      .find((at) => at.getTime() - now.getTime() >= HOUR_MS) ?? null;
  const { businessId } = context;
  const reminder = enqueueSql(REMIND_OF_REQUEST, {
    businessId,
    payload,
    runAt: sql`${runAt}::timestamptz`,
    key: `remind-of-request:${id}`,
  });
  const lapse = enqueueSql(LAPSE_REQUEST, {
    businessId,
    payload,
    runAt: sql`${withinTextHours(startsAt, timeZone)}::timestamptz`,
    key: `lapse-request:${id}`,
  });
  context.db.send(sql`select case when ${runAt !== null}::boolean then ${reminder} end as reminder, ${lapse} as lapse`);
}
