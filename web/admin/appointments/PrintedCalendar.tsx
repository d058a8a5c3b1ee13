import { type ReactNode, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import styles from './PrintedCalendar.module.css';

/** What goes on paper in place of the screen. It is drawn only while the browser prints. */
export function PrintedCalendar({ title, children }: { title: string; children: ReactNode }) {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  if (!isPrinting) return null;
  return createPortal(
    <div className={styles.sheet} data-scheme="light">
      <h1>{title}</h1>
      {children}
    </div>,
    document.body,
  );
}
