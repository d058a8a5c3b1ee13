import type { ReactNode } from 'react';
import style from './SelectedBar.module.css';

/** 'N Selected' and what can be done with them, at the bottom of the screen. */
export function SelectedBar({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={style.bar}>
      <p role="status">{text}</p>
      {children}
    </div>
  );
}
