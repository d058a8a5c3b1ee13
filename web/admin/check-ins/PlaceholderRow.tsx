import style from './QueueRow.module.css';

interface Props {
  index: number;
  /** Pixels. */
  top: number;
  height: number;
}

/** Keeps the place of a row that is on its way. */
export function PlaceholderRow({ index, top, height }: Props) {
  return (
    <div role="row" aria-rowindex={index + 2} className={style.row} style={{ top, height }}>
      <div role="cell" className={style.customer}>
        <span className={style.placeholder}>Loading</span>
      </div>
    </div>
  );
}
