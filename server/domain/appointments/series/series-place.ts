import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { defineLoader } from '../../../core/loader.js';
import { isOwn } from '../calendar/appointment-rows.js';
import type { SeriesPlace } from './series.types.js';

/** The places of appointments by their ids; null of what does not repeat. */
async function placesOf(context: Context, ids: readonly string[]): Promise<(SeriesPlace | null)[]> {
  const rows = await context.db.rows<SeriesPlace & { id: string }>(sql`
    select n.id, count(*) filter (where a.series_number <= n.series_number)::int as number, count(*)::int as count,
      count(*) filter (where a.starts_at > ${context.now()} and ${isOwn(context)} and a.series_number >= n.series_number)::int as following,
      count(*) filter (where a.starts_at > ${context.now()} and ${isOwn(context)})::int as to_come
    from appointment n join appointment a on a.business_id = n.business_id and a.series_id = n.series_id and a.deleted_at is null
    where n.id = any(${ids}::bigint[]) group by n.id`);
  const found = new Map(rows.map(({ id, ...place }) => [id, place]));
  return ids.map((id) => found.get(id) ?? null);
}

export const PLACE_IN_SERIES = defineLoader(placesOf);
