import type { ReactNode } from 'react';
import style from './Disclosure.module.css';

interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A `<details>` whose summary has an arrow. */
export function Disclosure({ summary, children, className }: DisclosureProps) {
  return (
    <details className={className}>
      <summary className={style.summary}>{summary}</summary>
      {children}
    </details>
  );
}
