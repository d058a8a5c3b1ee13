import type { CheckInStatus } from '../../../../entities/CheckInStatus.js';
import { hasSharedSession, viewerKey } from '../../../core/access/viewer.js';
import { asId } from '../entry/check-in-by-id.js';
import { JOIN_CUSTOMER } from '../entry/check-in-rows.js';
import type { Context } from '../../../core/context.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import { firstLetter } from '../../../core/letters.js';
import { notFound } from '../../../core/Refusal.js';
import { OUR_BUSINESS } from '../../businesses/business.sql.js';
import { CHECK_IN_APPS } from '../../check-in-app/check-in-app.sql.js';
import type { CheckInReceipt } from './CheckInReceipt.js';
import { isOutOfReach } from './is-out-of-reach.js';
import { receiptGreeting } from './receipt-greeting.js';
import { readPlaces } from '../place-in-line/places.js';
import { appointedAt } from '../waits/checked-in-for.sql.js';
import { MINUTE_MS } from '../../../core/durations.js';

const KEPT_FOR_MS = 15 * MINUTE_MS;

interface Receipt {
  publicId: string;
  status: CheckInStatus;
  lastName: string;
  phone: string;
  greeting: string;
  appointedAt: Date | null;
  timeZone: string;
}

const receipt = (id: string, actor: string, since: Date): Sql => sql`
  select c.public_id, c.status, u.last_name, u.phone, (select greeting from ${CHECK_IN_APPS} a) as greeting, ${appointedAt(sql`c`)} as appointed_at,
    (select b.time_zone from ${OUR_BUSINESS} b) as time_zone
  from check_in c ${JOIN_CUSTOMER}
  join check_in_event e on e.business_id = c.business_id and e.check_in_id = c.id and e.kind = 'checked-in'
  where c.id = ${id} and c.deleted_at is null and e.actor = ${actor} and e.at > ${since}`;

/** The receipt of a recent check-in by this same kiosk or phone (ruling 46). Throws NOT_FOUND. */
export async function checkInReceipt(context: Context, id: string): Promise<CheckInReceipt> {
  const since = new Date(context.now().getTime() - KEPT_FOR_MS);
  const row = await context.db.row<Receipt>(receipt(asId(id), viewerKey(context.viewer), since));
  const place = row && (await readPlaces(context, [row.publicId])).get(row.publicId);
  if (!row || !place) throw notFound('That check-in');
  return {
    // Older clients share one session, so one could read another's check-in.
    checkInId: place.checkInId,
    publicId: hasSharedSession(context.viewer) ? null : place.publicId,
    alreadyInLine: false,
    firstName: place.firstName,
    lastInitial: firstLetter(row.lastName),
    checkedInAt: place.checkedInAt,
    status: place.status,
    position: place.position,
    partiesAhead: place.partiesAhead,
    peopleAhead: place.peopleAhead,
    quote: place.quote,
    isOutOfReach: isOutOfReach(context, row.phone),
    isSignatureKept: null,
    greeting: receiptGreeting(context, row),
  };
}
