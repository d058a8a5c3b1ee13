import type { CheckInStatus } from '../../entities/CheckInStatus.js';
import { positionsSince } from '../check-ins/windows.js';
import type { Db } from '../database/transaction.js';
import type { PlaceInLine } from './PlaceInLine.js';

interface LineRow { [column: string]: unknown; id: string; partySize: number; position: number; peopleAhead: number }
interface PartyRow {
  [column: string]: unknown;
  publicId: string; checkInId: string; status: CheckInStatus; firstName: string; partySize: number; checkedInAt: Date; business: PlaceInLine['business'];
}

const SHOWN = 20;

/** Everybody who has a position (ruling 12). */
const LINE = `
  select id, party_size as "partySize", (row_number() over (order by created_at, id))::int as position, (sum(party_size) over (order by created_at, id) - party_size)::int as "peopleAhead"
  from check_in where status = 'checked-in' and deleted_at is null and created_at >= $1 order by created_at, id`;

const PARTIES = `
  with home as materialized (
    select json_build_object('id', id::text, 'name', name, 'address', address, 'city', city, 'state', state, 'zip', zip, 'phone', phone, 'vanityName', vanity_name, 'timeZone', time_zone) as business
    from business where id = current_setting('app.business_id')::bigint
  )
  select c.public_id as "publicId", c.id as "checkInId", c.status, u.first_name as "firstName", c.party_size as "partySize", c.created_at as "checkedInAt", home.business
  from check_in c join customer u on u.business_id = c.business_id and u.id = c.customer_id cross join home
  where c.public_id = any($1::text[]) and c.deleted_at is null`;

/** The places of the parties with these links, as they are at `now`; a link that is wrong is missing in the answer. Two statements, whatever their number. */
export async function placesOf(db: Db, publicIds: readonly string[], now: Date): Promise<Map<string, PlaceInLine>> {
  const [line, parties] = await Promise.all([db.rows<LineRow>(LINE, [positionsSince(now)]), db.rows<PartyRow>(PARTIES, [publicIds])]);
  const ranks = new Map(line.map((row) => [row.id, row]));
  const first = line.slice(0, SHOWN);
  return new Map(parties.map((party) => [party.publicId, toPlace(party, ranks.get(party.checkInId), first, now)]));
}

function toPlace(party: PartyRow, rank: LineRow | undefined, first: readonly LineRow[], now: Date): PlaceInLine {
  const position = rank?.position ?? null;
  return {
    ...party, now, position, isLive: position !== null, partiesAhead: position === null ? 0 : position - 1, peopleAhead: rank?.peopleAhead ?? 0,
    line: rank ? first.map((entry) => ({ position: entry.position, partySize: entry.partySize, isYou: entry === rank })) : [],
  };
}
