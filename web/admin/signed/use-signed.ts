import { useRefresh } from '../pieces/use-refresh';
import { useSignedPage_ListQuery } from './signed.generated';
import type { SignedUrl } from './use-signed-url';

/** The list in the address, 50 at a time. While another one is on its way, the one before stays. */
export function useSigned({ search, ...filter }: SignedUrl['filter']) {
  const { data, previousData, error, refetch, fetchMore } = useSignedPage_ListQuery({
    variables: { ...filter, search: search || null },
    fetchPolicy: 'no-cache',
  });
  useRefresh(refetch, { isHeavy: true });
  const cursor = data?.signatures.cursor ?? null;
  return {
    items: (data ?? previousData)?.signatures.items,
    isWaiting: !data && !error,
    error,
    readAgain: refetch,
    /** Null at the end of the list. */
    more:
      cursor === null
        ? null
        : () =>
            fetchMore({
              variables: { after: cursor },
              updateQuery: (before, { fetchMoreResult: next }) => ({
                signatures: { ...next.signatures, items: [...before.signatures.items, ...next.signatures.items] },
              }),
            }),
  };
}
