import type { OpeningRange } from '../../../entities/OpeningRange.js';
import type { Context } from '../../core/context.js';
import { sql, type Sql } from '../../core/database/sql.js';
import { DAY_MINUTES, shownClose, type WeekRange } from './week.js';
import { isTheirs, type HoursOwner } from './whose-hours.js';

/** A part as it is stored. */
export interface HourRow extends WeekRange {
  id: string;
  /** The part before midnight that it continues, if any. */
  continuesId: string | null;
  staffId: string | null;
  version: number;
}

/** Every part of a week, by weekday and start, as a value of a statement; `isMeant` is said of `business_hour`. */
export const hourRowsWhere = (isMeant: Sql): Sql => sql`(
  select coalesce(json_agg(json_build_object('id', h.id::text, 'weekday', h.weekday, 'opens', h.opens, 'closes', h.closes,
                                             'continuesId', h.continues_id::text, 'staffId', h.staff_id::text, 'version', h.version)
                           order by h.weekday, h.opens), '[]')
  from business_hour h where ${isMeant}
)`;

export const hourRows = async ({ db }: Context, owner: HoursOwner): Promise<HourRow[]> =>
  (await db.row<{ parts: HourRow[] }>(sql`select ${hourRowsWhere(isTheirs(owner))} as parts`))!.parts;

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
