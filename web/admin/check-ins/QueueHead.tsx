import style from './QueueList.module.css';

/** The head of the table; for screen readers only with cards and for columns stacked on a tablet. */
export function QueueHead({ hasPlaces }: { hasPlaces: boolean }) {
  return (
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
          <span className="unseen">More</span>
        </div>
      </div>
    </div>
  );
}
