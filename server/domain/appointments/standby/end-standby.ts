import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { CALENDAR } from '../topics.js';
import { closeOffer } from './close-offer.js';
import { openOffer, type Outcome, type StandbyRow } from './standby-rows.js';

/** A locked request ends, and gives back the time that is held for it. One that is over stays as it is. */
export async function endStandby(context: Context, standby: StandbyRow, outcome: Outcome): Promise<void> {
  if (standby.endedAt !== null || standby.verifiedAt === null) return;
  const offer = await openOffer(context, standby.id);
  if (offer) await closeOffer(context, standby, { offer, answer: 'gone' });
  await context.db.rows(
    sql`update standby set ended_at = ${context.now()}, outcome = ${outcome} where id = ${standby.id}`,
  );
  context.tick(CALENDAR);
}
