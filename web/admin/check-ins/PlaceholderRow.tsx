import style from './QueueRow.module.css';

interface Props {
  index: number;
  /** Pixels. */
  top: number;
  height: number;
}

/** Placeholder of a row that is still loading. */
export function PlaceholderRow({ index, top, height }: Props) {
  return (
    <div role="row" aria-rowindex={index + 2} className={style.row} style={{ top, height }}>
      <div role="cell" className={style.customer}>
        <span className={style.placeholder}>LOADING</span>
      </div>
    </div>
  );
}
