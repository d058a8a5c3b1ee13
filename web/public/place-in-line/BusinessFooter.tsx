import { formatPhone, phoneDigits } from '../../ui/phone-number';
import type { PlaceFragment } from './place-in-line.generated';
import style from './BusinessFooter.module.css';
import { useTranslate } from '../i18n/language-context';

type Business = PlaceFragment['business'];

const addressOf = ({ address, city, state, zip }: Business) => `${address}, ${city}, ${state} ${zip}`;

/** The maps service takes one search text: name and full address. */
const placeQuery = (business: Business) => encodeURIComponent(`${business.name}, ${addressOf(business)}`);

const icons = {
  call: 'M6 3h4l2 5-2.5 1.5a12 12 0 0 0 5 5L16 12l5 2v4a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3Z',
  business: 'M4 10v10h16V10M3 10l2-6h14l2 6a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0Zm7 10v-5h4v5',
  map: 'M12 21s7-6.2 7-11.5A7 7 0 0 0 5 9.500C5 14.8 12 21 12 21Zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  directions: 'M12 2.5 21.5 12 12 21.5 2.5 12 12 2.500ZM9 15v-3.500h6M13 9l2.5 2.500L13 14',
};

function FooterLink({ name, href, isOutside }: { name: keyof typeof icons; href: string; isOutside: boolean }) {
  const t = useTranslate();
  return (
    <a href={href} {...(isOutside ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
      <svg aria-hidden="true" viewBox="0 0 24 24" width="24" height="24">
        <path
          d={icons[name]}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      </svg>
      {t(`placeInLine.${name}`)}
    </a>
  );
}

export function BusinessFooter({ business }: { business: Business }) {
  const query = placeQuery(business);
  return (
    <footer className={style.footer}>
      <nav aria-label={business.name}>
        <FooterLink name="call" href={`tel:+1${phoneDigits(business.phone)}`} isOutside={false} />
        {business.vanityName !== null && (
          <FooterLink name="business" href={`/page/${encodeURIComponent(business.vanityName)}`} isOutside={false} />
        )}
        <FooterLink name="map" href={`https://www.google.com/maps/search/?api=1&query=${query}`} isOutside />
        <FooterLink name="directions" href={`https://www.google.com/maps/dir/?api=1&destination=${query}`} isOutside />
      </nav>
      <p>
        {addressOf(business)}
        <br />
        {formatPhone(phoneDigits(business.phone))}
      </p>
    </footer>
  );
}
