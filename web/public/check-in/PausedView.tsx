import { useEffect, type ReactNode } from 'react';
import { useTranslate } from '../i18n/language-context';
import { MessageView } from './MessageView';

const refreshEvery = 30_000;

/** The business takes no check-ins. While somebody can see it, it looks again by itself; `onRefresh` must stay the same function. */
export function PausedView({
  businessName,
  onRefresh,
  children,
}: {
  businessName: string;
  onRefresh(): void;
  children: ReactNode;
}) {
  const t = useTranslate();
  useEffect(() => {
    const refresh = () => {
      if (!document.hidden) onRefresh();
    };
    const timer = setInterval(refresh, refreshEvery);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [onRefresh]);
  return (
    <MessageView title={businessName}>
      <p>{t('app.paused')}</p>
      {children}
    </MessageView>
  );
}
