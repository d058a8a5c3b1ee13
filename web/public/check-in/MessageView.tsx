import type { ReactNode } from 'react';
import style from './MessageView.module.css';

/** One message in the middle of the screen: loading, paused, expired, not set up. */
export function MessageView({
  title,
  children,
  isBusy = false,
}: {
  title: string;
  children?: ReactNode;
  isBusy?: boolean;
}) {
  return (
    <main className={style.view} aria-busy={isBusy}>
      <h1>{title}</h1>
      {children}
    </main>
  );
}
