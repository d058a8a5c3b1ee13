import { useMemo, useState } from 'react';
import { useQueuePage_QueueChangedSubscription, useQueuePage_QueueQuery } from './check-ins.generated';
import type { QueueView } from './queue-view';
import { useRefresh } from './use-refresh';
import { useSteadyRows, type Piece } from './use-steady-rows';

const step = 100;
const firstPiece = { skip: 0, first: step };

/** The queue, live: counts of the tabs and the piece of the list that is on the screen, however long the list is. */
export function useQueue({ filter, date, search }: QueueView, alsoAsk: () => Promise<unknown>) {
  const key = JSON.stringify([filter, date, search]);
  const [asked, setAsked] = useState({ key, ...firstPiece });
  const { skip, first } = asked.key === key ? asked : firstPiece;
  const { data, previousData, error, refetch } = useQueuePage_QueueQuery({
    variables: { day: date ? 'DATE' : 'TODAY', date, filter, search: search || null, skip, first },
    fetchPolicy: 'cache-and-network',
  });
  const refresh = useRefresh(() => Promise.all([refetch(), alsoAsk()]));
  useQueuePage_QueueChangedSubscription({ onData: refresh, onError: () => undefined });

  const page = data?.queue;
  const piece = useMemo(
    (): Piece | null => (page ? { key, skip, total: page.total, items: page.items } : null),
    [page, key, skip],
  );
  const { shown, touched, left } = useSteadyRows(piece);

  /** Rows `from` to `to` came into sight: whole steps of them are asked for. */
  function look(from: number, to: number) {
    const start = Math.floor(from / step) * step;
    const length = Math.max(step, Math.ceil(to / step) * step - start);
    if (start !== skip || length !== first) setAsked({ key, skip: start, first: length });
  }
  return {
    list: shown?.key === key ? shown : null,
    counts: (data ?? previousData)?.queueCounts,
    error,
    refresh,
    look,
    touched,
    left,
    retry: refetch,
  };
}
