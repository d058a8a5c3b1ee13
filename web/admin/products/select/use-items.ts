import { useEffect } from 'react';
import { useSelectProducts_ItemsQuery } from './select-products.generated';

/** All items: the catalogue holds two pages at most. */
export function useItems() {
  const first = useSelectProducts_ItemsQuery({ fetchPolicy: 'cache-and-network' });
  const after = first.data?.products.cursor ?? null;
  const rest = useSelectProducts_ItemsQuery({ variables: { after }, skip: after === null });
  const items = first.data && [...first.data.products.items, ...(rest.data?.products.items ?? [])];
  const { refetch } = first;
  // Whoever added one in another tab comes back to it.
  useEffect(() => {
    const onFocus = () => void refetch().catch(() => undefined);
    addEventListener('focus', onFocus);
    return () => removeEventListener('focus', onFocus);
  }, [refetch]);
  return { items, error: first.error, refetch };
}
