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

/** A later one helps nobody in line. */
const MAX_HOURS = 24;
/** Tolerance for a visit that the server has already, if its answer was lost and the kiosk's clock differs. */
const SAME_VISIT_MS = MINUTE_MS;

type TakenRow = Pick<JoinResult, 'id' | 'publicId' | 'status' | 'createdAt' | 'greeting'> & {
  customerId: string;
} & Pick<FoundCustomer, 'firstName' | 'lastName' | 'phone'>;

const taken = (where: Sql): Sql => sql`
  select c.id, c.public_id, c.status, c.created_at, a.greeting, c.customer_id, u.first_name, u.last_name, u.phone
  from check_in c ${JOIN_CUSTOMER} join ${CHECK_IN_APPS} a on a.business_id = c.business_id
  where c.deleted_at is null and ${where}
  order by c.created_at, c.id limit 1`;

/**
 * A kiosk sends a check-in that it took offline (rulings 17 and 18). Customers in line or checked in since keep their check-in.
 * Allowed while check-in is paused, and with a name or number that no text may carry or reach: the customer was told that they are in line.
 */
export async function checkInOffline(context: Context, input: OfflineCheckInInput): Promise<CheckInReceipt> {
  const { madeAt, signedAt, findCustomer } = await offlineParty(context, input, MAX_HOURS);
  const attempt = await attemptOf(context, input.attemptKey);
  const customer = attempt ? { ...attempt, id: attempt.customerId } : await findCustomer();
  const joinResult =
    (attempt && (await joinResultOf(context, attempt))) ??
    (await takenSince(context, customer.id, madeAt)) ??
    joinQueue(
      context,
      await readQueueAndReserveId(context, { customerId: customer.id }, { ...input, madeAt }),
      { ...input, customerId: customer.id, phone: customer.phone },
      { byHost: false, madeAt },
    );
  const signer = { customerId: customer.id, checkInId: joinResult.id, signedAt };
  const isSignatureKept = await signOffline(context, signer, input);
  if (!attempt && !joinResult.isAdded) forgetPhoneEmail(context, joinResult.id);
  return { ...receiptOf(context, customer, joinResult), isSignatureKept };
}

/** What this kiosk's own request added of which it got no answer: the customer may have typed another name since. Throws IN_FLIGHT while that is worked on. */
async function attemptOf(context: Context, key: string | null | undefined): Promise<TakenRow | null | undefined> {
  const { db, viewer } = context;
  const answer = key ? await earlierAnswer(db, { viewer, operation: 'checkIn', key, now: context.now() }) : null;
  const [receipt] = Object.values(answer ?? {}) as Partial<CheckInReceipt>[];
  const id = receipt?.checkInId;
  // What an answer says under a name is the caller's choice: only what this kiosk itself added counts.
  return id && isId(id)
    ? db.row<TakenRow>(
        taken(sql`c.id = ${id} and exists (
        select from check_in_event e where e.business_id = c.business_id and e.check_in_id = c.id and e.kind = 'checked-in' and e.actor = ${viewerKey(viewer)})`),
      )
    : null;
}

/** A later check-in of the customer in any status, by the host or by a request whose answer was lost: then no second one is added. */
async function takenSince(context: Context, customerId: string, madeAt: Date): Promise<JoinResult | null> {
  const since = new Date(madeAt.getTime() - SAME_VISIT_MS);
  const row = await context.db.row<TakenRow>(taken(sql`c.customer_id = ${customerId} and c.created_at >= ${since}`));
  return row ? joinResultOf(context, row) : null;
}

async function joinResultOf(context: Context, row: TakenRow): Promise<JoinResult> {
  const { position, partiesAhead, peopleAhead, quote } = (await readPlaces(context, [row.publicId])).get(row.publicId)!;
  return { ...row, isAdded: false, position, partiesAhead, peopleAhead, quote };
}
