import { takeAll, type KeyedLimit } from '../../../core/access/take-all.js';
import type { Context } from '../../../core/context.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import { mailboxOf } from '../../../core/messages/mailbox.js';
import type { OfCheckIn } from '../check-in-jobs.js';
import { JOIN_CUSTOMER, PARTY_EMAIL } from '../entry/check-in-rows.js';
import { logEvent } from '../entry/log-event.js';
import { PLACE_LINK } from './kinds/place-link.js';
import { sendToParty } from './send-to-party.js';
import { DAY_MS, HOUR_MS } from '../../../core/durations.js';

/** Of one mailbox, and of a business: unlike texts, no cap of the outbox holds mails back. A text counts too that one may replace later. */
const MAILS_TO_ONE = { max: 4, windowMs: DAY_MS };
const MAILS_OF_BUSINESS = { max: 300, windowMs: HOUR_MS };

const waiting = (id: string): Sql => sql`
  select ${PARTY_EMAIL} as email from check_in c ${JOIN_CUSTOMER}
  where c.id = ${id} and c.deleted_at is null and c.status = 'checked-in'`;

/** Sends the link of its own page to a party that joined at a kiosk: by text, else by e-mail, which replaces no text that a cap holds back. */
export async function sendPlaceLink(context: Context, { checkInId }: OfCheckIn): Promise<void> {
  const party = await context.db.row<{ email: string | null }>(waiting(checkInId));
  if (!party) return;
  const fallBack = party.email !== null && (await takeAll(context.db, mailLimits(context, party.email), context.now()));
  const { sentBy, messageId, why } = await sendToParty(context, PLACE_LINK, {
    checkInId,
    fallBack,
    // The customer in front of the kiosk brings it about.
    trigger: 'stranger',
  });
  if (sentBy) logEvent(context, [checkInId], 'link-sent', { messageId });
  else logEvent(context, [checkInId], 'link-not-sent', { why });
}

const mailLimits = ({ businessId }: Context, email: string): KeyedLimit[] => [
  { key: `place-link:${businessId}:${mailboxOf(email)}`, ...MAILS_TO_ONE },
  { key: `place-links:${businessId}`, ...MAILS_OF_BUSINESS },
];
