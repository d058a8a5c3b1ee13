import { useCallback, useEffect, useMemo, useState } from 'react';
import { maxVisitItems } from '../../limits';
import { keep, readKept, type VisitItem } from '../booking/kept-booking';

/** The items that a visitor selected to book; kept in this tab. */
export function useSelection(businessId: string) {
  const [items, setItems] = useState<readonly VisitItem[]>([]);
  // After the first drawing, which is the server's.
  useEffect(() => setItems(readKept('items', businessId, [])), [businessId]);
  const selected = useMemo(() => new Set(items.map(({ id }) => id)), [items]);
  const toggle = useCallback(
    ({ id, name, price, durationMinutes }: VisitItem) =>
      setItems((before) => {
        const next = before.filter((item) => item.id !== id);
        if (next.length === before.length && next.length < maxVisitItems)
          next.push({ id, name, price, durationMinutes });
        keep('items', businessId, next);
        return next;
      }),
    [businessId],
  );
  return { selected, toggle };
}
