import { useEffect, useState } from 'react';
import { useRequest } from '../app-context';
import { BusinessPage_ReadNowDocument, type PageNowFragment } from './page-now.generated';
import type { PageData } from './page-data';

const every = 60_000;

/** What changes while one looks: whether it is open, and the line. Read again every minute, not while the page is out of sight. */
export function usePageNow({ content, readAt }: PageData): PageNowFragment & { readAt: string } {
  const request = useRequest();
  const { openState, joinsFromAfar, line, isBasic } = content;
  const [now, setNow] = useState({ openState, joinsFromAfar, line, readAt });
  const { id: businessId } = content.business;
  useEffect(() => {
    if (isBasic) return undefined;
    let isHere = true;
    const read = () => {
      if (document.visibilityState === 'hidden') return;
      request(BusinessPage_ReadNowDocument, { businessId }).then(
        ({ businessPage }) => {
          if (isHere) setNow({ ...businessPage, readAt: new Date().toISOString() });
        },
        () => undefined,
      );
    };
    const timer = setInterval(read, every);
    document.addEventListener('visibilitychange', read);
    return () => {
      isHere = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, [request, businessId, isBasic]);
  return now;
}
