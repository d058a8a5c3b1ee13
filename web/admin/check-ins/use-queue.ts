import { useCallback, useEffect, useMemo, useState } from 'react';
import { useQueuePage_QueueChangedSubscription, useQueuePage_QueueQuery } from './check-ins.generated';
import { isOfAllTabs, mine, type QueueView } from './queue-view';
import type { ExpectedArrival } from './arrivals/keep-arrivals';
import { useRefresh } from '../pieces/use-refresh';
import { useSteadyRows, type QueueSlice } from './use-steady-rows';

const sliceRows = 100;
const firstSlice = { skip: 0, first: sliceRows };
/** How far the clock of a device may be ahead of the server's. */
const leeway = 1000;

/** The queue, live: counts of the tabs and the slice of the list that is on the screen, however long the list is. */
export function useQueue(
  view: QueueView,
  expected: readonly ExpectedArrival[] | null,
  refetchMore: () => Promise<unknown>,
) {
  const { date, part, search, staff } = view;
  const filter = isOfAllTabs(view) ? 'ALL' : view.filter;
  const key = JSON.stringify([filter, date, part, search, staff]);
  const [request, setRequest] = useState({ key, ...firstSlice });
  const { skip, first } = request.key === key ? request : firstSlice;
  const { data, previousData, error, refetch } = useQueuePage_QueueQuery({
    variables: {
      day: date ? 'DATE' : 'TODAY',
      date,
      filter,
      part,
      search: search || null,
      mine: staff === mine,
      staffId: staff === mine ? null : staff,
      skip,
      first,
    },
    fetchPolicy: 'cache-and-network',
  });
  const refresh = useRefresh(() => Promise.all([refetch(), refetchMore()]));
  useQueuePage_QueueChangedSubscription({ onData: refresh, onError: () => undefined });

  const nextOverdueAt = data?.queueCounts.nextOverdueAt;
  useEffect(() => {
    if (!nextOverdueAt) return undefined;
    const timer = setTimeout(refresh, Date.parse(nextOverdueAt) + leeway - Date.now());
    return () => clearTimeout(timer);
  }, [nextOverdueAt, refresh]);

  const page = data?.queue;
  const news = data?.queueNews;
  const slice = useMemo(
    (): QueueSlice | null =>
      page && news ? { key, skip, total: page.total, items: page.items, news, expected } : null,
    [page, news, key, skip, expected],
  );
  const { list, heldChanges, hold, release } = useSteadyRows(slice);

  /** Requests rows `from` to `to`, rounded to whole slices. */
  const showRange = useCallback(
    (from: number, to: number) => {
      const start = Math.floor(from / sliceRows) * sliceRows;
      const length = Math.max(sliceRows, Math.ceil(to / sliceRows) * sliceRows - start);
      if (start !== skip || length !== first) setRequest({ key, skip: start, first: length });
    },
    [key, skip, first],
  );
  return {
    list: list?.key === key ? list : null,
    counts: (data ?? previousData)?.queueCounts,
    /** What came with the rows that are on the screen. */
    news: list?.news,
    error,
    refresh,
    showRange,
    heldChanges,
    hold,
    release,
    retry: refetch,
  };
}
