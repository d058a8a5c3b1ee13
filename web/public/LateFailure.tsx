import { useTranslate } from './i18n/language-context';

/** In place of a piece whose script did not load. */
export function LateFailure({ onRetry }: { onRetry(): void }) {
  const t = useTranslate();
  return (
    <div role="alert">
      <p>{t('refusal.unreachable')}</p>
      <button type="button" className="button" data-kind="quiet" onClick={onRetry}>
        {t('app.tryAgain')}
      </button>
    </div>
  );
}
