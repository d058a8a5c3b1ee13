import { Fragment, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type ExpectedRows, idsWithExpected, withExpected } from './arrivals/expected-rows';
import type { ArrivalLine } from './arrivals/keep-arrivals';
import { placeArrivals } from './arrivals/place-arrivals';
import { toldIn, type ListRow } from './keep-rows';
import type { ListShape } from './list-shape';
import { entrySearch } from './paths';
import { PlaceholderRow } from './PlaceholderRow';
import { QueueHead } from './QueueHead';
import { QueueRow, type RowActions, type RowRights } from './QueueRow';
import { topOf } from './row-offsets';
import { useListActivity, type ListWork } from './use-list-activity';
import { usePressGuard } from './use-press-guard';
import { useRowFocus } from './use-row-focus';
import { useScrollAnchor } from './use-scroll-anchor';
import { useShowOpened } from './use-show-opened';
import { useRowLayout } from './use-row-layout';
import { useVisibleRange } from './use-visible-range';
import style from './QueueList.module.css';

interface Props {
  /** The loaded part of the list, from row `skip` of `total`. */
  rows: readonly ListRow[];
  skip: number;
  total: number;
  /** How many rows the list has, with those that keep their place for a moment. */
  count: number;
  arrivals: ReadonlyMap<string, number>;
  /** Of the check-ins that the host deleted here; their rows may keep their place for a moment. */
  deletedIds: ReadonlySet<string>;
  parameters: URLSearchParams;
  timeZone: string;
  clock: number;
  isToday: boolean;
  hasPlaces: boolean;
  hasTabs: boolean;
  shape: ListShape;
  rights: RowRights;
  actions: RowActions;
  /** The check-in whose row takes the focus. */
  wantedId: string | null;
  onFocus: () => void;
  onRangeChange: (from: number, to: number) => void;
  onWork: (work: ListWork, pointerId: string | null) => void;
  onLeave: () => void;
  /** Who is expected for appointments, and how they are drawn; null where nobody is shown. */
  lines: readonly ArrivalLine[];
  expected: ExpectedRows | null;
}

const noneOpen: ReadonlySet<string> = new Set();

/**
 * Renders only the rows on the screen, however many there are; the page scrolls, not the list. The free DataGrid does neither: it pages by
 * 100 rows in a scrolling box, and brings 117 kB of script.
 */
export function QueueList({
  rows,
  skip,
  total,
  count,
  arrivals,
  deletedIds,
  parameters,
  timeZone,
  clock,
  isToday,
  hasPlaces,
  hasTabs,
  shape,
  rights,
  actions,
  wantedId,
  onFocus,
  onRangeChange,
  onWork,
  onLeave,
  lines: expectedLines,
  expected,
}: Props) {
  const list = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLDivElement>(null);
  const ids = useMemo(() => rows.map((row) => row.checkIn.id), [rows]);
  // Opening a card closes no other: the list would move under the finger.
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(noneOpen);
  const toggle = useCallback(
    (id: string) =>
      setOpenIds((before) => new Set(before.has(id) ? [...before].filter((other) => other !== id) : [...before, id])),
    [],
  );
  const placed = useMemo(() => {
    const standing = rows.map((row) => ({ checkIn: row.placed ?? row.checkIn }));
    return placeArrivals(expectedLines, standing, skip + rows.length >= count);
  }, [expectedLines, rows, skip, count]);
  const lineHeight = expected?.height ?? 0;
  const trailOf = useCallback((id: string) => (placed.after.get(id)?.length ?? 0) * lineHeight, [placed, lineHeight]);
  const isCards = shape === 'cards';
  const { height, gap, strips, offsets } = useRowLayout({
    rows,
    skip,
    shape,
    hasPlaces,
    openIds: isCards ? openIds : noneOpen,
    rights,
    timeZone,
    clock,
    isToday,
    trailOf,
  });
  useShowOpened(table, openIds);
  const [from, to] = useVisibleRange(list, count, offsets);

  useEffect(() => onRangeChange(from, Math.min(to, total)), [onRangeChange, from, to, total]);
  const pointer = useListActivity(table, { onWork, onLeave });
  useRowFocus(table, { ids, skip, count, to, wantedId, onFocus });
  const lineIds = useMemo(() => idsWithExpected(ids, placed), [ids, placed]);
  const lines = useMemo(
    () => ({ ids: lineIds, ...withExpected({ ids, skip, offsets }, placed, lineHeight) }),
    [lineIds, ids, skip, offsets, placed, lineHeight],
  );
  useScrollAnchor(list, pointer, lines, usePressGuard(table, pointer));
  const indexes = Array.from({ length: Math.max(0, to - from) }, (_, offset) => from + offset);
  return (
    <div
      ref={table}
      role="table"
      aria-label="Check-ins"
      aria-rowcount={count + 1}
      className={style.table}
      data-shape={shape}
      data-places={hasPlaces || undefined}
    >
      <QueueHead hasPlaces={hasPlaces} />
      {expected?.drawBlock(placed.before, false)}
      <div ref={list} role="rowgroup" className={style.rows} style={{ height: topOf(offsets, count) }}>
        {indexes.map((index) => {
          const row = rows[index - skip];
          const top = topOf(offsets, index);
          if (!row) return <PlaceholderRow key={`empty ${index}`} index={index} top={top} height={height - gap} />;
          const { checkIn, isLeaving } = row;
          const strip = strips[index - skip];
          const trail = trailOf(checkIn.id);
          const bottom = topOf(offsets, index + 1) - trail;
          return (
            <Fragment key={checkIn.id}>
              <QueueRow
                checkIn={checkIn}
                told={toldIn(row)}
                index={index}
                top={top}
                height={bottom - top - gap}
                strip={strip}
                search={entrySearch(parameters, checkIn.id)}
                timeZone={timeZone}
                clock={clock}
                isToday={isToday}
                hasPlace={hasPlaces}
                hasTab={hasTabs}
                isOpen={isCards ? openIds.has(checkIn.id) : null}
                isFresh={arrivals.has(checkIn.id)}
                isLeaving={isLeaving}
                isDeleted={isLeaving && deletedIds.has(checkIn.id)}
                rights={rights}
                actions={actions}
                onToggle={toggle}
              />
              {trail > 0 && expected?.draw(placed.after.get(checkIn.id) ?? [], bottom)}
            </Fragment>
          );
        })}
      </div>
      {expected?.drawBlock(placed.end, true)}
    </div>
  );
}
