import type { ReactNode } from 'react';
import { SiteFrame } from '../landing/SiteFrame';
import type { Site } from '../landing/site';
import style from './LegalFrame.module.css';
import { useTranslate } from '../i18n/language-context';
import { RichText } from '../i18n/RichText';

interface Props {
  title: string;
  site: Site | null;
  children: ReactNode;
}

/** One legal text as a page, with a contact at its end. */
export function LegalFrame({ title, site, children }: Props) {
  const t = useTranslate();
  return (
    <SiteFrame site={site}>
      <article className={style.article}>
        <h1>{title}</h1>
        <p className={style.date}>{t('legal.version')}</p>
        {children}
        {site && (
          <section>
            <h2>{t('legal.questions')}</h2>
            <p>
              <RichText
                text={t('legal.contact', site)}
                tags={{
                  email: (content) => <a href={`mailto:${site.email}`}>{content}</a>,
                  phone: (content) => <span className={style.phone}>{content}</span>,
                }}
              />
            </p>
          </section>
        )}
      </article>
    </SiteFrame>
  );
}
