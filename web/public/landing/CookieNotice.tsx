import { useEffect, useState, useSyncExternalStore } from 'react';
import { acceptCookieNotice, isCookieNoticeAccepted, onCookieNoticeAccepted } from './cookie-notice';
import style from './CookieNotice.module.css';
import { privacyPath } from './paths';

/** How much of the way to the end counts as having read the page. */
const enough = 0.75;

const wayScrolled = ({ scrollTop, scrollHeight, clientHeight }: Element) =>
  scrollHeight > clientHeight ? scrollTop / (scrollHeight - clientHeight) : 0;

/** Says which cookies there are; goes away by its button or when most of the page was read. */
export function CookieNotice() {
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
    const scrolled = () => {
      if (wayScrolled(document.documentElement) >= enough) dismiss();
    };
    addEventListener('scroll', scrolled, { passive: true });
    return () => removeEventListener('scroll', scrolled);
  }, [isShown]);

  if (!isShown) return null;
  return (
    <aside aria-label="Cookies" className={style.notice}>
      <p>
        Greeter uses only the cookies it needs: to keep you signed in, and to remember this notice. No tracking.{' '}
        <a href={privacyPath}>Privacy</a>
      </p>
      <button type="button" className="button" data-kind="quiet" onClick={dismiss}>
        Dismiss
      </button>
    </aside>
  );
}
