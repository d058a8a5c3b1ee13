import type { ReactNode } from 'react';
import { SiteFrame } from '../landing/SiteFrame';
import type { Support } from '../landing/support';
import style from './LegalFrame.module.css';

interface Props {
  title: string;
  support: Support | null;
  children: ReactNode;
}

/** One legal text as a page, with a contact at its end. */
export function LegalFrame({ title, support, children }: Props) {
  return (
    <SiteFrame support={support}>
      <article className={style.article}>
        <h1>{title}</h1>
        <p className={style.date}>Version of November 2026</p>
        {children}
        {support && (
          <section>
            <h2>Questions</h2>
            <p>
              Write to <a href={`mailto:${support.email}`}>{support.email}</a> or call{' '}
              <span className={style.phone}>{support.phone}</span>.
            </p>
          </section>
        )}
      </article>
    </SiteFrame>
  );
}
