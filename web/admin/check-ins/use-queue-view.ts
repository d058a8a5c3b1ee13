import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { storedView, storeView, viewOfUrl, writeView, type QueueView } from './queue-view';

/** The view in the address; an address that names none takes up the choices stored in this browser. */
export function useQueueView(today: string) {
  const [parameters, setParameters] = useSearchParams();
  const [stored, setStored] = useState(() => (parameters.has('tab') || parameters.has('date') ? null : storedView(today)));
  const fromUrl = viewOfUrl(parameters, today);
  const view = stored ? { ...stored, search: fromUrl.search } : fromUrl;
  const show = (change: Partial<QueueView>) => setParameters(previous => writeView(previous, { ...view, ...change }), { replace: true });

  useEffect(() => {
    if (!stored) return;
    setParameters(previous => writeView(previous, { ...stored, search: previous.get('q') ?? '' }), { replace: true });
    setStored(null);
  }, [stored, setParameters]);

  const { filter, date } = view;
  useEffect(() => storeView({ filter, date, search: '' }), [filter, date]);
  return { view, show };
}
