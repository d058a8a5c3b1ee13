import { formatPhone, phoneDigits } from '../../ui/phone-number';
import { pagePath } from '../../page-path';
import { PlaceIcon, type PlaceIconName } from '../business-page/PlaceIcon';
import { addressOf, callUrl, directionsUrl, mapUrl } from '../business-page/place';
import { askDataPath } from '../own-data/paths';
import type { PlaceFragment } from './place-in-line.generated';
import style from './BusinessFooter.module.css';
import { useTranslate } from '../i18n/language-context';

type Business = PlaceFragment['business'];

function FooterLink({ name, href, isOutside }: { name: PlaceIconName; href: string; isOutside: boolean }) {
  const t = useTranslate();
  return (
    <a href={href} {...(isOutside ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
      <PlaceIcon name={name} size={24} />
      {t(`placeInLine.${name}`)}
    </a>
  );
}

export function BusinessFooter({ business }: { business: Business }) {
  const t = useTranslate();
  return (
    <footer className={style.footer}>
      <nav aria-label={business.name}>
        <FooterLink name="call" href={callUrl(business.phone)} isOutside={false} />
        {business.vanityName !== null && (
          <FooterLink name="business" href={pagePath(business.vanityName)} isOutside={false} />
        )}
        <FooterLink name="map" href={mapUrl(business)} isOutside />
        <FooterLink name="directions" href={directionsUrl(business)} isOutside />
      </nav>
      <p>
        {addressOf(business)}
        <br />
        {formatPhone(phoneDigits(business.phone))}
        <br />
        <a href={askDataPath(business.id)}>{t('placeInLine.ownData')}</a>
      </p>
    </footer>
  );
}
