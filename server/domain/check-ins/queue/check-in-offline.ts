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
import { MINUTE_MS } from '../../../core/durations.js';

/** A later one helps nobody in line. */
const MAX_HOURS = 24;
/** Tolerance for a visit that the server has already, if its answer was lost and the kiosk's clock differs. */
const SAME_VISIT_MS = MINUTE_MS;

type TakenRow = Pick<JoinResult, 'id' | 'publicId' | 'status' | 'createdAt' | 'greeting'>;

/** A later check-in of the customer in any status, by the host or by a request whose answer was lost: then no second one is added. */
const laterCheckIn = (customerId: string, since: Date): Sql => sql`
  select c.id, c.public_id, c.status, c.created_at, a.greeting
  from check_in c join ${CHECK_IN_APPS} a on a.business_id = c.business_id
  where c.customer_id = ${customerId} and c.deleted_at is null and c.created_at >= ${since}
  order by c.created_at, c.id limit 1`;

/**
 * A kiosk sends a check-in that it took offline (rulings 17 and 18). Customers in line or checked in since keep their check-in.
 * Allowed while check-in is paused, and with a name or number that no text may carry or reach: the customer was told that they are in line.
 */
export async function checkInOffline(context: Context, input: OfflineCheckInInput): Promise<CheckInReceipt> {
  const { customer, madeAt, signedAt } = await offlineParty(context, input, MAX_HOURS);
  const joinResult =
    (await takenSince(context, customer.id, madeAt)) ??
    joinQueue(
      context,
      await readQueueAndReserveId(context, { customerId: customer.id }, { ...input, madeAt }),
      { ...input, customerId: customer.id, phone: customer.phone },
      { byHost: false, madeAt },
    );
  await signOffline(context, { customerId: customer.id, checkInId: joinResult.id, signedAt }, input);
  if (!joinResult.isAdded) forgetPhoneEmail(context, joinResult.id);
  return receiptOf(context, customer, joinResult);
}

async function takenSince(context: Context, customerId: string, madeAt: Date): Promise<JoinResult | null> {
  const row = await context.db.row<TakenRow>(laterCheckIn(customerId, new Date(madeAt.getTime() - SAME_VISIT_MS)));
  if (!row) return null;
  const { position, partiesAhead, peopleAhead, quote } = (await readPlaces(context, [row.publicId])).get(row.publicId)!;
  return { ...row, isAdded: false, position, partiesAhead, peopleAhead, quote };
}
