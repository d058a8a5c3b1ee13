import { useEffect, useMemo, useRef } from 'react';
import type { ShownRow } from './keep-places';
import { entrySearch } from './paths';
import { QueueRow, type RowActions, type RowRights } from './QueueRow';
import { placesOf, topOf } from './row-heights';
import { rowNotes } from './row-notes';
import { useRowHabits } from './use-row-habits';
import { useVisible } from './use-visible';
import style from './Queue.module.css';

/** Cards on a phone, rows of two lines on a tablet, rows of one line on a desk. */
export type Shape = 'cards' | 'double' | 'single';
type Props = {
  /** The piece of the list that is loaded: row `skip` of `total` and on. */
  rows: readonly ShownRow[];
  skip: number;
  total: number;
  fresh: ReadonlyMap<string, number>;
  parameters: URLSearchParams;
  timeZone: string;
  clock: number;
  isToday: boolean;
  hasPlaces: boolean;
  shape: Shape;
  rights: RowRights;
  actions: RowActions;
  onLook: (from: number, to: number) => void;
  onTouch: () => void;
  onLeave: () => void;
};

const rowRem = { single: 4.75, double: 8, cards: 14.25 };
/** A card without a position, with the call-up beside the name. */
const shortCardRem = 10.5;
const replyRem = { single: 3.25, double: 3.25, cards: 5 };
/** The air between a card's own cells and what lies under them. */
const stripAirRem = { single: 0, double: 0, cards: 0.75 };
const noteRem = 1.75;
const cardGap = 12;

/** As many rows as fit on the screen, out of as many as there are; the page scrolls, not the list. */
export function QueueList({
  rows,
  skip,
  total,
  fresh,
  parameters,
  timeZone,
  clock,
  isToday,
  hasPlaces,
  shape,
  rights,
  actions,
  onLook,
  onTouch,
  onLeave,
}: Props) {
  const list = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLDivElement>(null);
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const height = (shape === 'cards' && !hasPlaces ? shortCardRem : rowRem[shape]) * rem;
  const gap = shape === 'cards' ? cardGap : 0;
  const count = total + rows.filter((row) => row.isLeaving).length;
  const ids = useMemo(() => rows.map((row) => row.entry.id), [rows]);
  const notes = useMemo(
    () => rows.map((row) => rowNotes(row.entry, timeZone, isToday ? clock : null)),
    [rows, timeZone, clock, isToday],
  );
  const strips = useMemo(
    () =>
      rows.map(({ entry }, index) => {
        const own = (entry.reply === null ? 0 : replyRem[shape]) + notes[index].length * noteRem;
        return own === 0 ? 0 : (own + stripAirRem[shape]) * rem;
      }),
    [rows, notes, shape, rem],
  );
  const places = useMemo(
    () =>
      placesOf(
        strips.map((strip) => height + strip),
        skip,
        height,
      ),
    [strips, skip, height],
  );
  const [from, to] = useVisible(list, count, places);

  useEffect(() => onLook(from, Math.min(to, total)));
  useRowHabits(table, { ids, skip, count, onTouch, onLeave });
  const shown = Array.from({ length: Math.max(0, to - from) }, (_, offset) => from + offset);
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
      <div role="rowgroup" className={style.head}>
        <div role="row" aria-rowindex={1} className={style.headRow}>
          {hasPlaces && (
            <div role="columnheader" className={style.place}>
              Position
            </div>
          )}
          <div role="columnheader" className={style.customer}>
            Customer
          </div>
          <div role="columnheader" className={style.party}>
            Party
          </div>
          <div role="columnheader" className={style.time}>
            Checked in
          </div>
          <div role="columnheader" className={style.status}>
            Status
          </div>
          <div role="columnheader" className={style.callUp}>
            Call Up
          </div>
          <div role="columnheader" className={style.actions}>
            <span className={style.unseen}>More</span>
          </div>
        </div>
      </div>
      <div ref={list} role="rowgroup" className={style.rows} style={{ height: topOf(places, count) }}>
        {shown.map((index) => {
          const row = rows[index - skip];
          const top = topOf(places, index);
          if (!row)
            return (
              <div
                key={`empty ${index}`}
                role="row"
                aria-rowindex={index + 2}
                className={style.row}
                style={{ top, height: height - gap }}
              >
                <div role="cell" className={style.customer}>
                  <span className={style.coming}>Loading</span>
                </div>
              </div>
            );
          const { entry, isLeaving } = row;
          return (
            <QueueRow
              key={entry.id}
              entry={entry}
              notes={notes[index - skip]}
              index={index}
              top={top}
              height={height + strips[index - skip] - gap}
              strip={strips[index - skip]}
              search={entrySearch(parameters, entry.id)}
              timeZone={timeZone}
              clock={clock}
              isToday={isToday}
              hasPlace={hasPlaces}
              isFresh={fresh.has(entry.id)}
              isLeaving={isLeaving}
              rights={rights}
              actions={actions}
            />
          );
        })}
      </div>
    </div>
  );
}
