import type { CheckInStatus } from '../../../../entities/CheckInStatus.js';
import { enforceRateLimit } from '../../../core/access/rate-limit.js';
import { limitKey } from '../../../core/access/viewer.js';
import { joinQueue, readQueueSnapshot, type JoinResult } from './join-queue.js';
import type { Context } from '../../../core/context.js';
import { findOrAddCustomer } from '../../customers/customer-of-handle.js';
import { namedPerson } from '../../customers/person-input.js';
import { findOrAddPerson } from '../../customers/persons.js';
import { greetingOf } from '../../check-in-app/greeting.js';
import type { CheckInReceipt } from './CheckInReceipt.js';
import { madeAtOf } from './offline-check-in-time.js';
import type { OfflineCheckInInput } from './OfflineCheckInInput.js';
import { readPlaces } from '../place-in-line/places.js';

/** A busy day that arrives at once; more is a script. */
const MOST_PER_HOUR = { max: 1000, windowMs: 60 * 60 * 1000 };
/** The server may have entered the same visit just before: its answer was lost, and the kiosk's clock is not quite ours. */
const SAME_VISIT_MS = 60_000;

const TIME_ZONE = `select time_zone as "timeZone" from business where id = current_setting('app.business_id')::bigint`;

/** Whatever became of it: who was taken since, by the host or by a request whose answer was lost, is not put in line once more. */
const SINCE = `
  select c.id, c.public_id as "publicId", c.status, c.created_at as "createdAt", a.greeting
  from check_in c join check_in_app a on a.business_id = c.business_id
  where c.customer_id = $1 and c.deleted_at is null and c.created_at >= $2
  order by c.created_at, c.id limit 1`;

/**
 * A kiosk hands in a check-in that it took without a network (rulings 17 and 18). Who is in line, or was taken since, keeps the entry they have.
 * While check-in is paused it counts too: the customer was told that they are in.
 */
export async function checkInOffline(
  context: Context,
  { firstName, lastName, phone, partySize, temperature = null, notes, madeAt }: OfflineCheckInInput,
): Promise<CheckInReceipt> {
  const person = namedPerson({ firstName, lastName, phone, dialCode: '1' });
  const now = context.now();
  await context.preflight((db) =>
    enforceRateLimit(db, `check-in-offline:${limitKey(context.viewer, context.facts.address)}`, MOST_PER_HOUR, now),
  );
  const { timeZone } = (await context.db.row<{ timeZone: string }>(TIME_ZONE))!;
  const at = madeAtOf(madeAt, timeZone, now);
  const customer = await findOrAddCustomer(context.db, await findOrAddPerson(context.db, person, now), now);
  const entered =
    (await takenSince(context, customer.id, at)) ??
    joinQueue(
      context,
      await readQueueSnapshot(context, { customerId: customer.id }, at),
      { customerId: customer.id, partySize, temperature, notes: notes ?? '' },
      { byHost: false, madeAt: at },
    );
  return {
    checkInId: entered.id,
    publicId: entered.isAdded ? entered.publicId : null,
    alreadyInLine: !entered.isAdded,
    firstName: customer.firstName,
    lastInitial: customer.lastName.slice(0, 1).toUpperCase(),
    checkedInAt: entered.createdAt,
    status: entered.status,
    position: entered.position,
    partiesAhead: entered.partiesAhead,
    peopleAhead: entered.peopleAhead,
    quote: entered.quote,
    greeting: greetingOf(entered.greeting),
  };
}

async function takenSince(context: Context, customerId: string, madeAt: Date): Promise<JoinResult | null> {
  const row = await context.db.row<{
    id: string;
    publicId: string;
    status: CheckInStatus;
    createdAt: Date;
    greeting: string;
  }>(SINCE, [customerId, new Date(madeAt.getTime() - SAME_VISIT_MS)]);
  if (!row) return null;
  const { position, partiesAhead, peopleAhead, quote } = (await readPlaces(context, [row.publicId])).get(row.publicId)!;
  return { ...row, isAdded: false, position, partiesAhead, peopleAhead, quote };
}
