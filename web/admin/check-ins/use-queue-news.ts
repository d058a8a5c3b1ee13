import { useEffect, useRef, useState } from 'react';
import type { QueuePage_QueueQuery } from './check-ins.generated';

export type News = QueuePage_QueueQuery['queueNews'][number];

export const hasLeft = ({ cancelBy, canceledAt, repliedAt }: News): boolean =>
  cancelBy === 'party' && canceledAt !== null && (repliedAt === null || canceledAt > repliedAt);
const keyOf = (news: News) => `${news.id} ${hasLeft(news) ? news.canceledAt : news.repliedAt}`;

/** Whether the row of a check-in lies on the screen. */
function isInSight(id: string): boolean {
  const box = document.querySelector(`[data-id="${id}"]`)?.getBoundingClientRect();
  return box !== undefined && box.top >= 0 && box.bottom <= innerHeight;
}

/** What happened out of sight since the page opened, latest first, until it is dealt with or put away. */
export function useQueueNews(news: readonly News[] | undefined) {
  const known = useRef<Set<string> | null>(null);
  const [unseen, setUnseen] = useState<News[]>([]);
  useEffect(() => {
    if (!news) return;
    const before = known.current;
    const keys = news.map(keyOf);
    known.current = new Set([...(before ?? []), ...keys]);
    if (!before) return;
    const fresh = news.filter((each) => !before.has(keyOf(each)) && (hasLeft(each) || !isInSight(each.id)));
    setUnseen((old) => [...fresh, ...old.filter((each) => keys.includes(keyOf(each)))]);
  }, [news]);
  /** Puts away what `isDone` says; all of it without. */
  const putAway = (isDone: (each: News) => boolean = () => true) =>
    setUnseen((old) => old.filter((each) => !isDone(each)));
  return { unseen, putAway };
}
