import type { CheckInStatus } from '../../entities/CheckInStatus.js';
import { positionsSince } from '../check-ins/windows.js';
import type { Db } from '../database/transaction.js';
import type { PlaceInLine } from './PlaceInLine.js';

interface PlaceRow {
  [column: string]: unknown;
  publicId: string; checkInId: string; status: CheckInStatus; firstName: string; partySize: number; checkedInAt: Date; position: string | null; peopleAhead: string | null;
  line: [number, number][] | null; business: PlaceInLine['business'];
}

/** One read for all the parties that look: who waits, and each one's own line. */
const PLACES = `
  with line as materialized (
    select id, party_size, row_number() over (order by created_at, id) as position, sum(party_size) over (order by created_at, id) - party_size as people_ahead
    from check_in where status = 'checked-in' and deleted_at is null and created_at >= $1
  ), first_ones as materialized (
    select json_agg(json_build_array(position, party_size) order by position) as line from line where position <= 20
  ), home as materialized (
    select json_build_object('id', id::text, 'name', name, 'address', address, 'city', city, 'state', state, 'zip', zip, 'phone', phone, 'vanityName', vanity_name, 'timeZone', time_zone) as business
    from business where id = current_setting('app.business_id')::bigint
  )
  select c.public_id as "publicId", c.id as "checkInId", c.status, u.first_name as "firstName", c.party_size as "partySize", c.created_at as "checkedInAt",
         line.position, line.people_ahead as "peopleAhead", first_ones.line, home.business
  from check_in c
  join customer u on u.business_id = c.business_id and u.id = c.customer_id
  left join line on line.id = c.id cross join first_ones cross join home
  where c.public_id = any($2::text[]) and c.deleted_at is null`;

/** The places of the parties with these links, as they are at `now`; a link that is wrong is missing in the answer. */
export async function placesOf(db: Db, publicIds: readonly string[], now: Date): Promise<Map<string, PlaceInLine>> {
  const rows = await db.rows<PlaceRow>(PLACES, [positionsSince(now), publicIds]);
  return new Map(rows.map((row) => [row.publicId, toPlace(row, now)]));
}

function toPlace({ position: rank, peopleAhead, line, ...row }: PlaceRow, now: Date): PlaceInLine {
  const position = rank === null ? null : Number(rank);
  return {
    ...row, now, position, isLive: position !== null,
    partiesAhead: position === null ? 0 : position - 1, peopleAhead: Number(peopleAhead ?? 0),
    line: position === null ? [] : (line ?? []).map(([at, partySize]) => ({ position: at, partySize, isYou: at === position })),
  };
}
