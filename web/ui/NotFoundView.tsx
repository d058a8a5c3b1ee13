import type { ReactNode } from 'react';
import style from './NotFoundView.module.css';

/** A gap in the line: the page of an address that leads nowhere, for customers and owners alike. `children` lead on. */
export function NotFoundView({ heading, text, children }: { heading: string; text: string; children: ReactNode }) {
  return (
    <div className={style.missing}>
      <svg aria-hidden="true" viewBox="0 0 320 140" width="320" height="140" className={style.picture}>
        <path d="M20 122h280" className={style.floor} />
        {[52, 104, 156, 260].map((x) => (
          <g key={x} className={style.waiting}>
            <circle cx={x} cy="58" r="15" />
            <path d={`M${x - 22} 122v-22a22 22 0 0 1 44 0v22z`} />
          </g>
        ))}
        <g className={style.gap}>
          <circle cx="208" cy="58" r="14" />
          <path d="M187 121v-21a21 21 0 0 1 42 0v21" />
        </g>
      </svg>
      <h1>{heading}</h1>
      <p>{text}</p>
      {children}
    </div>
  );
}
