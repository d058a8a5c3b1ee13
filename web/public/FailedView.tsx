import style from './FailedView.module.css';
import { useTranslate } from './i18n/language-context';
import { useRefusalText } from './i18n/refusal-text';
import type { Failure } from './request';

/** A page that could not be loaded: what happened, and a way on. The link works before the script arrives. */
export function FailedView({ address, failure, onRetry }: { address: string; failure: Failure; onRetry(): void }) {
  const t = useTranslate();
  const textOf = useRefusalText();
  return (
    <main className={style.failed}>
      <h1>{t('app.couldNotOpen')}</h1>
      <p>{textOf(failure)}</p>
      <a
        className="button"
        href={address}
        onClick={(event) => {
          event.preventDefault();
          onRetry();
        }}
      >
        {t('app.tryAgain')}
      </a>
    </main>
  );
}
