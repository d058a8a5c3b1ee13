import type { ComponentProps, ReactNode } from 'react';
import { useTranslate } from '../i18n/language-context';
import { LanguageSwitch } from '../i18n/LanguageSwitch';
import style from './MessageView.module.css';

/** One message in the middle of the screen: loading, failed, paused, expired, not set up. With `language`, the language switch ends it. */
export function MessageView({
  title,
  children,
  isBusy,
  onRetry,
  language,
}: {
  title: string;
  children?: ReactNode;
  isBusy?: boolean;
  onRetry?(): void;
  language?: ComponentProps<typeof LanguageSwitch>;
}) {
  const t = useTranslate();
  return (
    <main className={style.view} aria-busy={isBusy}>
      <h1>{title}</h1>
      {children}
      {onRetry && (
        <button type="button" className="button" onClick={onRetry}>
          {t('app.tryAgain')}
        </button>
      )}
      {language && <LanguageSwitch {...language} />}
    </main>
  );
}
