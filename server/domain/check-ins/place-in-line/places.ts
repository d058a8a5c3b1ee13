import type { CheckInStatus } from '../../../../entities/CheckInStatus.js';
import type { Plan } from '../../../../entities/Plan.js';
import { canRate } from '../feedback/can-rate.js';
import type { Pace } from '../waits/pace.js';
import { quoteOf } from '../waits/quote.js';
import { JOIN_CUSTOMER } from '../queue/check-in-rows.js';
import { positionsSince } from '../queue/time-windows.js';
import type { Context } from '../../../core/context.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import { OUR_BUSINESS } from '../../businesses/business.sql.js';
import { CHECK_IN_APPS } from '../../check-in-app/check-in-app.sql.js';
import { QUEUE } from '../topics.js';
import type { LiveView } from '../../../core/graphql/SnapshotBroadcaster.js';
import type { LineEntry, PlaceInLine } from './PlaceInLine.js';

interface LineRow {
  id: string;
  partySize: number;
  position: number;
  peopleAhead: number;
}
interface Home {
  business: PlaceInLine['business'];
  plan: Plan;
  pace: Pace | null;
}
interface PartyRow {
  publicId: string;
  checkInId: string;
  status: CheckInStatus;
  firstName: string;
  partySize: number;
  checkedInAt: Date;
  rating: number | null;
  feedbackAskedAt: Date | null;
  home: Home | null;
}

const SHOWN = 20;

/** All parties with a position (ruling 12). */
const lineAt = (now: Date): Sql => sql`
  select id, party_size, (row_number() over (order by created_at, id))::int as position,
         (sum(party_size) over (order by created_at, id) - party_size)::int as people_ahead
  from check_in where status = 'checked-in' and deleted_at is null and created_at >= ${positionsSince(now)}
  order by created_at, id`;

/** Columns that all parties of the business share are filled in the first row only. */
const partiesOf = (publicIds: readonly string[]): Sql => sql`
  with home as materialized (
    select json_build_object('plan', b.plan, 'pace', a.pace, 'business', json_build_object(
      'id', b.id::text, 'name', b.name, 'address', b.address, 'city', b.city, 'state', b.state, 'zip', b.zip,
      'phone', b.phone, 'vanityName', b.vanity_name, 'timeZone', b.time_zone)) as home
    from ${OUR_BUSINESS} b join ${CHECK_IN_APPS} a on a.business_id = b.id
  )
  select c.public_id, c.id as check_in_id, c.status, u.first_name, c.party_size, c.created_at as checked_in_at, c.rating,
         c.feedback_asked_at, case when row_number() over () = 1 then home.home end as home
  from check_in c ${JOIN_CUSTOMER} cross join home
  where c.public_id = any(${publicIds}::text[]) and c.deleted_at is null`;

/** The places of the parties with these links now; wrong links are missing in the result. Two statements for any number. */
export async function readPlaces(context: Context, publicIds: readonly string[]): Promise<Map<string, PlaceInLine>> {
  const { db } = context;
  const now = context.now();
  const [line, parties] = await Promise.all([db.rows<LineRow>(lineAt(now)), db.rows<PartyRow>(partiesOf(publicIds))]);
  const home = parties[0]?.home;
  if (!home) return new Map();
  const ranks = new Map(line.map((row) => [row.id, row]));
  const head = line
    .slice(0, SHOWN)
    .map(({ position, partySize }): LineEntry => ({ position, partySize, isYou: false }));
  return new Map(parties.map((party) => [party.publicId, toPlace(party, home, ranks.get(party.checkInId), head, now)]));
}

/** The head of the queue as this party sees it; parties behind it share one list. */
function lineOf(rank: LineRow | undefined, head: readonly LineEntry[]): readonly LineEntry[] {
  if (!rank) return [];
  return rank.position > head.length
    ? head
    : head.map((entry) => (entry.position === rank.position ? { ...entry, isYou: true } : entry));
}

function toPlace(
  { publicId, checkInId, status, firstName, partySize, checkedInAt, rating, feedbackAskedAt }: PartyRow,
  { business, plan, pace }: Home,
  rank: LineRow | undefined,
  head: readonly LineEntry[],
  now: Date,
): PlaceInLine {
  const position = rank?.position ?? null;
  const partiesAhead = position === null ? 0 : position - 1;
  return {
    publicId,
    checkInId,
    status,
    firstName,
    partySize,
    checkedInAt,
    rating,
    business,
    now,
    position,
    isLive: position !== null,
    partiesAhead,
    peopleAhead: rank?.peopleAhead ?? 0,
    quote: rank ? quoteOf(pace, { partiesAhead, partySize, checkedInAt, at: now }) : null,
    canRate: canRate({ status, rating, createdAt: checkedInAt, feedbackAskedAt }, plan, now),
    line: lineOf(rank, head),
  };
}

/** What a party sees of its place. */
export const PLACES: LiveView<PlaceInLine> = {
  topics: [QUEUE],
  read: readPlaces,
  ignored: ['now'],
};
