import { useCallback, useEffect, useState } from 'react';
import { useRequest } from '../app-context';
import { BusinessPage_ReadNowDocument, type PageNowFragment } from './page-now.generated';
import type { PageData } from './page-data';

const every = 60_000;

/** What changes while one looks: whether it is open, and the line. Read again every minute, not while the page is out of sight, and by `readAgain`. */
export function usePageNow({
  content,
  readAt,
}: PageData): PageNowFragment & { readAt: string; readAgain(): Promise<void> } {
  const request = useRequest();
  const { openState, joinsFromAfar, line, isBasic } = content;
  const [now, setNow] = useState({ openState, joinsFromAfar, line, readAt });
  const { id: businessId } = content.business;
  const readAgain = useCallback(
    () =>
      request(BusinessPage_ReadNowDocument, { businessId }).then(
        ({ businessPage }) => setNow({ ...businessPage, readAt: new Date().toISOString() }),
        () => undefined,
      ),
    [request, businessId],
  );
  useEffect(() => {
    if (isBasic) return undefined;
    const read = () => void (document.visibilityState !== 'hidden' && readAgain());
    const timer = setInterval(read, every);
    document.addEventListener('visibilitychange', read);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, [readAgain, isBasic]);
  return { ...now, readAgain };
}
