import { useState } from 'react';
import { useRefresh } from '../pieces/use-refresh';
import { useFormsPage_ChangedSubscription, useFormsPage_ListQuery } from './forms.generated';

interface Listing {
  search: string;
  isArchived: boolean;
  show: number;
}

/** The live or the archived forms, up to date. While a search runs, what was `found` before stays. */
export function useForms({ search, isArchived, show }: Listing) {
  const { data, previousData, error, refetch } = useFormsPage_ListQuery({
    variables: { search: search || null, archived: isArchived, first: show },
    fetchPolicy: 'cache-and-network',
  });
  const refresh = useRefresh(refetch, { isHeavy: true });
  useFormsPage_ChangedSubscription({ onData: refresh, onError: () => undefined });
  const [found, setFound] = useState(search);
  if (data && found !== search) setFound(search);
  const shown = (data ?? previousData)?.forms;
  return {
    forms: shown?.items,
    total: shown?.total ?? 0,
    /** What the forms were searched for. */
    found: data ? search : found,
    isWaiting: !data && !error,
    error,
    refetch,
    refresh,
  };
}
