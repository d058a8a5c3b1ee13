import type { Context } from '../../../core/context.js';
import { BUSINESS_ID } from '../../../core/database/business-id.js';
import { sql } from '../../../core/database/sql.js';
import { withinSendingHours } from '../../../core/messages/sending-hours.js';
import { entrySettings } from '../settings/calendar-settings.js';
import { offerTime } from './offer-time.js';
import { isInLine } from './standby-rows.js';
import { OFFER_FREED_TIMES } from '../time/schedule-offers.js';

/** How many requests one run looks at; the next run goes on. */
const BATCH = 50;

/**
 * Offers what is free to those who wait for it, who waits longest first: whatever freed it. At night nobody is asked to answer within minutes: then it waits for
 * the morning.
 */
export async function offerFreedTimes(context: Context, { after = '0' }: { after?: string }): Promise<void> {
  const { db, businessId } = context;
  const now = context.now();
  // Two runs at once would both begin with the first in line.
  await db.rows(sql`select pg_advisory_xact_lock(hashtextextended('standby offers:' || ${BUSINESS_ID}, 0))`);
  const { timeZone } = await entrySettings(context);
  const opensAt = withinSendingHours(now, timeZone);
  if (opensAt > now) {
    context.enqueue(OFFER_FREED_TIMES, {}, { key: `offer-freed-times:${businessId}:morning`, runAt: opensAt });
    return;
  }
  const line = await db.rows<{ id: string }>(sql`
    select s.id from standby s
    where ${isInLine(now)} and s.id > ${after}
      and not exists (select from standby_offer o where o.business_id = s.business_id and o.standby_id = s.id and o.answer is null)
    order by s.id limit ${BATCH}`);
  for (const { id } of line) await offerTime(context, id);
  const last = line.at(-1);
  if (last && line.length === BATCH)
    context.enqueue(
      OFFER_FREED_TIMES,
      { after: last.id },
      { key: `offer-freed-times:${businessId}:rest`, again: true },
    );
}
