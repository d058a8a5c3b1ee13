import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { forgetHold } from '../booking/booking-jobs.js';
import { CALENDAR } from '../topics.js';
import { MAX_OFFERS } from './standby-limits.js';
import type { OpenOffer, StandbyRow } from './standby-rows.js';

interface Closing {
  offer: OpenOffer;
  /** `silent`: nobody answered in time; `gone`: it went with its request, or never left. */
  answer: 'passed' | 'silent' | 'gone';
}

/** An offer ends without a booking: its time is given back, for the next one in line. Who answered no offer at all is not asked again after the last one. */
export async function closeOffer(context: Context, { id }: StandbyRow, { offer, answer }: Closing): Promise<void> {
  const { db } = context;
  await db.rows(sql`update standby_offer set answer = ${answer} where id = ${offer.id}`);
  if (offer.holdId !== null) await forgetHold(context, { holdId: offer.holdId });
  await db.rows(sql`
    update standby set ended_at = ${context.now()}, outcome = 'unanswered'
    where id = ${id} and ended_at is null and (
      select count(*) filter (where o.answer in ('passed', 'silent')) from standby_offer o where o.standby_id = ${id}) >= ${MAX_OFFERS}`);
  context.tick(CALENDAR);
}
