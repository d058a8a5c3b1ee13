import type { ReactNode } from 'react';
import style from './Disclosure.module.css';

interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  className?: string;
}

/** What opens where it stands, with a mark that says so. */
export function Disclosure({ summary, children, className }: DisclosureProps) {
  return (
    <details className={className}>
      <summary className={style.summary}>{summary}</summary>
      {children}
    </details>
  );
}
