import type { Context } from '../../core/context.js';
import { sql, type Sql } from '../../core/database/sql.js';
import type { OpeningRange } from './hours.types.js';
import { DAY_MINUTES, shownClose, type WeekRange } from './week.js';

/** A part as it is stored. */
export interface HourRow extends WeekRange {
  id: string;
  /** The part before midnight that it continues, if any. */
  continuesId: string | null;
  version: number;
}

/** Every part of the week, by weekday and start, as a value of a statement. */
export const HOUR_ROWS = sql`(
  select coalesce(json_agg(json_build_object('id', h.id::text, 'weekday', h.weekday, 'opens', h.opens, 'closes', h.closes,
                                             'continuesId', h.continues_id::text, 'version', h.version)
                           order by h.weekday, h.opens), '[]')
  from business_hour h
)`;

export const hourRows = async ({ db }: Context): Promise<HourRow[]> =>
  (await db.row<{ parts: HourRow[] }>(sql`select ${HOUR_ROWS} as parts`))!.parts;

export const hourById = (id: string): Sql =>
  sql`select id, weekday, opens, closes, continues_id, version from business_hour where id = ${id}`;

/** The hours of the week, each in one: what closes after 1440 closes on the next day. */
export function weekOf(rows: readonly HourRow[]): (WeekRange & Pick<HourRow, 'id' | 'version'>)[] {
  const continued = new Map(rows.map(({ continuesId, closes }) => [continuesId, closes]));
  return rows
    .filter(({ continuesId }) => continuesId === null)
    .map(({ id, weekday, opens, closes, version }) => ({
      id,
      weekday,
      opens,
      closes: continued.has(id) ? DAY_MINUTES + continued.get(id)! : closes,
      version,
    }));
}

/** The hours of the week as they are shown. */
export const openingRangesOf = (rows: readonly HourRow[]): OpeningRange[] =>
  weekOf(rows).map((range) => ({ ...range, closes: shownClose(range.closes) }));
