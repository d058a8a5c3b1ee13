import type { Context } from '../../../core/context.js';
import { BUSINESS_ID } from '../../../core/database/business-id.js';
import { sql } from '../../../core/database/sql.js';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../core/durations.js';
import { HOLD_LOG_OPEN } from './log-lock.js';
import { WRITE_LOG } from './write-log.js';

/** Of a chain every so many records are sealed too, so that one is checked against the log without reading thousands. */
export const MAX_UNSEALED = 1000;
/** Heads that come late are given this time before the log closes the day. */
const GRACE_MS = HOUR_MS;
const SOON_MS = 10 * MINUTE_MS;
const PLATFORM = '1';

/**
 * Adds the head of the business's chain to its day, or to the first day that the log has not closed yet: nothing comes into a day that is in the log. Enqueues what
 * closes that day.
 */
export async function sealSignatures(context: Context, { day }: { day: string }): Promise<void> {
  context.db.send(HOLD_LOG_OPEN);
  const sealed = await context.db.row<{ sealedOn: string }>(sql`
    with open_day as (
      select greatest(${day}::date, (select max(l.day) + 1 from signature_log l)) as day
    ), sealed as (
      select coalesce(max(h.seq), 0) as seq from signature_head h where h.business_id = ${BUSINESS_ID}
    ), added as (
      insert into signature_head (business_id, seq, hash, sealed_on)
      select ${BUSINESS_ID}, s.seq, s.hash, o.day from signature s, open_day o, sealed
      where s.seq > sealed.seq and (s.seq % ${MAX_UNSEALED} = 0 or s.seq = (select max(n.seq) from signature n))
      returning sealed_on
    ) select min(sealed_on)::text as sealed_on from added having count(*) > 0`);
  if (!sealed) return;
  const closesAt = Date.parse(sealed.sealedOn) + DAY_MS + GRACE_MS;
  const runAt = new Date(Math.max(closesAt, context.now().getTime() + SOON_MS));
  context.enqueue(WRITE_LOG, {}, { runAt, key: `write-signature-log:${sealed.sealedOn}`, once: true }, PLATFORM);
}
