import { useLayoutEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * The parameters of the address that is on the screen. The router renders the next address in a transition, where a query whose
 * variables came straight from it would switch between the two addresses without end.
 */
export function useParameters(): URLSearchParams {
  const { search } = useLocation();
  const [current, setCurrent] = useState(search);
  useLayoutEffect(() => setCurrent(search), [search]);
  return useMemo(() => new URLSearchParams(current), [current]);
}
