import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { storedView, storeView, viewOfUrl, writeView, type QueueView } from './queue-view';

/** The view in the address; defaults to this browser's last choices. */
export function useQueueView(parameters: URLSearchParams, today: string) {
  const [, setParameters] = useSearchParams();
  const isNamed = parameters.has('tab') || parameters.has('date') || parameters.has('staff');
  const [stored, setStored] = useState(() => (isNamed ? null : storedView(today)));
  const fromUrl = viewOfUrl(parameters, today);
  const view = stored && !isNamed ? { ...stored, part: fromUrl.part, search: fromUrl.search } : fromUrl;
  const show = (change: Partial<QueueView>) =>
    setParameters((previous) => writeView(previous, { ...view, ...change }), { replace: true });

  // The address gets the stored view once; after that the storage follows the address.
  useEffect(() => {
    if (!stored) return;
    if (isNamed || (stored.filter === 'CHECKED_IN' && !stored.date && !stored.staff)) setStored(null);
    else
      setParameters(
        (previous) =>
          writeView(previous, {
            ...viewOfUrl(previous, today),
            filter: stored.filter,
            date: stored.date,
            staff: stored.staff,
          }),
        {
          replace: true,
        },
      );
  }, [stored, isNamed, setParameters, today]);

  const { filter, date, staff } = view;
  useEffect(() => storeView({ filter, date, staff }), [filter, date, staff]);
  return { view, show };
}
