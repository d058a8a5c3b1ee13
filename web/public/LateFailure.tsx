import { useTranslate } from './i18n/language-context';

/** In place of a piece whose script did not load, or of what `message` says. */
export function LateFailure({ message, onRetry }: { message?: string; onRetry(): void }) {
  const t = useTranslate();
  return (
    <div role="alert">
      <p>{message ?? t('refusal.unreachable')}</p>
      <button type="button" className="button" data-kind="quiet" onClick={onRetry}>
        {t('app.tryAgain')}
      </button>
    </div>
  );
}
