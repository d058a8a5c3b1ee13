import { randomBytes } from 'node:crypto';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { HOUR_MS } from '../../../core/durations.js';
import { Refusal } from '../../../core/Refusal.js';
import { hashToken } from '../../../core/tokens.js';
import type { PersonNamed } from '../../customers/person-input.js';
import { proofsOf } from '../links/proof-of.js';
import { bookableVisit, type VisitWish } from '../availability/bookable-visit.js';
import type { EntrySettings } from '../settings/calendar-settings.js';
import { endOf } from '../time/timed-parts.js';
import { scheduleOffers } from '../time/schedule-offers.js';
import { CALENDAR } from '../topics.js';
import { FORGET_HOLD } from './booking-jobs.js';
import { HOLD_MS } from './booking-limits.js';
import type { CodeChannel } from './booking.types.js';
import { type HoldRow, lockHold } from './hold-rows.js';
import { requireFewHeld, sourceOfHold } from './limit-held.js';
import { takeBookable } from './take-bookable.js';
import { BOOKING_CODE } from './booking-code-message.js';
import { sendCode } from './send-code.js';

/** How long an expired hold is kept, so that its holder hears that the time is over. It blocks nobody. */
const KEPT_MS = HOUR_MS;

/** The most staff members tried for 'anyone', one after the other. */
const MAX_CHOICES = 10;

export const newSalt = (): string => randomBytes(16).toString('base64url');

interface NewHold {
  token: string;
  salt: string;
  person: PersonNamed;
  email: string | null;
  notes?: string | null | undefined;
  channel: CodeChannel;
  wish: VisitWish;
  settings: EntrySettings;
}

/** Holds a bookable visit and sends the code. Callers count the code first. Throws INVALID_INPUT, INVALID_PLAN, SLOT_TAKEN, RATE_LIMITED, and CONFLICT with the reason CODE_NOT_SENT. */
export async function holdVisit(context: Context, { token, salt, person, email, ...hold }: NewHold): Promise<HoldRow> {
  const { notes, channel, wish, settings } = hold;
  let parts = await bookableVisit(context, wish);
  const endsAt = endOf(parts);
  await requireFewHeld(context, { source: sourceOfHold(context), startsAt: wish.startsAt, endsAt, settings });
  const now = context.now();
  const expiresAt = new Date(now.getTime() + HOLD_MS);
  const { id } = (await context.db.row<{ id: string }>(sql`
    insert into booking_hold
      (token_hash, salt, first_name, last_name, phone, email, notes, language, channel, channels, source, proofs, starts_at, ends_at, created_at, expires_at)
    values (${hashToken(token)}, ${salt}, ${person.firstName}, ${person.lastName}, ${person.phone}, ${email},
            ${notes?.trim() ?? ''}, ${context.facts.language}, ${channel}, ${[channel]}::text[], ${sourceOfHold(context)}, ${proofsOf(context.config.secret, { phone: person.phone, email })}::text[],
            ${wish.startsAt}, ${endsAt}, ${now}, ${expiresAt})
    returning id`))!;
  const owner = { holdId: id, expiresAt };
  for (let tries = 1; ; tries += 1)
    try {
      await takeBookable(context, { owner, parts, wish, settings });
      break;
    } catch (error) {
      if (!(error instanceof Refusal) || tries === MAX_CHOICES) throw error;
      // Who was free a moment ago was taken by another customer; somebody else may still be.
      parts = await bookableVisit(context, wish);
    }
  context.enqueue(
    FORGET_HOLD,
    { holdId: id },
    { key: `forget-hold:${id}`, runAt: new Date(expiresAt.getTime() + KEPT_MS) },
  );
  scheduleOffers(context, expiresAt);
  context.tick(CALENDAR);
  const row = await lockHold(context, token);
  await sendCode(context, BOOKING_CODE, row);
  return row;
}
