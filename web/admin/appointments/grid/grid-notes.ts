import { clockTime } from '../../../ui/clock-time';
import type { CalendarPage_CalendarQuery } from '../appointments.generated';
import type { CalendarView } from '../calendar-view';
import { onClock } from '../time-words';
import { laterWall, wallRange, type WallTime } from '../wall-time';
import { anyone, type GridColumn } from './grid-columns';

type Calendar = Pick<CalendarPage_CalendarQuery['calendar'], 'held' | 'timeZone'>;

/** What stands among the blocks and is no appointment. */
export interface GridNote {
  id: string;
  kind: 'held' | 'more';
  start: WallTime;
  end: WallTime;
  columns: string[];
  words: string;
  /** All of it in words. */
  label: string;
  /** Whether it stands beside a count of what is folded. */
  isBeside?: boolean;
}

interface Scene {
  view: CalendarView;
  columns: readonly GridColumn[];
  /** Epoch milliseconds. */
  now: number;
}

/** Times that customers hold just now, in the columns that are shown; by week with who it is where there are several. */
export const heldNotes = ({ held, timeZone }: Calendar, { view, columns, now }: Scene): GridNote[] =>
  held.flatMap(({ staffId, startsAt, endsAt, heldUntil }) => {
    const column = columns.find(({ id }) => id === (staffId ?? anyone));
    if (!column || Date.parse(heldUntil) <= now) return [];
    const words = `Held for a booking until ${clockTime(heldUntil, timeZone)}`;
    return [
      {
        id: `held-${column.id}-${startsAt}`,
        kind: 'held' as const,
        ...wallRange(startsAt, endsAt, timeZone),
        columns: [column.id],
        words: view === 'week' && columns.length > 1 ? `${column.name}: ${words}` : words,
        label: `${words}, ${column.name}, from ${clockTime(startsAt, timeZone)} to ${clockTime(endsAt, timeZone)}`,
      },
    ];
  });

interface Placed {
  id: string;
  start: WallTime;
  end: WallTime;
}

/** How many stand side by side in a day of the week, at most: more of them would be too narrow to read. */
const maxBeside = 2;

interface Folded {
  /** Ids of what does not stand in the week. */
  folded: ReadonlySet<string>;
  /** Ids of what stands beside the counts of that. */
  beside: ReadonlySet<string>;
  /** For each hour in which some of it begins how many there are. */
  more: GridNote[];
}

/** What of a full week is folded: where more than two overlap, all but the column that has most of them. */
export function foldWeek(placed: readonly Placed[]): Folded {
  const full = clustersOf(placed)
    .filter((columns) => columns.length > maxBeside)
    .map((columns) => columns.toSorted((a, b) => b.length - a.length));
  const ids = (some: readonly Placed[]) => new Set(some.map(({ id }) => id));
  return {
    folded: ids(full.flatMap(([, ...others]) => others.flat())),
    beside: ids(full.flatMap(([first]) => first ?? [])),
    more: full.flatMap(countsOf),
  };
}

/** Counts of all columns of a cluster but the first, by hour, within the time of the cluster. */
function countsOf(columns: readonly Placed[][]): GridNote[] {
  const from = columns.flat().reduce((first, { start }) => (start < first ? start : first), '9999');
  const to = columns.flat().reduce((last, { end }) => (end > last ? end : last), '');
  const counts = new Map<WallTime, number>();
  for (const { start } of columns.slice(1).flat()) {
    const hour = `${start.slice(0, 13)}:00`;
    counts.set(hour, (counts.get(hour) ?? 0) + 1);
  }
  return [...counts].map(([hour, count]) => {
    const time = onClock(`${hour}Z`, 'utc');
    const [start, end] = [hour < from ? from : hour, laterWall(hour, 60)];
    return {
      id: `more-${start}`,
      kind: 'more',
      start,
      end: end > to ? to : end,
      columns: [],
      words: `+${count}`,
      label: `${count} more at ${time.toFormat('h a')}, show ${time.toFormat('ccc, LLL d')}`,
    };
  });
}

/** Columns of what overlaps without a gap, filled one after the other, as the calendar does it. */
function clustersOf(placed: readonly Placed[]): Placed[][][] {
  const clusters: Placed[][][] = [];
  let until = '';
  for (const one of placed.toSorted((a, b) => a.start.localeCompare(b.start))) {
    if (one.start >= until) clusters.push([]);
    const columns = clusters.at(-1)!;
    const free = columns.find((column) => column.at(-1)!.end <= one.start);
    if (free) free.push(one);
    else columns.push([one]);
    if (one.end > until) until = one.end;
  }
  return clusters;
}
