import { formatPhone, phoneDigits } from '../../ui/phone-number';
import { useLocale, useTranslate } from '../i18n/language-context';
import type { PageContentFragment } from './load-page.generated';
import { nextChangeText } from './hours-words';
import type { OpenState } from './page-data';
import style from './PageHead.module.css';
import { callUrl, directionsUrl } from './place';
import { PlaceIcon } from './PlaceIcon';

interface Props {
  business: PageContentFragment['business'];
  /** Null on a page of nothing but name, phone and address. */
  now: { openState: OpenState | null; readAt: string } | null;
  hasItems: boolean;
  /** Whether joining the line is what one presses first. */
  mayJoin: boolean;
  /** Where one books; null where one cannot. */
  bookHref: string | null;
}

function Opening({ openState, readAt, timeZone }: { openState: OpenState; readAt: string; timeZone: string }) {
  const t = useTranslate();
  const locale = useLocale();
  const { isOpen } = openState;
  const next = nextChangeText(t, openState, { now: readAt, timeZone, locale });
  return (
    <p className={style.opening} role="status">
      <span className={style.sign} data-open={isOpen}>
        {t(isOpen ? 'businessPage.openNow' : 'businessPage.closedNow')}
      </span>{' '}
      {next}
    </p>
  );
}

/** Name and address, whether it is open, and the ways to it. */
export function PageHead({ business, now, hasItems, mayJoin, bookHref }: Props) {
  const t = useTranslate();
  const { name, address, city, state, zip, phone, timeZone } = business;
  return (
    <header className={style.head}>
      <h1>{name}</h1>
      {now?.openState && <Opening openState={now.openState} readAt={now.readAt} timeZone={timeZone} />}
      <address className={style.address}>
        {address}
        <br />
        {city}, {state} {zip}
        <br />
        {formatPhone(phoneDigits(phone))}
      </address>
      <div className={style.actions}>
        {bookHref && (
          <a className="button" href={bookHref}>
            {t('businessPage.book')}
          </a>
        )}
        <a className="button" data-kind={mayJoin || bookHref ? 'quiet' : undefined} href={callUrl(phone)}>
          <PlaceIcon name="call" /> {t('businessPage.call')}
        </a>
        <a
          className="button"
          data-kind="quiet"
          href={directionsUrl(business)}
          target="_blank"
          rel="noopener noreferrer"
        >
          <PlaceIcon name="directions" /> {t('businessPage.directions')}
        </a>
        {hasItems && (
          <a className="button" data-kind="quiet" href="#catalogue">
            {t('businessPage.seeItems')}
          </a>
        )}
      </div>
    </header>
  );
}
