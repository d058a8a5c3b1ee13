import { useLayoutEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * The parameters of the address that is on the screen. The router renders the next address in a transition, where a query whose
 * variables came straight from it would be asked back and forth and never end.
 */
export function useParameters(): URLSearchParams {
  const { search } = useLocation();
  const [shown, setShown] = useState(search);
  useLayoutEffect(() => setShown(search), [search]);
  return useMemo(() => new URLSearchParams(shown), [shown]);
}
