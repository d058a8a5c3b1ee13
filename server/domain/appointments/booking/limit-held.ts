import { ErrorCode } from '../../../../entities/ErrorCode.js';
import type { Context } from '../../../core/context.js';
import { lockBusiness } from '../../../core/database/lock-business.js';
import { sql } from '../../../core/database/sql.js';
import { MINUTE_MS } from '../../../core/durations.js';
import { Refusal } from '../../../core/Refusal.js';
import { pseudonym } from '../../../core/tokens.js';
import { STAFF_MEMBERS } from '../../staff/staff.sql.js';
import type { EntrySettings } from '../settings/calendar-settings.js';
import { HOLD_MS } from './booking-limits.js';

/**
 * What one network address may hold of a day at a business before codes are typed, and before offers of freed times are answered: so many minutes, or so many
 * for each who works there, whichever is more. Ten people behind one address who book an hour each at a salon of five do not meet it, nor does a single visit however long it is.
 */
const MAX_HELD_MINUTES = 4 * 60;
const MAX_MINUTES_OF_EACH = 2 * 60;

/** A stand-in for the network address of the caller, at this business. */
export const sourceOfHold = ({ config, businessId, source }: Context): string =>
  pseudonym(config.secret, `hold\n${businessId}\n${source}`);

interface Wanted {
  /** Of sourceOfHold. */
  source: string;
  startsAt: Date;
  endsAt: Date;
  settings: EntrySettings;
}

/** Before a time is held. Throws RATE_LIMITED where too much of that day is held from the same network address. */
export async function requireFewHeld(context: Context, wanted: Wanted): Promise<void> {
  if (await isTooMuchHeld(context, wanted))
    throw new Refusal(
      ErrorCode.RATE_LIMITED,
      'Much of that day is being booked from your network just now. Please try again in 10 minutes, or choose another day.',
      { details: { retryAfterSeconds: HOLD_MS / 1000 } },
    );
}

/** Whether it would be more of that day than is held for one network address. */
export async function isTooMuchHeld(
  context: Context,
  { source, startsAt, endsAt, settings }: Wanted,
): Promise<boolean> {
  const { timeZone, bookingSlots } = settings;
  // Several at once from there are counted one after the other.
  lockBusiness(context, `holds of ${source}`);
  const row = await context.db.row<{ held: number; members: number }>(sql`
    select coalesce(sum(extract(epoch from h.ends_at - h.starts_at) / 60), 0)::int as held,
           (select count(*)::int from ${STAFF_MEMBERS} m where m.is_live) as members
    from booking_hold h
    where h.source = ${source} and h.appointment_id is null and h.expires_at > ${context.now()}
      and (h.starts_at at time zone ${timeZone}::text)::date = (${startsAt}::timestamptz at time zone ${timeZone}::text)::date`);
  const { held, members } = row!;
  const max = Math.max(MAX_HELD_MINUTES, MAX_MINUTES_OF_EACH * (members || bookingSlots));
  return held > 0 && held + (endsAt.getTime() - startsAt.getTime()) / MINUTE_MS > max;
}
