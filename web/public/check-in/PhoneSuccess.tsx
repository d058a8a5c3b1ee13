import { clockTime } from '../../ui/clock-time';
import { translateBuiltIn } from '../i18n/built-in-texts';
import { useLocale, useTranslate } from '../i18n/language-context';
import { LanguageSwitch } from '../i18n/LanguageSwitch';
import type { Translate } from '../i18n/messages';
import { waitText } from '../i18n/wait-text';
import { PlaceLanguageSwitch } from '../place-in-line/PlaceLanguageSwitch';
import { appearance } from './appearance';
import { BusinessBand } from './BusinessBand';
import { placePath } from './paths';
import type { PhoneReceipt } from './phone-session';
import { PoweredBy } from './PoweredBy';
import style from './PhoneSuccess.module.css';

function messageOf(t: Translate, { alreadyInLine, status, position, greeting }: PhoneReceipt): string | null {
  if (status === 'READY') return t('phone.ready');
  if (!alreadyInLine) return translateBuiltIn(t, greeting);
  return position === null ? null : t('phone.youAre', { position });
}

export function PhoneSuccess({ receipt }: { receipt: PhoneReceipt }) {
  const {
    publicId,
    alreadyInLine,
    firstName,
    lastInitial,
    checkedInAt,
    quote,
    isOutOfReach,
    isClosed,
    businessName,
    timeZone,
    look,
  } = receipt;
  const t = useTranslate();
  const locale = useLocale();
  const message = messageOf(t, receipt);
  return (
    <main className={style.page} style={look && appearance(look)}>
      <BusinessBand name={businessName} logo={look?.logo ?? null} />
      <div className={style.success}>
        <svg aria-hidden="true" viewBox="0 0 64 64" width="72" height="72" className={style.tick}>
          <circle cx="32" cy="32" r="32" />
          <path d="m19 33 9 9 17-19" />
        </svg>
        <h1>{t(alreadyInLine ? 'checkIn.alreadyCheckedIn' : 'phone.thankYou')}</h1>
        {message !== null && <p className={style.greeting}>{message}</p>}
        <dl className={style.facts}>
          <div>
            <dt>{t('phone.name')}</dt>
            <dd>
              {firstName} {lastInitial}.
            </dd>
          </div>
          <div>
            <dt>{t('phone.checkedIn')}</dt>
            <dd>{clockTime(checkedInAt, timeZone, locale)}</dd>
          </div>
          {quote && (
            <div>
              <dt>{t('phone.yourWait')}</dt>
              <dd>{waitText(t, quote)}</dd>
            </div>
          )}
        </dl>
        {receipt.status !== 'READY' && isClosed && <p className={style.note}>{t('wait.closed')}</p>}
        {receipt.status !== 'READY' && isOutOfReach && <p className={style.note}>{t('checkIn.outOfReach')}</p>}
        {publicId && (
          <a className={`button ${style.position}`} href={placePath(publicId)}>
            {t('phone.yourPosition')}
          </a>
        )}
        {publicId ? <PlaceLanguageSwitch publicId={publicId} /> : <LanguageSwitch />}
        <PoweredBy />
      </div>
    </main>
  );
}
