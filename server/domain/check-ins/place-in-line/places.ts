import { CheckInStatus } from '../../../../entities/CheckInStatus.js';
import type { Plan } from '../../../../entities/Plan.js';
import type { SelectedProduct } from '../../../../entities/SelectedProduct.js';
import { canRate } from '../entry/can-rate.js';
import { placeAt } from '../waits/checked-in-for.sql.js';
import { lineNow, type LineNow } from '../waits/line-now.sql.js';
import { quoterOf } from '../waits/quote.js';
import { JOIN_CUSTOMER } from '../entry/check-in-rows.js';
import { hasPosition, positionsSince } from '../waits/has-position.sql.js';
import type { Context } from '../../../core/context.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import { CALENDAR } from '../../appointments/topics.js';
import { OUR_BUSINESS } from '../../businesses/business.sql.js';
import { STAFF_MEMBERS } from '../../staff/staff.sql.js';
import { QUEUE } from '../topics.js';
import type { LiveView } from '../../../core/graphql/SnapshotBroadcaster.js';
import type { LineEntry, PlaceInLine } from './PlaceInLine.js';

interface LineRow {
  id: string;
  partySize: number;
  rating: number | null;
  feedbackAskedAt: Date | null;
  selectedProducts: SelectedProduct[];
  askedFor: string | null;
  /** Early for an appointment: how long is for its time to say. */
  isEarly: boolean;
  position: number;
  peopleAhead: number;
  /** The position that it is shown, and the people before it, where its appointment stays hidden: those of a walk-in. */
  shownPosition: number | null;
  shownPeopleAhead: number | null;
}
interface Home {
  business: PlaceInLine['business'];
  plan: Plan;
  lineNow: LineNow | null;
}
/** What never changes of a party. */
interface PartyFacts {
  publicId: string;
  checkInId: string;
  firstName: string;
  checkedInAt: Date;
}
interface Party extends PartyFacts {
  status: CheckInStatus;
  partySize: number;
  rating: number | null;
  feedbackAskedAt: Date | null;
  selectedProducts: SelectedProduct[];
  askedFor: string | null;
}
/** Where nobody waits, of the business alone. */
type HeadedRow = { home: Home | null } & (LineRow | { id: null });
/** Facts of parties by their links, kept between reads. */
type KnownParties = Map<string, PartyFacts>;

const SHOWN = 20;

/** Whether `c` was made on a phone for an appointment: anybody may have typed the number, and reads nothing of that. */
const HIDES_APPOINTMENT = sql`(c.joined_by is not null and (c.appointment_id is not null or c.appointed_at is not null))`;

/** The first name of the staff member whom the customer of `c` asked for. */
const ASKED_FOR = sql`case when c.asked_for_staff and not ${HIDES_APPOINTMENT} then (
    select s.first_name from ${STAFF_MEMBERS} s where s.business_id = c.business_id and s.id = c.staff_id
  ) end`;

const ITEMS = sql`case when ${HIDES_APPOINTMENT} then '[]' else c.selected_products end`;

const PLACE = placeAt(sql`c`);

/** All parties with a position (ruling 12); the first row brings what they share. */
const lineAt = (now: Date): Sql => sql`
  with home as materialized (
    select json_build_object('plan', b.plan, 'lineNow', ${lineNow(positionsSince(now), now)}, 'business', json_build_object(
      'id', b.id::text, 'name', b.name, 'address', b.address, 'city', b.city, 'state', b.state, 'zip', b.zip,
      'phone', b.phone, 'vanityName', b.vanity_name, 'timeZone', b.time_zone)) as home
    from ${OUR_BUSINESS} b
  ), line as materialized (
    select id, party_size, rating, feedback_asked_at, ${ITEMS} as selected_products, ${ASKED_FOR} as asked_for, created_at, ${PLACE} as place_at, ${HIDES_APPOINTMENT} as is_hidden,
           (row_number() over (order by ${PLACE}, id))::int as position, (sum(party_size) over (order by ${PLACE}, id) - party_size)::int as people_ahead
    from check_in c where ${hasPosition(sql`c`, now)}
  )
  select l.id, l.party_size, l.rating, l.feedback_asked_at, l.selected_products, l.asked_for, l.place_at > ${now} as is_early, l.position, l.people_ahead,
         shown.position as shown_position, shown.people_ahead as shown_people_ahead, case when coalesce(l.position, 1) = 1 then home.home end as home
  from home left join line l on true left join lateral (
    select (count(*) + 1)::int as position, coalesce(sum(o.party_size), 0)::int as people_ahead
    from line o where l.is_hidden and (o.place_at, o.id) < (l.created_at, l.id) and o.id <> l.id
  ) shown on l.is_hidden
  order by l.position`;

const byLink = (publicIds: readonly string[]): Sql => sql`c.public_id = any(${publicIds}::text[])`;
const byId = (ids: readonly string[]): Sql => sql`c.id = any(${ids}::bigint[])`;

const partiesOf = (isWanted: Sql): Sql => sql`
  select c.public_id, c.id as check_in_id, c.status, u.first_name, c.party_size, c.created_at as checked_in_at, c.rating, c.feedback_asked_at, ${ITEMS} as selected_products, ${ASKED_FOR} as asked_for
  from check_in c ${JOIN_CUSTOMER} where ${isWanted} and c.deleted_at is null`;

/**
 * The places of the parties with these links now; wrong links are missing in the result. At most two statements for any number: of parties that are
 * `known` and in line the first reads everything.
 */
export async function readPlaces(
  context: Context,
  publicIds: readonly string[],
  known: KnownParties = new Map(),
): Promise<Map<string, PlaceInLine>> {
  const { db } = context;
  const now = context.now();
  const lineRows = db.rows<HeadedRow>(lineAt(now));
  const [rows, parties] = publicIds.some((link) => known.has(link))
    ? await readOthers(context, await lineRows, publicIds, known)
    : await Promise.all([lineRows, db.rows<Party>(partiesOf(byLink(publicIds)))]);
  const home = rows[0]?.home;
  if (!home) return new Map();
  const line = rows.filter(isInLine);
  const ranks = new Map(line.map((row) => [row.id, row]));
  const read = new Map(parties.map((party) => [party.publicId, party]));
  for (const { publicId, checkInId, firstName, checkedInAt } of parties)
    known.set(publicId, { publicId, checkInId, firstName, checkedInAt });
  const placeOf = placeMaker(home, line, now);
  const places = new Map<string, PlaceInLine>();
  for (const publicId of publicIds) {
    const facts = known.get(publicId);
    const rank = facts && ranks.get(facts.checkInId);
    const party = read.get(publicId) ?? (rank && waiting(facts, rank));
    if (party) places.set(publicId, placeOf(party, rank));
  }
  return places;
}

const isInLine = (row: HeadedRow): row is LineRow & { home: Home | null } => row.id !== null;

/** The line, and the parties that are new here or not in it. */
async function readOthers(
  { db }: Context,
  line: HeadedRow[],
  publicIds: readonly string[],
  known: KnownParties,
): Promise<[HeadedRow[], Party[]]> {
  const inLine = new Set(line.map(({ id }) => id));
  const gone = publicIds.flatMap((link) => known.get(link)?.checkInId ?? []).filter((id) => !inLine.has(id));
  const strangers = publicIds.filter((link) => !known.has(link));
  if (gone.length + strangers.length === 0) return [line, []];
  const isWanted = strangers.length > 0 ? sql`(${byId(gone)} or ${byLink(strangers)})` : byId(gone);
  return [line, await db.rows<Party>(partiesOf(isWanted))];
}

const waiting = (
  { publicId, checkInId, firstName, checkedInAt }: PartyFacts,
  { partySize, rating, feedbackAskedAt, selectedProducts, askedFor }: LineRow,
): Party => ({
  publicId,
  checkInId,
  firstName,
  checkedInAt,
  status: CheckInStatus.CHECKED_IN,
  partySize,
  rating,
  feedbackAskedAt,
  selectedProducts,
  askedFor,
});

/** What a party may know of its rank: where its appointment stays hidden, what a walk-in would. */
function shownRank(rank: LineRow | undefined, checkedInAt: Date, now: Date): LineRow | undefined {
  if (!rank || rank.shownPosition === null) return rank;
  if (checkedInAt < positionsSince(now)) return undefined;
  return { ...rank, position: rank.shownPosition, peopleAhead: rank.shownPeopleAhead ?? 0, isEarly: false };
}

const headOf = (line: readonly LineRow[], you?: LineRow): LineEntry[] =>
  line.slice(0, SHOWN).map((row, index) => ({ position: index + 1, partySize: row.partySize, isYou: row === you }));

/** The head of the queue as this party sees it; parties behind it share one list. */
function lineOf(you: LineRow | undefined, line: readonly LineRow[], head: readonly LineEntry[]): readonly LineEntry[] {
  if (!you) return [];
  if (you.shownPosition !== null) {
    const others = line.filter(({ id }) => id !== you.id);
    return headOf([...others.slice(0, you.position - 1), you, ...others.slice(you.position - 1)], you);
  }
  return you.position > head.length
    ? head
    : head.map((entry) => (entry.position === you.position ? { ...entry, isYou: true } : entry));
}

/** Computes a party's place in one snapshot. Created once for all parties: computes here what they share. */
function placeMaker({ business, plan, lineNow: home }: Home, line: readonly LineRow[], now: Date) {
  const quote = home && line.length > 0 ? quoterOf(home, now, line.length) : null;
  const head = headOf(line);
  return (party: Party, ownRank: LineRow | undefined): PlaceInLine => {
    const { status, partySize, rating, checkedInAt, feedbackAskedAt } = party;
    const rank = shownRank(ownRank, checkedInAt, now);
    const position = rank?.position ?? null;
    const partiesAhead = position === null ? 0 : position - 1;
    return {
      publicId: party.publicId,
      checkInId: party.checkInId,
      status,
      firstName: party.firstName,
      partySize,
      checkedInAt,
      rating,
      selectedProducts: party.selectedProducts,
      askedFor: party.askedFor,
      business,
      now,
      position,
      isLive: position !== null,
      partiesAhead,
      peopleAhead: rank?.peopleAhead ?? 0,
      quote: (rank && !rank.isEarly && quote?.({ partiesAhead, partySize })) || null,
      canRate: canRate({ status, rating, createdAt: checkedInAt, feedbackAskedAt }, plan, now),
      line: lineOf(rank, line, head),
    };
  };
}

/** What a party sees of its place. */
export const PLACES: LiveView<PlaceInLine> = {
  // What is booked makes waits longer, and an appointment that moves takes the place with it.
  topics: [QUEUE, CALENDAR],
  read: (context, keys, kept) => readPlaces(context, keys, kept as KnownParties),
  ignored: ['now'],
};
