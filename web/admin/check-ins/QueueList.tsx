import { useEffect, useMemo, useRef } from 'react';
import type { ShownRow } from './keep-places';
import { entrySearch } from './paths';
import { QueueRow, type RowActions } from './QueueRow';
import { useRowHabits } from './use-row-habits';
import { useVisible } from './use-visible';
import style from './Queue.module.css';

type Props = RowActions & {
  /** The piece of the list that is loaded: row `skip` of `total` and on. */
  rows: readonly ShownRow[]; skip: number; total: number; fresh: ReadonlyMap<string, number>;
  parameters: URLSearchParams; timeZone: string; now: number | null; maySetStatus: boolean; mayDelete: boolean; hasPlaces: boolean; isCards: boolean;
  onLook: (from: number, to: number) => void; onTouch: () => void; onLeave: () => void;
};

const rowRem = 4.75;
const cardRem = 11.25;
const cardGap = 12;

/** As many rows as fit on the screen, out of as many as there are; the page scrolls, not the list. */
export function QueueList({ rows, skip, total, fresh, parameters, timeZone, now, maySetStatus, mayDelete, hasPlaces, isCards, onLook, onTouch, onLeave, setStatus, remove }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLDivElement>(null);
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const height = (isCards ? cardRem : rowRem) * rem;
  const count = total + rows.filter(row => row.isLeaving).length;
  const ids = useMemo(() => rows.map(row => row.entry.id), [rows]);
  const [from, to] = useVisible(list, count, height);

  useEffect(() => onLook(from, Math.min(to, total)));
  useRowHabits(table, { ids, skip, count, onTouch, onLeave });
  const shown = Array.from({ length: Math.max(0, to - from) }, (_, offset) => from + offset);
  return (
    <div ref={table} role="table" aria-label="Check-ins" aria-rowcount={count + 1} className={style.table} data-deletes={mayDelete || undefined} data-places={hasPlaces || undefined}>
      <div role="rowgroup" className={style.head}>
        <div role="row" aria-rowindex={1} className={style.headRow}>
          {hasPlaces && <div role="columnheader" className={style.place}>Position</div>}
          <div role="columnheader" className={style.customer}>Customer</div>
          <div role="columnheader" className={style.party}>Party</div>
          <div role="columnheader" className={style.time}>Checked in</div>
          <div role="columnheader" className={style.status}>Status</div>
          {mayDelete && <div role="columnheader" className={style.actions}><span className={style.unseen}>Delete</span></div>}
        </div>
      </div>
      <div ref={list} role="rowgroup" className={style.rows} style={{ height: count * height }}>
        {shown.map(index => {
          const row = rows[index - skip];
          if (!row) return <div key={`empty ${index}`} role="row" aria-rowindex={index + 2} className={style.row} style={{ top: index * height, height: isCards ? height - cardGap : height }}><div role="cell" className={style.customer}><span className={style.coming}>Loading</span></div></div>;
          const { entry, isLeaving } = row;
          return (
            <QueueRow
              key={entry.id} entry={entry} index={index} top={index * height} height={isCards ? height - cardGap : height} search={entrySearch(parameters, entry.id)} timeZone={timeZone} now={now} hasPlace={hasPlaces}
              isFresh={fresh.has(entry.id)} isLeaving={isLeaving} maySetStatus={maySetStatus} mayDelete={mayDelete} setStatus={setStatus} remove={remove}
            />
          );
        })}
      </div>
    </div>
  );
}
