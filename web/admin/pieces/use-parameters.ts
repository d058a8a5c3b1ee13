import { useLayoutEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * The parameters of the address on the screen. The router renders the next address in a transition, where a query whose
 * variables came from it directly would alternate between both addresses forever.
 */
export function useParameters(): URLSearchParams {
  const { search } = useLocation();
  const [current, setCurrent] = useState(search);
  useLayoutEffect(() => setCurrent(search), [search]);
  return useMemo(() => new URLSearchParams(current), [current]);
}
