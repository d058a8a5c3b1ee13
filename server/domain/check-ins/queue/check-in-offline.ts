import { sql, type Sql } from '../../../core/database/sql.js';
import { CHECK_IN_APPS } from '../../check-in-app/check-in-app.sql.js';
import { signOffline } from '../agreement/sign-at-check-in.js';
import { forgetPhoneEmail } from './forget-phone-email.js';
import { joinQueue, type JoinResult } from './join-queue.js';
import { readQueueAndReserveId } from './queue-snapshot.js';
import type { Context } from '../../../core/context.js';
import { receiptOf } from './receipt-of.js';
import type { CheckInReceipt } from './CheckInReceipt.js';
import { offlineParty } from './offline-party.js';
import type { OfflineCheckInInput } from './OfflineCheckInInput.js';
import { readPlaces } from '../place-in-line/places.js';
import { viewerKey } from '../../../core/access/viewer.js';
import { isId } from '../../../core/ids.js';
import { MINUTE_MS } from '../../../core/durations.js';
import { earlierAnswer } from '../../../core/graphql/idempotency.js';
import type { FoundCustomer } from '../../customers/persons.js';
import { JOIN_CUSTOMER } from '../entry/check-in-rows.js';
import { day } from '../entry/time-windows.js';

/** A later one helps nobody in line. */
const MAX_HOURS = 24;
/** Tolerance for a visit that the server has already, if its answer was lost and the kiosk's clock differs. */
const SAME_VISIT_MS = MINUTE_MS;

interface ExistingCheckIn
  extends
    Pick<JoinResult, 'id' | 'publicId' | 'status' | 'createdAt' | 'greeting'>,
    Pick<FoundCustomer, 'firstName' | 'lastName' | 'phone'> {
  customerId: string;
}

const existingCheckIn = (where: Sql): Sql => sql`
  select c.id, c.public_id, c.status, c.created_at, a.greeting, c.customer_id, u.first_name, u.last_name, u.phone
  from check_in c ${JOIN_CUSTOMER} join ${CHECK_IN_APPS} a on a.business_id = c.business_id
  where c.deleted_at is null and ${where}
  order by c.created_at, c.id limit 1`;

/**
 * A kiosk sends a check-in that it took offline (rulings 17 and 18). Customers who were in line or checked in since keep their check-in.
 * Allowed while check-in is paused, and with a name or number that no text may carry or reach: the customer was told that they are in line.
 */
export async function checkInOffline(context: Context, input: OfflineCheckInInput): Promise<CheckInReceipt> {
  const { madeAt, signedAt, findCustomer } = await offlineParty(context, input, MAX_HOURS);
  const lost = await lostCheckIn(context, input.attemptKey);
  const customer = lost ? customerOf(lost) : await findCustomer();
  const existing = lost ?? (await sameVisit(context, customer.id, madeAt));
  const joinResult = existing
    ? await joinResultOf(context, existing)
    : joinQueue(
        context,
        await readQueueAndReserveId(context, { customerId: customer.id }, { ...input, madeAt }),
        { ...input, customerId: customer.id, phone: customer.phone },
        { byHost: false, madeAt },
      );
  const signer = { customerId: customer.id, checkInId: joinResult.id, signedAt };
  const isSignatureKept = await signOffline(context, signer, input);
  if (!lost && !joinResult.isAdded) forgetPhoneEmail(context, joinResult.id);
  return { ...receiptOf(context, customer, joinResult), isSignatureKept };
}

const customerOf = ({ customerId, firstName, lastName, phone }: ExistingCheckIn) => ({
  id: customerId,
  firstName,
  lastName,
  phone,
});

/** The check-in that this kiosk's own request added, if its answer was lost; null for none. Throws IN_FLIGHT while it is being worked on. */
async function lostCheckIn(context: Context, key: string | null | undefined): Promise<ExistingCheckIn | null> {
  if (!key) return null;
  const { db, viewer } = context;
  const answer = await earlierAnswer(db, { viewer, operation: 'checkIn', key, now: context.now() });
  const [receipt] = Object.values(answer ?? {}) as Partial<CheckInReceipt>[];
  const id = receipt?.checkInId;
  if (!id || !isId(id)) return null;
  // Aliases let a caller put any id into the stored answer, so the event log decides.
  const isOurs = sql`exists (
    select from check_in_event e
    where e.business_id = c.business_id and e.check_in_id = c.id and e.kind = 'checked-in' and e.actor = ${viewerKey(viewer)})`;
  return (await db.row<ExistingCheckIn>(existingCheckIn(sql`c.id = ${id} and ${isOurs}`))) ?? null;
}

/**
 * A check-in of the same visit: one that the customer was in line with at that time, or a later one in any status, by the host or by a request whose answer was
 * lost. Then no second one is added.
 */
async function sameVisit(context: Context, customerId: string, madeAt: Date): Promise<ExistingCheckIn | undefined> {
  const since = new Date(madeAt.getTime() - SAME_VISIT_MS);
  const wasInLine = sql`c.created_at >= (select today from day)
    and (c.status in ('checked-in', 'ready') or coalesce(c.serviced_at, c.canceled_at) >= ${madeAt})`;
  return context.db.row<ExistingCheckIn>(sql`
    with ${day(madeAt)} ${existingCheckIn(sql`c.customer_id = ${customerId} and (c.created_at >= ${since} or ${wasInLine})`)}`);
}

async function joinResultOf(context: Context, row: ExistingCheckIn): Promise<JoinResult> {
  const place = (await readPlaces(context, [row.publicId])).get(row.publicId)!;
  const { position, partiesAhead, peopleAhead, quote } = place;
  const { timeZone } = place.business;
  return { ...row, isAdded: false, appointedAt: null, timeZone, position, partiesAhead, peopleAhead, quote };
}
