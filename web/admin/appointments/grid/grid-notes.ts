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
const maxBeside = 3;

/** What of a full week is folded: ids of what does not stand in it, and for each hour in which some of that begins how many there are. */
export function foldWeek(placed: readonly Placed[]): { folded: ReadonlySet<string>; more: GridNote[] } {
  const folded = placed.length > maxBeside ? clustersOf(placed).flatMap(tooNarrow) : [];
  const counts = new Map<WallTime, number>();
  for (const { start } of folded) {
    const hour = `${start.slice(0, 13)}:00`;
    counts.set(hour, (counts.get(hour) ?? 0) + 1);
  }
  const more = [...counts].map(([start, count]): GridNote => {
    const time = onClock(`${start}Z`, 'utc');
    return {
      id: `more-${start}`,
      kind: 'more',
      start,
      end: laterWall(start, 60),
      columns: [],
      words: `+${count} more`,
      label: `${count} more at ${time.toFormat('h a')}, show ${time.toFormat('ccc, LLL d')}`,
    };
  });
  return { folded: new Set(folded.map(({ id }) => id)), more };
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

/** The last column of those that stay counts what is in all others. */
const tooNarrow = (columns: Placed[][]): Placed[] =>
  columns.length > maxBeside ? columns.slice(maxBeside - 1).flat() : [];
