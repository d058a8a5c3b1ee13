import { formatPhone, phoneDigits } from '../../ui/phone-number';
import { pagePath } from '../../page-path';
import { addressOf, callUrl } from '../business-page/place';
import { useTranslate } from '../i18n/language-context';
import type { SearchResultFragment } from './search.generated';
import style from './SearchResults.module.css';

function Card({ business }: { business: SearchResultFragment }) {
  const t = useTranslate();
  const { name, phone, vanityName } = business;
  return (
    <li className={style.card}>
      <div className={style.facts}>
        <h2>{name}</h2>
        <p>{addressOf(business)}</p>
        <a href={callUrl(phone)} className={style.phone}>
          {formatPhone(phoneDigits(phone))}
        </a>
      </div>
      {/* Its page, until there is a calendar to book in. */}
      <a href={pagePath(vanityName)} className="button" aria-label={t('search.bookAt', { business: name })}>
        {t('search.book')}
      </a>
    </li>
  );
}

/** Businesses as cards, the best match first. */
export function SearchResults({ items }: { items: readonly SearchResultFragment[] }) {
  return (
    items.length > 0 && (
      <ul className={style.cards}>
        {items.map((business) => (
          <Card key={business.vanityName} business={business} />
        ))}
      </ul>
    )
  );
}
