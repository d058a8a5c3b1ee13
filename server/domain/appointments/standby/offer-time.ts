import { randomBytes } from 'node:crypto';
import { ErrorCode } from '../../../../entities/ErrorCode.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { HOUR_MS, MINUTE_MS } from '../../../core/durations.js';
import { Refusal } from '../../../core/Refusal.js';
import { hashToken } from '../../../core/tokens.js';
import { bookableTimes } from '../availability/bookable-times.js';
import { bookableVisit } from '../availability/bookable-visit.js';
import { dateOf, dayOf, localDay } from '../availability/LocalClock.js';
import { FORGET_HOLD } from '../booking/booking-jobs.js';
import { holdToken } from '../booking/hold-token.js';
import { isTooMuchHeld } from '../booking/limit-held.js';
import { takeTime } from '../entry/take-time.js';
import { proofsOf } from '../links/proof-of.js';
import { entrySettings } from '../settings/calendar-settings.js';
import { endOf, type TimedPart } from '../time/timed-parts.js';
import { CALENDAR } from '../topics.js';
import { EXPIRE_OFFER } from './expire-offer.js';
import { fittingStarts } from './fitting-starts.js';
import { sendToStandby } from './send-to-standby.js';
import { EARLIEST_MS, OFFER_MS } from './standby-limits.js';
import { STANDBY_OFFER } from './standby-offer-message.js';
import { lockInLine, openOffer, type StandbyRow } from './standby-rows.js';
import { MIDNIGHT } from './time-of-day.js';
import type { Span } from './undoable-times.js';

/** Starts that are tried: a customer may just take one. */
const MAX_TRIES = 3;

/**
 * Holds the first free time that fits a request, and offers it; none that touches one of the `undoable`. Returns whether it tried: the request is locked then, and
 * maybe times.
 */
export async function offerTime(context: Context, seen: StandbyRow, undoable: readonly Span[]): Promise<boolean> {
  const starts = (await unlessRefused(() => startsFor(context, seen, undoable))) ?? [];
  if (starts.length === 0) return false;
  const standby = await lockInLine(context, seen.id);
  // It ended meanwhile, or another run was faster.
  if (!standby || (await openOffer(context, standby.id))) return true;
  for (const startsAt of starts.slice(0, MAX_TRIES)) {
    const parts = await unlessRefused(() => bookableVisit(context, { startsAt, parts: standby.parts }));
    const holdId = parts && (await hold(context, standby, parts));
    if (!parts || !holdId) continue;
    await offer(context, standby, { holdId, startsAt, endsAt: endOf(parts) });
    break;
  }
  return true;
}

/** What a customer would be refused: the plan, an item or a staff member went, or the time did. */
const REFUSED = [ErrorCode.SLOT_TAKEN, ErrorCode.NOT_FOUND, ErrorCode.INVALID_PLAN, ErrorCode.INVALID_INPUT];

async function unlessRefused<Result>(work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal && REFUSED.includes(error.code)) return null;
    throw error;
  }
}

/** When the wanted visit can begin, of what was not offered before. */
async function startsFor(context: Context, standby: StandbyRow, undoable: readonly Span[]): Promise<Date[]> {
  const { timeZone } = await entrySettings(context);
  const now = context.now();
  const first = Math.max(dayOf(standby.firstDate), localDay(timeZone, Math.floor(now.getTime() / MINUTE_MS)));
  const last = dayOf(standby.lastDate) + (standby.toMinute < MIDNIGHT ? 0 : 1);
  const days = last - first + 1;
  const free = await bookableTimes(context, { firstDate: dateOf(first), days, parts: standby.parts });
  const passed = await context.db.rows<Span>(
    sql`select starts_at, ends_at from standby_offer where standby_id = ${standby.id}`,
  );
  const earliest = new Date(now.getTime() + EARLIEST_MS);
  return fittingStarts(
    free.days.flatMap(({ times }) => times),
    { ...standby, timeZone, minutes: free.minutes, earliest, passed: [...passed, ...undoable] },
  );
}

/** Holds the time as if its customer typed a code; null where somebody has just taken it, or much is held for their network already. */
async function hold(context: Context, standby: StandbyRow, parts: readonly TimedPart[]): Promise<string | null> {
  const { db } = context;
  const now = context.now();
  const expiresAt = new Date(now.getTime() + OFFER_MS);
  const { firstName, lastName, phone, email, language, channel, network } = standby;
  const [startsAt, endsAt] = [parts[0]!.startsAt, endOf(parts)];
  const settings = await entrySettings(context);
  if (network !== '' && (await isTooMuchHeld(context, { source: network, startsAt, endsAt, settings }))) return null;
  const row = (await db.row<{ id: string }>(sql`
    insert into booking_hold (token_hash, salt, first_name, last_name, phone, email, language, channel, source, proofs, starts_at, ends_at, created_at, expires_at)
    values (${hashToken(holdToken(context, null))}, ${randomBytes(16).toString('base64url')}, ${firstName}, ${lastName}, ${phone}, ${email}, ${language},
            ${channel}, ${network}, ${proofsOf(context.config.secret, { phone, email })}::text[], ${startsAt}, ${endsAt}, ${now}, ${expiresAt})
    returning id`))!;
  const isTaken = await unlessRefused(async () =>
    takeTime(context, {
      owner: { holdId: row.id, expiresAt },
      isEvent: false,
      isLive: true,
      parts,
      settings,
      overrules: false,
      alternatives: () => Promise.resolve([]),
    }),
  );
  if (isTaken !== null) return row.id;
  await db.rows(sql`delete from booking_hold where id = ${row.id}`);
  return null;
}

interface Held {
  holdId: string;
  startsAt: Date;
  endsAt: Date;
}

async function offer(context: Context, standby: StandbyRow, { holdId, startsAt, endsAt }: Held): Promise<void> {
  const { db } = context;
  const now = context.now();
  const expiresAt = new Date(now.getTime() + OFFER_MS);
  const { id } = (await db.row<{ id: string }>(sql`
    insert into standby_offer (standby_id, hold_id, starts_at, ends_at, offered_at, expires_at)
    values (${standby.id}, ${holdId}, ${startsAt}, ${endsAt}, ${now}, ${expiresAt}) returning id`))!;
  const { sentBy } = await sendToStandby(context, STANDBY_OFFER, standby, { offerId: id });
  if (!sentBy) {
    // It is as if it had not been offered: another run may reach them.
    db.send(sql`delete from standby_offer where id = ${id}`);
    db.send(sql`delete from booked_time where hold_id = ${holdId}`);
    await db.rows(sql`delete from booking_hold where id = ${holdId}`);
    return;
  }
  context.enqueue(
    EXPIRE_OFFER,
    { standbyId: standby.id, offerId: id },
    { key: `expire-offer:${id}`, runAt: expiresAt },
  );
  context.enqueue(
    FORGET_HOLD,
    { holdId },
    { key: `forget-hold:${holdId}`, runAt: new Date(expiresAt.getTime() + HOUR_MS) },
  );
  context.tick(CALENDAR);
}
