import { formatPhone, phoneDigits } from '../../ui/phone-number';
import { pagePath } from '../../page-path';
import { bookPath } from '../booking/paths';
import { addressOf, callUrl } from '../business-page/place';
import { useTranslate } from '../i18n/language-context';
import type { SearchResultFragment } from './search.generated';
import style from './SearchResults.module.css';

function Card({ business }: { business: SearchResultFragment }) {
  const t = useTranslate();
  const { name, phone, vanityName, takesBookings } = business;
  return (
    <li className={style.card}>
      <div className={style.facts}>
        <h2>{name}</h2>
        <p>{addressOf(business)}</p>
        <a href={callUrl(phone)} className={style.phone}>
          {formatPhone(phoneDigits(phone))}
        </a>
      </div>
      {takesBookings ? (
        <a href={bookPath(vanityName)} className="button" aria-label={t('search.bookAt', { business: name })}>
          {t('search.book')}
        </a>
      ) : (
        <a
          href={pagePath(vanityName)}
          className="button"
          data-kind="quiet"
          aria-label={t('search.pageOf', { business: name })}
        >
          {t('search.page')}
        </a>
      )}
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
