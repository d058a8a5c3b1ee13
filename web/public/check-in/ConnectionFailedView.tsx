import type { ReactNode } from 'react';
import { useTranslate } from '../i18n/language-context';
import { useRefusalText } from '../i18n/refusal-text';
import type { Failure } from '../request';
import { MessageView } from './MessageView';

/** Why the server did not answer, with the button to ask again and, as `children`, the language switch. */
export function ConnectionFailedView({
  failure,
  onRetry,
  children,
}: {
  failure: Failure;
  onRetry(): void;
  children: ReactNode;
}) {
  const t = useTranslate();
  const refusalText = useRefusalText();
  return (
    <MessageView title={t('app.couldNotConnect')}>
      <p>{refusalText(failure)}</p>
      <button type="button" className="button" onClick={onRetry}>
        {t('app.tryAgain')}
      </button>
      {children}
    </MessageView>
  );
}
