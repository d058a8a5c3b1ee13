import type { ReactNode } from 'react';
import { SiteFrame } from '../landing/SiteFrame';
import type { Support } from '../landing/support';
import style from './LegalFrame.module.css';
import { useTranslate } from '../i18n/language-context';
import { RichText } from '../i18n/RichText';

interface Props {
  title: string;
  support: Support | null;
  children: ReactNode;
}

/** One legal text as a page, with a contact at its end. */
export function LegalFrame({ title, support, children }: Props) {
  const t = useTranslate();
  return (
    <SiteFrame support={support}>
      <article className={style.article}>
        <h1>{title}</h1>
        <p className={style.date}>{t('legal.version')}</p>
        {children}
        {support && (
          <section>
            <h2>{t('legal.questions')}</h2>
            <p>
              <RichText
                text={t('legal.contact', support)}
                tags={{
                  email: (content) => <a href={`mailto:${support.email}`}>{content}</a>,
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
