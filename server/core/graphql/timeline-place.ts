import { NO_SQL, sql, type Sql } from '../database/sql.js';

/** Up to where a list by time, latest first, was read. It may join several sources, in which ids are compared apart. */
export interface TimelinePlace {
  /** Microseconds since 1970, as PostgreSQL counts them. */
  moment: string;
  source: string;
  id: string;
}

/** A row of such a list. */
export interface Timed {
  moment: string;
  id: string;
}

export const CURSOR_PATTERN = /^\d{1,17}\.[a-z]{1,20}\.\d{1,18}$/;

const cursorOf = ({ moment, source, id }: TimelinePlace): string => [moment, source, id].join('.');

/** The place of a cursor that fits the pattern; null for the beginning. */
export function placeOf(cursor: string | null | undefined): TimelinePlace | null {
  if (!cursor) return null;
  const [moment, source, id] = cursor.split('.') as [string, string, string];
  return { moment, source, id };
}

/** The column `moment` of a row. */
export const momentOf = (at: Sql): Sql => sql`(extract(epoch from ${at}) * 1000000)::bigint as moment`;

interface Order {
  at: Sql;
  id: Sql;
  source: string;
  place: TimelinePlace | null;
  first: number;
}

/** The end of a statement whose WHERE stands: what follows a place, latest first, and one more than asked for. */
export const latestFirst = ({ at, id, source, place, first }: Order): Sql => sql`
  ${place ? sql`and ${follows({ at, id, source }, place)}` : NO_SQL}
  order by ${at} desc, ${id} desc limit ${first + 1}`;

/** Of one moment, sources are in the order of their names, and then ids, the greatest first. */
function follows({ at, id, source }: Pick<Order, 'at' | 'id' | 'source'>, place: TimelinePlace): Sql {
  const then = sql`(timestamptz 'epoch' + ${place.moment}::bigint * interval '1 microsecond')`;
  if (source < place.source) return sql`${at} <= ${then}`;
  return source > place.source ? sql`${at} < ${then}` : sql`(${at}, ${id}) < (${then}, ${place.id}::bigint)`;
}

/** Rows of all sources in one order, cut to a page. */
export function joinTimelines<Row extends Timed & { source: string }>(
  rows: readonly Row[],
  first: number,
): { items: Row[]; cursor: string | null } {
  const ordered = rows.toSorted(
    (one, other) =>
      Number(other.moment) - Number(one.moment) ||
      compare(other.source, one.source) ||
      compare(BigInt(other.id), BigInt(one.id)),
  );
  return cutTimeline(ordered, first, ({ source }) => source);
}

/** A page of rows that are in order. */
export function cutTimeline<Row extends Timed>(
  ordered: readonly Row[],
  first: number,
  sourceOf: (row: Row) => string,
): { items: Row[]; cursor: string | null } {
  const items = ordered.slice(0, first);
  const last = items.at(-1);
  return { items, cursor: last && ordered.length > first ? cursorOf({ ...last, source: sourceOf(last) }) : null };
}

const compare = <Value extends string | bigint>(one: Value, other: Value): number =>
  one < other ? -1 : one > other ? 1 : 0;
