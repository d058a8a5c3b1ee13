import { useId, type ReactNode } from 'react';
import style from './Panel.module.css';

/** A part of the page under its own heading. */
export function Panel({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section id={id} className={style.panel} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  );
}
