import { takeAll } from '../../../core/access/take-all.js';
import type { Context } from '../../../core/context.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import type { OfCheckIn } from '../check-in-jobs.js';
import { JOIN_CUSTOMER, PARTY_EMAIL } from '../entry/check-in-rows.js';
import { logEvent } from '../entry/log-event.js';
import { PLACE_LINK } from './kinds/place-link.js';
import { sendToParty } from './send-to-party.js';

/** Of one e-mail address: unlike texts, no cap of the outbox holds mails back. */
const MAILS = { max: 4, windowMs: 24 * 60 * 60 * 1000 };

const waiting = (id: string): Sql => sql`
  select lower(${PARTY_EMAIL}) as email from check_in c ${JOIN_CUSTOMER}
  where c.id = ${id} and c.deleted_at is null and c.status = 'checked-in'`;

/** Sends the link of its own page to a party that joined at a kiosk: by text, else by e-mail, which replaces no text that a cap holds back. */
export async function sendPlaceLink(context: Context, { checkInId }: OfCheckIn): Promise<void> {
  const party = await context.db.row<{ email: string | null }>(waiting(checkInId));
  if (!party) return;
  const key = `place-link:${context.businessId}:${party.email}`;
  const fallBack = party.email !== null && (await takeAll(context.db, [{ key, ...MAILS }], context.now()));
  const { sentBy, messageId, why } = await sendToParty(context, PLACE_LINK, {
    checkInId,
    channel: 'text',
    fallBack,
    // The customer in front of the kiosk brings it about.
    trigger: 'stranger',
  });
  if (sentBy) logEvent(context, [checkInId], 'link-sent', { messageId });
  else logEvent(context, [checkInId], 'link-not-sent', { why });
}
