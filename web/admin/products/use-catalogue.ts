import { useMemo, useState } from 'react';
import { useRefresh } from '../pieces/use-refresh';
import { useProductsPage_CatalogueQuery, useProductsPage_ChangedSubscription } from './products.generated';

/** Items and categories, live or archived, and up to date. While a search runs, what was `found` before stays, or nothing if it was nothing. */
export function useCatalogue(search: string, archived: boolean) {
  const { data, previousData, error, refetch } = useProductsPage_CatalogueQuery({
    variables: { search: search || null, archived },
    fetchPolicy: 'cache-and-network',
  });
  const refresh = useRefresh(refetch, { isHeavy: true });
  useProductsPage_ChangedSubscription({ onData: refresh, onError: () => undefined });
  const [found, setFound] = useState(search);
  if (data && found !== search) setFound(search);
  const isSearching = found !== search && !data && !error;
  const shown = data ?? previousData;
  const isNothing = isSearching && shown?.products.total === 0;
  const items = useMemo(
    () => (shown && !isNothing ? [...shown.products.items, ...shown.rest.items] : null),
    [shown, isNothing],
  );
  return {
    items,
    categories: shown?.productCategories ?? [],
    /** What the items were searched for. */
    found: data ? search : found,
    isSearching,
    error,
    refetch,
    refresh,
  };
}
