import { useTranslate } from '../i18n/language-context';
import { landingPath } from '../landing/paths';
import { SiteFrame } from '../landing/SiteFrame';
import type { Page } from '../page';
import style from './NotFoundPage.module.css';

function NotFoundView() {
  const t = useTranslate();
  return (
    <SiteFrame site={null}>
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
        <h1>{t('site.notFoundHeading')}</h1>
        <p>{t('site.notFound')}</p>
        <a className="button" href={landingPath}>
          {t('site.goHome')}
        </a>
      </div>
    </SiteFrame>
  );
}

export const NotFoundPage: Page<null> = {
  load: async () => null,
  head: (_data, t) => ({
    title: t('site.notFoundTitle'),
    description: t('site.notFound'),
    noindex: true,
  }),
  status: () => 404,
  Component: NotFoundView,
};
