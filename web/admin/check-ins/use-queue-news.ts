import { useEffect, useRef, useState } from 'react';
import type { QueuePage_QueueQuery } from './check-ins.generated';

export type News = QueuePage_QueueQuery['queueNews'][number];

export const hasLeft = ({ cancelBy, canceledAt, repliedAt }: News): boolean =>
  cancelBy === 'party' && canceledAt !== null && (repliedAt === null || canceledAt > repliedAt);
const keyOf = (news: News) => `${news.id} ${hasLeft(news) ? news.canceledAt : news.repliedAt}`;

/** Whether the text of a check-in can be read in its row: whatever lies over it, a bar at the head or foot or a notice, hides it. */
function isInSight(id: string): boolean {
  const text = document.querySelector(`[data-id="${id}"] [data-reply]`);
  const row = text?.closest('[data-id]');
  if (!text || !row) return false;
  const { left, width, top, bottom } = text.getBoundingClientRect();
  return [top + 1, bottom - 1].every((y) => row.contains(document.elementFromPoint(left + width / 2, y)));
}

/** What happened out of sight since the page opened, latest first, until it is dealt with or put away. `news` come with their rows. */
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
