import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { defineJob } from '../../../core/jobs/job.js';
import { CALENDAR } from '../topics.js';
import { closeOffer } from './close-offer.js';
import { lockAny, openOffer } from './standby-rows.js';

/** Forgets a request once it is over, with who made it. */
export const FORGET_STANDBY = defineJob<{ standbyId: string }>('forget-standby');

export async function forgetStandby(context: Context, { standbyId }: { standbyId: string }): Promise<void> {
  const standby = await lockAny(context, standbyId);
  if (!standby) return;
  const offer = await openOffer(context, standbyId);
  if (offer) await closeOffer(context, standby, { offer, answer: 'gone' });
  await context.db.rows(sql`delete from standby_offer where standby_id = ${standbyId}`);
  await context.db.rows(sql`delete from standby where id = ${standbyId}`);
  context.tick(CALENDAR);
}
