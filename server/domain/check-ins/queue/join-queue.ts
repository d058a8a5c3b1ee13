import { CheckInStatus } from '../../../../entities/CheckInStatus.js';
import { RefusalReason } from '../../../../entities/RefusalReason.js';
import type { SelectedProduct } from '../../../../entities/SelectedProduct.js';
import type { WaitQuote } from '../../../../entities/WaitQuote.js';
import { joinSql, NO_SQL, sql, type Sql } from '../../../core/database/sql.js';
import { enqueueOnceSql, enqueueSql } from '../../../core/jobs/job.js';
import { newToken, pseudonym } from '../../../core/tokens.js';
import { PLANS } from '../../../core/access/plans.js';
import { hasSharedSession, limitKey, SYSTEM, viewerKey } from '../../../core/access/viewer.js';
import type { Context } from '../../../core/context.js';
import { HOST_CONSENT, textConsent } from '../../../core/messages/consent.js';
import { grantConsent } from '../../../core/messages/text-consent.sql.js';
import { Refusal, invalid } from '../../../core/Refusal.js';
import { ErrorCode } from '../../../../entities/ErrorCode.js';
import { logArrival } from '../../appointments/of-line/log-arrival.js';
import { CUSTOMERS } from '../../customers/customer.sql.js';
import { ASK_VISITORS, MEASURE_PACE, SEND_PLACE_LINK, TELL_CLOSE } from '../check-in-jobs.js';
import { CHECK_IN_LINK } from '../entry/check-in-link.js';
import { appointmentWords } from '../entry/appointment-words.js';
import { itemsOf, showsAppointment, type ExpectedParty } from '../entry/expected-party.js';
import { unlinkAppointment } from '../entry/unlink-appointment.js';
import { chosenProducts } from '../entry/choose-products.js';
import { choiceWords, chosenStaff, type ChosenStaff } from '../entry/choose-staff.js';
import { actorOf } from '../entry/log-event.js';
import { QUEUE } from '../topics.js';
import { quoterOf } from '../waits/quote.js';
import { isOutOfReach } from './is-out-of-reach.js';
import { MAX_PRODUCTS, type PartyInput } from './PartyInput.js';
import type { QueueSnapshot } from './queue-snapshot.js';
import { FEEDBACK_AFTER_MS, JUST_SHOWN_MS } from '../entry/time-windows.js';

/** A customer and what they entered. */
export interface Party extends Omit<PartyInput, 'productIds' | 'staffId'> {
  customerId: string;
  /** The customer's number: older phones share one session. */
  phone: string;
  /** What a phone gave for this check-in only. */
  email?: string | null;
}

/** The customer's check-in: the new one, or the one they already had. */
export interface JoinResult {
  id: string;
  publicId: string;
  status: CheckInStatus;
  createdAt: Date;
  isAdded: boolean;
  position: number | null;
  partiesAhead: number;
  peopleAhead: number;
  quote: WaitQuote | null;
  greeting: string;
  /** When the appointment begins for which this check-in is; null for a walk-in, and of a check-in that they already had. */
  appointedAt: Date | null;
  timeZone: string;
}

/** How a party joins. */
export interface JoinOptions {
  /** Added by the host: allowed while check-in is paused. */
  byHost: boolean;
  /** Of the staff member that the host gave: whether the customer asked for them. A customer's choice always is a wish. */
  askedForStaff?: boolean;
  /** When a kiosk took it offline; null for now. Allowed while check-in is paused, as the customer was told that they are in line. */
  madeAt?: Date | null;
}

interface NewCheckIn extends Party {
  temperature: string | null;
  notes: string;
  selectedProducts: readonly SelectedProduct[];
  staff: ChosenStaff | null;
  askedForStaff: boolean;
  id: string;
  publicId: string;
  at: Date;
  /** When the server received it, if a kiosk took it offline. */
  receivedAt: Date | null;
  partiesAhead: number;
  quote: WaitQuote | null;
  language: Sql;
  expected: ExpectedParty | null;
  timeZone: string;
  /** Whether the party gets the link of its own page by a message. */
  getsLink: boolean;
  isOutOfReach: boolean;
}

/** Inserts the check-in with its quote, its event, the customer's consent to texts, and its jobs. */
function insertCheckIn(context: Context, party: NewCheckIn, jobs: readonly Sql[]): Sql {
  const { id, publicId, customerId, partySize, at, partiesAhead, quote, staff, expected } = party;
  const [actor, actorName] = actorOf(context);
  const { session, address } = pseudonymsOf(context, party.phone);
  const agreement = agreementOf(context);
  const phones = sql`select u.dial_code, u.phone from ${CUSTOMERS} u where u.id = ${customerId}`;
  return sql`
  with added as (
    insert into check_in (
      id, public_id, customer_id, party_size, temperature, notes, created_at, received_at, is_new_customer,
      parties_ahead, quote_low, quote_high, language, joined_by, joined_from, email, selected_products,
      staff_id, asked_for_staff, appointment_id, appointed_at, place_from
    ) values (
      ${id}, ${publicId}, ${customerId}, ${partySize}, ${party.temperature}, ${party.notes}, ${at}, ${party.receivedAt},
      not exists (select from check_in where customer_id = ${customerId}),
      ${partiesAhead}, ${quote?.lowMinutes}, ${quote?.highMinutes}, ${party.language}, ${session}, ${address}, ${party.email ?? null}, ${JSON.stringify(party.selectedProducts)}::jsonb,
      ${staff?.id ?? null}, ${party.askedForStaff}, ${expected?.id}, ${expected?.startsAt}, ${expected?.placeFrom}
    )
  ), logged as (
    insert into check_in_event (check_in_id, kind, at, actor, actor_name, data)
    select ${id}::bigint, 'checked-in', ${at}::timestamptz, ${actor}, ${actorName}, ${joinData(party)}::jsonb
    ${party.getsLink && party.isOutOfReach ? linkNotSent(party) : NO_SQL}
  )${agreement ? sql`, agreed as (${grantConsent(phones, { ...agreement, at })})` : NO_SQL}
  select ${joinSql(jobs, sql`, `)}`;
}

/** Who was chosen, and the appointment, stand in the log like changes of theirs. */
function joinData({ partySize, staff, askedForStaff, expected, timeZone }: NewCheckIn): object {
  const after = {
    ...(staff && { staff: choiceWords({ staff, askedForStaff }) }),
    ...(expected && { appointment: appointmentWords(expected, timeZone) }),
  };
  const fields = Object.keys(after);
  if (fields.length === 0) return { partySize };
  return { partySize, fields, before: Object.fromEntries(fields.map((field) => [field, ''])), after };
}

/** Jobs of the whole business, added once for many parties. */
function jobsOf(
  context: Context,
  { tellsClose, asksFeedback, lineNow }: QueueSnapshot,
  partiesAhead: number,
  at: Date,
): Sql[] {
  const { businessId } = context;
  const jobs: Sql[] = [];
  // Without a pace nobody has a quote, although an older version may have measured long ago.
  if (!lineNow)
    jobs.push(
      enqueueOnceSql(MEASURE_PACE, { businessId, payload: {}, runAt: sql`null`, key: `measure-pace:${businessId}` }),
    );
  if (tellsClose && partiesAhead > 0) {
    const runAt = sql`${new Date(context.now().getTime() + JUST_SHOWN_MS)}::timestamptz`;
    jobs.push(enqueueOnceSql(TELL_CLOSE, { businessId, payload: {}, runAt, key: `tell-close-later:${businessId}` }));
  }
  if (asksFeedback) {
    const runAt = sql`${new Date(at.getTime() + FEEDBACK_AFTER_MS)}::timestamptz`;
    const payload = { since: at.toISOString() };
    jobs.push(enqueueOnceSql(ASK_VISITORS, { businessId, payload, runAt, key: `ask-unseated:${businessId}` }));
  }
  return jobs;
}

/** Who joins at a kiosk holds no link of their own page yet. A position, or none after a long time offline, decides whether it is worth a message. */
const getsLink = ({ viewer }: Context, { isLive, sendsLinks }: QueueSnapshot): boolean =>
  viewer.kind === 'kiosk' && isLive && sendsLinks;

const hasEmail = (customerId: string): Sql =>
  sql`exists (select from ${CUSTOMERS} u where u.id = ${customerId} and u.email is not null)`;

/** No job where the link cannot be sent: that would cost more than the check-in itself. */
function linkJobOf({ businessId, viewer }: Context, party: NewCheckIn): Sql {
  const { id, customerId } = party;
  const job = enqueueSql(SEND_PLACE_LINK, {
    businessId,
    payload: { checkInId: id },
    runAt: sql`null`,
    key: `send-place-link:${id}`,
  });
  const isReached = 'plan' in viewer && PLANS[viewer.plan].texts > 0 && !party.isOutOfReach;
  return isReached ? job : sql`case when ${hasEmail(customerId)} then ${job} end`;
}

/** What the job would log of a number that no text gets to. */
const linkNotSent = ({ id, customerId, at }: NewCheckIn): Sql => sql`
  union all select ${id}::bigint, 'link-not-sent', ${at}::timestamptz, ${viewerKey(SYSTEM)}, '', '{"why": "refused"}'::jsonb
  where not ${hasEmail(customerId)}`;

/** Adds a party to the queue, unless check-in is paused or the customer is waiting or ready today already (rulings 12, 15, 17, 18, 19). */
export function joinQueue(
  context: Context,
  snapshot: QueueSnapshot,
  party: Party,
  { byHost, askedForStaff = !byHost, madeAt = null }: JoinOptions,
): JoinResult {
  const { id, isLive, greeting, expected, timeZone } = snapshot;
  const now = context.now();
  const at = madeAt ?? now;
  const temperature = temperatureOf(party.temperature);
  const partiesAhead = Number(snapshot.partiesAhead);
  const told = { parties: Number(snapshot.toldPartiesAhead), people: Number(snapshot.toldPeopleAhead) };
  const placeAt = snapshot.placeAt ?? new Date(expected?.placeFrom ?? at);
  const quoter =
    isLive && snapshot.lineNow ? quoterOf(snapshot.lineNow, now, Math.max(partiesAhead, told.parties) + 1) : null;
  const quoteBehind = (parties: number): WaitQuote | null =>
    quoter && quoter({ partiesAhead: parties, partySize: party.partySize });
  // How long is for the time of the appointment to say.
  const quote = placeAt <= now ? quoteBehind(partiesAhead) : null;
  const entry = {
    id,
    quote: showsAppointment(context) ? quote : quoteBehind(told.parties),
    greeting,
    timeZone,
    position: isLive ? told.parties + 1 : null,
    partiesAhead: isLive ? told.parties : 0,
    peopleAhead: isLive ? told.people : 0,
  };
  if (snapshot.publicId !== null)
    return {
      ...entry,
      publicId: snapshot.publicId,
      status: snapshot.status!,
      createdAt: snapshot.createdAt!,
      isAdded: false,
      appointedAt: null,
    };
  if (snapshot.paused && !byHost && madeAt === null)
    throw new Refusal(ErrorCode.CHECK_IN_PAUSED, 'Check-in is paused. Please see the front desk.');
  const publicId = newToken(CHECK_IN_LINK.letter, context.businessId);
  const leavesOut = madeAt !== null;
  const chosen = chosenProducts(snapshot, { leavesOut });
  const wanted = chosenStaff({ wantedId: snapshot.wantedStaffId, offered: snapshot.offeredStaff }, { leavesOut });
  const staff = wanted ?? expected?.staff ?? null;
  const addedParty = {
    ...party,
    timeZone,
    id,
    publicId,
    temperature,
    notes: party.notes?.trim() ?? '',
    selectedProducts: expected && chosen.length === 0 ? itemsOf(expected, MAX_PRODUCTS) : chosen,
    staff,
    askedForStaff: wanted ? askedForStaff : (expected?.askedForStaff ?? false),
    expected,
    at,
    receivedAt: madeAt && now,
    partiesAhead,
    // Of what a phone was told while its appointment stays hidden, nobody can say later whether it held.
    quote: madeAt === null && (showsAppointment(context) || !expected) ? quote : null,
    getsLink: getsLink(context, snapshot),
    isOutOfReach: isOutOfReach(context, party.phone),
    language: byHost ? lastLanguageOf(party.customerId) : sql`${context.facts.language}`,
  };
  const jobs = jobsOf(context, snapshot, partiesAhead, at);
  if (addedParty.getsLink) jobs.push(linkJobOf(context, addedParty));
  if (expected) {
    unlinkAppointment(context, expected.id);
    logArrival(context, expected.id);
  }
  context.db.send(insertCheckIn(context, addedParty, jobs));
  context.tick(QUEUE);
  return {
    ...entry,
    publicId,
    status: CheckInStatus.CHECKED_IN,
    createdAt: at,
    isAdded: true,
    appointedAt: expected && new Date(expected.startsAt),
  };
}

/** A party that the host adds gets messages in the language of the customer's last check-in. */
const lastLanguageOf = (customerId: string): Sql => sql`coalesce((
  select c.language from check_in c where c.customer_id = ${customerId} order by c.created_at desc, c.id desc limit 1
), 'en')`;

/** The phone session that joins and its address, as keyed hashes; null for kiosks and hosts. */
function pseudonymsOf(
  { viewer, source, config }: Context,
  phone: string,
): { session: string | null; address: string | null } {
  if (viewer.kind !== 'phone') return { session: null, address: null };
  const key = limitKey(viewer, source);
  const session = pseudonym(config.secret, hasSharedSession(viewer) ? `${key}:${phone}` : key);
  return { session, address: pseudonym(config.secret, source) };
}

/** Where the customer entered the number, and the words shown there; null where none were shown, as the plan has no texts. */
function agreementOf({ viewer, facts }: Context): { source: string; wording: string } | null {
  if (viewer.kind === 'user') return { source: 'host', wording: HOST_CONSENT };
  const hasTexts = 'plan' in viewer && PLANS[viewer.plan].texts > 0;
  return hasTexts ? { source: viewer.kind, wording: textConsent(facts.language) } : null;
}

/** °F with one decimal, 80 to 120, or null. Throws INVALID_INPUT for anything else. */
function temperatureOf(input: string | null | undefined): string | null {
  const text = input?.trim() ?? '';
  if (text === '') return null;
  if (!/^\d{2,3}(\.\d)?$/.test(text) || Number(text) < 80 || Number(text) > 120)
    throw invalid('temperature', 'Temperature is a number of °F between 80 and 120.', {
      reason: RefusalReason.OUT_OF_RANGE,
      min: 80,
      max: 120,
    });
  return text;
}
