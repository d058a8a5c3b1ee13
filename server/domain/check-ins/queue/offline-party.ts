import { enforceRateLimit } from '../../../core/access/rate-limit.js';
import { limitKey } from '../../../core/access/viewer.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { HOUR_MS } from '../../../core/durations.js';
import { OUR_BUSINESS } from '../../businesses/business.sql.js';
import { findOrAddCustomer } from '../../customers/customer-of-handle.js';
import { namedPerson } from '../../customers/person-input.js';
import { findOrAddPerson, type FoundCustomer } from '../../customers/persons.js';
import { madeAtOf, signedAtOf } from './offline-check-in-time.js';
import type { OfflineCheckInInput } from './OfflineCheckInInput.js';

/** A busy day sent at once; more is a script. */
const MAX_PER_HOUR = { max: 1000, windowMs: HOUR_MS };

interface OfflineParty {
  madeAt: Date;
  signedAt: Date;
  findCustomer(): Promise<FoundCustomer>;
}

/** Who was at a kiosk without a network, and when; `findCustomer` adds a customer who is not there. Throws RATE_LIMITED, INVALID_INPUT for a time more than `maxHours` back. */
export async function offlineParty(
  context: Context,
  input: OfflineCheckInInput,
  maxHours: number,
): Promise<OfflineParty> {
  const { firstName, lastName, phone } = input;
  const person = namedPerson(context, { firstName, lastName, phone, dialCode: '1' }, { isGreeted: true });
  const now = context.now();
  await context.preflight((db) =>
    enforceRateLimit(db, `check-in-offline:${limitKey(context.viewer, context.source)}`, MAX_PER_HOUR, now),
  );
  const { timeZone } = (await context.db.row<{ timeZone: string }>(sql`select b.time_zone from ${OUR_BUSINESS} b`))!;
  const madeAt = madeAtOf(input.madeAt, { timeZone, now, maxHours });
  const signedAt = signedAtOf(input.signedAt, { madeAt, timeZone, now });
  const findCustomer = async () => findOrAddCustomer(context, await findOrAddPerson(context, person));
  return { madeAt, signedAt, findCustomer };
}
