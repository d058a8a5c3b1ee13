import { useState } from 'react';
import { useRefresh } from '../pieces/use-refresh';
import { useStaffPage_ChangedSubscription, useStaffPage_ListQuery } from './staff.generated';

interface Listing {
  search: string;
  isArchived: boolean;
  show: number;
}

/** The live or the archived staff members, up to date. While a search runs, what was `found` before stays. */
export function useStaff({ search, isArchived, show }: Listing) {
  const { data, previousData, error, refetch } = useStaffPage_ListQuery({
    variables: { search: search || null, archived: isArchived, first: show },
    fetchPolicy: 'cache-and-network',
  });
  const refresh = useRefresh(refetch, { isHeavy: true });
  useStaffPage_ChangedSubscription({ onData: refresh, onError: () => undefined });
  const [found, setFound] = useState(search);
  if (data && found !== search) setFound(search);
  const shown = (data ?? previousData)?.staffMembers;
  return {
    members: shown?.items,
    total: shown?.total ?? 0,
    /** What the members were searched for. */
    found: data ? search : found,
    isWaiting: !data && !error,
    error,
    refetch,
    refresh,
  };
}
