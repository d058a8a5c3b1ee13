import { useTranslate } from '../i18n/language-context';
import type { PageContentFragment } from './load-page.generated';
import style from './MapPanel.module.css';
import { Panel } from './Panel';
import { directionsUrl } from './place';
import { PlaceIcon } from './PlaceIcon';

/** Streets around a shop: nobody's map, so that nothing is asked of another host. */
function Streets() {
  return (
    <svg className={style.streets} aria-hidden="true" viewBox="0 0 400 200" preserveAspectRatio="xMidYMid slice">
      <path className={style.park} d="M0 0h118v62L0 84zM292 128l108-20v92H276z" />
      <path className={style.water} d="M330 0c-6 34 22 52 70 58V0z" />
      <g className={style.street}>
        <path d="M-10 92 410 18M-10 172 410 98M60-10l44 220M184-10l44 220M304-10l44 220" />
        <path className={style.avenue} d="M-10 134 410 58M122-10l44 220" />
      </g>
      <path className={style.pin} d="M200 116s24-26 24-46a24 24 0 0 0-48 0c0 20 24 46 24 46Z" />
      <circle className={style.eye} cx="200" cy="70" r="9" />
    </svg>
  );
}

/** Where the business is, and the way there. */
export function MapPanel({ business }: { business: PageContentFragment['business'] }) {
  const t = useTranslate();
  const { address, city, state, zip } = business;
  return (
    <Panel title={t('businessPage.where')}>
      <Streets />
      <div className={style.place}>
        <address>
          {address}
          <br />
          {city}, {state} {zip}
        </address>
        <a
          className="button"
          data-kind="quiet"
          href={directionsUrl(business)}
          target="_blank"
          rel="noopener noreferrer"
        >
          <PlaceIcon name="directions" /> {t('businessPage.directions')}
        </a>
      </div>
    </Panel>
  );
}
