import { useMay } from '../accounts/use-may';
import { useErasureRequests_ListQuery } from './erasure-requests.generated';

/** The open requests of customers to be erased; none for those who do not see them. */
export function useErasureRequests() {
  const may = useMay();
  const maySee = may('CUSTOMER_ERASURE_REQUESTS');
  const { data, error, refetch } = useErasureRequests_ListQuery({ fetchPolicy: 'cache-and-network', skip: !maySee });
  return {
    requests: data?.erasureRequests ?? [],
    error,
    /** Whether they may erase, or decline to. */
    mayDecide: may('CUSTOMER_ERASE'),
    readAgain: () => (maySee ? refetch().catch(() => undefined) : Promise.resolve(undefined)),
  };
}
