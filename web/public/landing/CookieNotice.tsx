import { useEffect, useState, useSyncExternalStore } from 'react';
import { acceptCookieNotice, isCookieNoticeAccepted, onCookieNoticeAccepted } from './cookie-notice';
import style from './CookieNotice.module.css';
import { privacyPath } from './paths';
import { useTranslate } from '../i18n/language-context';
import { RichText } from '../i18n/RichText';

/** The share of the page that counts as read. */
const readShare = 0.75;

const scrolledShare = ({ scrollTop, scrollHeight, clientHeight }: Element) =>
  scrollHeight > clientHeight ? scrollTop / (scrollHeight - clientHeight) : 0;

/** Names the cookies in use; dismissed by its button or by scrolling through most of the page. */
export function CookieNotice() {
  const t = useTranslate();
  const accepted = useSyncExternalStore(onCookieNoticeAccepted, isCookieNoticeAccepted, () => true);
  // Where the browser refuses cookies, the notice still goes away for this visit.
  const [dismissed, setDismissed] = useState(false);
  const isShown = !accepted && !dismissed;
  const dismiss = () => {
    acceptCookieNotice();
    setDismissed(true);
  };

  useEffect(() => {
    if (!isShown) return undefined;
    const onScroll = () => {
      if (scrolledShare(document.documentElement) >= readShare) dismiss();
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, [isShown]);

  if (!isShown) return null;
  return (
    <aside aria-label={t('landing.cookies')} className={style.notice}>
      <p>
        <RichText text={t('landing.cookieText')} tags={{ privacy: (content) => <a href={privacyPath}>{content}</a> }} />
      </p>
      <button type="button" className="button" data-kind="quiet" onClick={dismiss}>
        {t('app.dismiss')}
      </button>
    </aside>
  );
}
