import { useMemo } from 'react';
import { useRefresh } from '../check-ins/use-refresh';
import { useProductsPage_CatalogueQuery, useProductsPage_ChangedSubscription } from './products.generated';

/** Items and categories, live or archived, and up to date. While a search runs, what was found before stays. */
export function useCatalogue(search: string, archived: boolean) {
  const { data, previousData, error, refetch } = useProductsPage_CatalogueQuery({
    variables: { search: search || null, archived },
    fetchPolicy: 'cache-and-network',
  });
  const refresh = useRefresh(refetch);
  useProductsPage_ChangedSubscription({ onData: refresh, onError: () => undefined });
  const shown = data ?? previousData;
  const items = useMemo(() => (shown ? [...shown.products.items, ...shown.rest.items] : null), [shown]);
  return { items, categories: shown?.productCategories ?? [], error, refetch, refresh };
}
