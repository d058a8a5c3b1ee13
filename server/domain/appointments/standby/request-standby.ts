import { randomBytes } from 'node:crypto';
import { RefusalReason } from '../../../../entities/RefusalReason.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { MINUTE_MS } from '../../../core/durations.js';
import { emailAddress } from '../../../core/email-address.js';
import { invalid, type Refusal } from '../../../core/Refusal.js';
import { hashToken } from '../../../core/tokens.js';
import { namedPerson, optionalEmail } from '../../customers/person-input.js';
import { lengthOf, MAX_VISIT_MINUTES } from '../availability/bookable-starts.js';
import { requireItems } from '../availability/bookable-visit.js';
import { bookingFacts } from '../availability/booking-facts.js';
import { dateOf, dayOf, localDay } from '../availability/LocalClock.js';
import { MAX_WINDOW } from '../availability/bookable-times.js';
import type { Days } from '../availability/dated-hours.js';
import { hoursOfVisit, type VisitHours } from '../availability/hours-of-visit.js';
import { countCode, HOLD_MS } from '../booking/booking-limits.js';
import { CodeChannel } from '../booking/booking.types.js';
import { sourceOfHold } from '../booking/limit-held.js';
import { sendCode } from '../booking/send-code.js';
import { sentCode } from '../booking/sent-code.js';
import { CALENDAR } from '../topics.js';
import { FORGET_STANDBY } from './forget-standby.js';
import { STANDBY_CODE } from './standby-code-message.js';
import { KEPT_MS, MAX_DATES } from './standby-limits.js';
import type { StandbyInput } from './standby.inputs.js';
import { standbyToken } from './standby-token.js';
import type { StandbyCode } from './standby.types.js';
import { MIDNIGHT, minuteOfDay, wantedMinutes } from './time-of-day.js';

/**
 * A customer asks to be told when a time frees up: they are sent a code, and wait once they typed it. Throws INVALID_INPUT, INVALID_PLAN, NOT_FOUND for items
 * and staff that are not offered, CONFLICT with the reason CODE_NOT_SENT, RATE_LIMITED.
 */
export async function requestStandby(context: Context, input: StandbyInput): Promise<StandbyCode> {
  const person = namedPerson(context, { ...input, dialCode: '1' });
  const typed = optionalEmail(input.email, input.channel === CodeChannel.EMAIL);
  const email = typed === null ? null : emailAddress(typed);
  const days = daysOf(input);
  const wanted = wantedMinutes(input);
  if (!wanted) throw invalid('toTime', 'The latest start must be after the earliest.');
  await countCode(context, input.channel === CodeChannel.EMAIL ? { email: email! } : { phone: person.phone });
  await requireItems(context, input.parts);
  await requireBookable(context, input, { days, ...wanted });
  const now = context.now();
  const expiresAt = new Date(now.getTime() + HOLD_MS);
  const salt = randomBytes(16).toString('base64url');
  const token = standbyToken(context, salt);
  const parts = input.parts.map(({ staffId, productIds }) => ({ staffId: staffId || null, productIds }));
  const row = (await context.db.row<{ id: string }>(sql`
    insert into standby
      (token_hash, salt, first_name, last_name, phone, email, language, channel, channels, parts, first_date, last_date, from_minute, to_minute, created_at, ends_at, network)
    values (${hashToken(token)}, ${salt}, ${person.firstName}, ${person.lastName}, ${person.phone}, ${email}, ${context.facts.language}, ${input.channel},
            ${[input.channel]}::text[], ${JSON.stringify(parts)}::jsonb, ${input.firstDate}::date, ${input.lastDate}::date, ${wanted.fromMinute}, ${wanted.toMinute}, ${now}, ${expiresAt}, ${sourceOfHold(context)})
    returning id`))!;
  context.enqueue(
    FORGET_STANDBY,
    { standbyId: row.id },
    { key: `forget-standby:${row.id}`, runAt: new Date(expiresAt.getTime() + KEPT_MS) },
  );
  context.tick(CALENDAR);
  const sent = { id: row.id, channel: input.channel, phone: person.phone, email, sends: 1 };
  await sendCode(context, STANDBY_CODE, sent);
  return { token, expiresAt, ...sentCode(sent) };
}

/** The wanted dates as days since 1970. Throws INVALID_INPUT. */
function daysOf({ firstDate, lastDate }: StandbyInput): Days {
  const [first, last] = [dayOf(firstDate), dayOf(lastDate)];
  for (const [field, day, date] of [
    ['firstDate', first, firstDate],
    ['lastDate', last, lastDate],
  ] as const)
    if (Number.isNaN(day) || dateOf(day) !== date)
      throw invalid(field, 'Please choose a date.', { reason: RefusalReason.MISSING });
  if (last < first) throw invalid('lastDate', 'The last date must not be before the first.');
  if (last - first >= MAX_DATES) throw invalid('lastDate', `Choose ${MAX_DATES} days at most.`);
  return { first, last };
}

const noHours = (field: string, message: string): Refusal =>
  invalid(field, message, { reason: RefusalReason.NO_HOURS });

/** Throws for what could never be booked, whatever frees up. */
async function requireBookable(
  context: Context,
  { parts: wanted }: StandbyInput,
  { days, fromMinute, toMinute }: { days: Days; fromMinute: number; toMinute: number },
): Promise<void> {
  const today = localDay('UTC', Math.floor(context.now().getTime() / MINUTE_MS));
  // Of dates that are far away nothing is read.
  const near = {
    first: Math.min(Math.max(days.first, today), today + MAX_WINDOW),
    last: Math.min(days.last, today + MAX_WINDOW),
  };
  const { facts, parts } = await bookingFacts(context, { parts: wanted, days: near });
  const { timeZone, now, settings } = facts;
  const firstOpen = localDay(timeZone, now) + (settings.noticeMinutes === null ? 1 : 0);
  const lastOpen = localDay(timeZone, now) + settings.windowDays;
  if (days.last < firstOpen) throw invalid('lastDate', 'That date is past, or too soon to be booked online.');
  if (days.first > lastOpen) throw invalid('firstDate', 'That date cannot be booked online yet.');
  if (lengthOf(parts) > MAX_VISIT_MINUTES) throw invalid('parts', 'A visit of more than a day is booked by the staff.');
  // A day that comes into the window later counts, too.
  const ahead = { ...facts, settings: { ...settings, windowDays: MAX_WINDOW } };
  const hours = [...hoursOfVisit(ahead, { parts, days: near }).values()];
  if (hours.length === 0) throw noHours('firstDate', 'No hours on these days are long enough for this visit.');
  // What is wanted past midnight may be in the hours of the next day.
  const suits = ({ firstStart, lastStart }: VisitHours) =>
    toMinute >= MIDNIGHT || (minuteOfDay(firstStart) <= toMinute && minuteOfDay(lastStart) >= fromMinute);
  if (!hours.some(suits)) throw noHours('fromTime', 'This visit cannot begin at that time of day.');
}
