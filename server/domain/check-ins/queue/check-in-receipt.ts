import type { CheckInStatus } from '../../../../entities/CheckInStatus.js';
import { sharedPhoneSession, viewerKey } from '../../../core/access/viewer.js';
import { asId } from './check-in-by-id.js';
import type { Context } from '../../../core/context.js';
import { notFound } from '../../../core/Refusal.js';
import { greetingOf } from '../../check-in-app/greeting.js';
import type { CheckInReceipt } from './CheckInReceipt.js';
import { readPlaces } from '../place-in-line/places.js';

const KEPT_FOR_MS = 15 * 60 * 1000;

const JUST_MADE = `
  select c.public_id, c.status, u.last_name, (select greeting from check_in_app) as greeting
  from check_in c
  join customer u on u.business_id = c.business_id and u.id = c.customer_id
  join check_in_event e on e.business_id = c.business_id and e.check_in_id = c.id and e.kind = 'checked-in'
  where c.id = $1 and c.deleted_at is null and e.actor = $2 and e.at > $3`;

/** The entry that this very kiosk or phone has just made (ruling 46). */
export async function checkInReceipt(context: Context, id: string): Promise<CheckInReceipt> {
  const now = context.now();
  const row = await context.db.row<{ public_id: string; status: CheckInStatus; last_name: string; greeting: string }>(
    JUST_MADE,
    [asId(id), viewerKey(context.viewer), new Date(now.getTime() - KEPT_FOR_MS)],
  );
  const place = row && (await readPlaces(context, [row.public_id])).get(row.public_id);
  if (!row || !place) throw notFound('That check-in');
  const { viewer } = context;
  const isShared = viewer.kind === 'phone' && viewer.phoneSessionId === sharedPhoneSession(viewer.businessId);
  return {
    // Many older clients share one session: what one of them made, another could ask for.
    checkInId: place.checkInId,
    publicId: isShared ? null : place.publicId,
    alreadyInLine: false,
    firstName: place.firstName,
    lastInitial: row.last_name.slice(0, 1).toUpperCase(),
    checkedInAt: place.checkedInAt,
    status: place.status,
    position: place.position,
    partiesAhead: place.partiesAhead,
    peopleAhead: place.peopleAhead,
    quote: place.quote,
    greeting: greetingOf(row.greeting),
  };
}
