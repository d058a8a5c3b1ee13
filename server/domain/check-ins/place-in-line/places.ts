import type { CheckInStatus } from '../../../../entities/CheckInStatus.js';
import type { Plan } from '../../../../entities/Plan.js';
import { canRate } from '../feedback/can-rate.js';
import type { Pace } from '../waits/pace.js';
import { quoteOf } from '../waits/quote.js';
import { positionsSince } from '../queue/time-windows.js';
import type { Context } from '../../../core/context.js';
import { QUEUE } from '../topics.js';
import type { LiveView } from '../../../core/graphql/SnapshotBroadcaster.js';
import type { LineEntry, PlaceInLine } from './PlaceInLine.js';

interface LineRow {
  [column: string]: unknown;
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
  [column: string]: unknown;
  publicId: string;
  checkInId: string;
  status: CheckInStatus;
  firstName: string;
  partySize: number;
  checkedInAt: Date;
  rating: number | null;
  askedAt: Date | null;
  home: Home | null;
}

const SHOWN = 20;

/** Everybody who has a position (ruling 12). */
const LINE = `
  select id, party_size as "partySize", (row_number() over (order by created_at, id))::int as position, (sum(party_size) over (order by created_at, id) - party_size)::int as "peopleAhead"
  from check_in where status = 'checked-in' and deleted_at is null and created_at >= $1 order by created_at, id`;

/** What all parties of the business share comes with the first of them only. */
const PARTIES = `
  with home as materialized (
    select json_build_object('plan', b.plan, 'pace', a.pace, 'business', json_build_object(
      'id', b.id::text, 'name', b.name, 'address', b.address, 'city', b.city, 'state', b.state, 'zip', b.zip, 'phone', b.phone, 'vanityName', b.vanity_name, 'timeZone', b.time_zone)) as home
    from business b join check_in_app a on a.business_id = b.id where b.id = current_setting('app.business_id')::bigint
  )
  select c.public_id as "publicId", c.id as "checkInId", c.status, u.first_name as "firstName", c.party_size as "partySize", c.created_at as "checkedInAt", c.rating, c.feedback_asked_at as "askedAt",
    case when row_number() over () = 1 then home.home end as home
  from check_in c join customer u on u.business_id = c.business_id and u.id = c.customer_id cross join home
  where c.public_id = any($1::text[]) and c.deleted_at is null`;

/** The places of the parties with these links, as they are at `now`; a link that is wrong is missing in the answer. Two statements, whatever their number. */
export async function readPlaces(context: Context, publicIds: readonly string[]): Promise<Map<string, PlaceInLine>> {
  const { db } = context;
  const now = context.now();
  const [line, parties] = await Promise.all([
    db.rows<LineRow>(LINE, [positionsSince(now)]),
    db.rows<PartyRow>(PARTIES, [publicIds]),
  ]);
  const home = parties[0]?.home;
  if (!home) return new Map();
  const ranks = new Map(line.map((row) => [row.id, row]));
  const head = line
    .slice(0, SHOWN)
    .map(({ position, partySize }): LineEntry => ({ position, partySize, isYou: false }));
  return new Map(parties.map((party) => [party.publicId, toPlace(party, home, ranks.get(party.checkInId), head, now)]));
}

/** The head of the line as this party sees it; whoever stands behind it sees what all others see, which is made once. */
function lineOf(rank: LineRow | undefined, head: readonly LineEntry[]): readonly LineEntry[] {
  if (!rank) return [];
  return rank.position > head.length
    ? head
    : head.map((entry) => (entry.position === rank.position ? { ...entry, isYou: true } : entry));
}

function toPlace(
  { publicId, checkInId, status, firstName, partySize, checkedInAt, rating, askedAt }: PartyRow,
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
    canRate: canRate({ status, rating, createdAt: checkedInAt, askedAt }, plan, now),
    line: lineOf(rank, head),
  };
}

/** What a party sees of its place. */
export const PLACES: LiveView<PlaceInLine> = {
  topics: [QUEUE],
  read: readPlaces,
  ignored: ['now'],
};
