import { useEffect } from 'react';
import { useRefresh } from '../pieces/use-refresh';
import { useCustomerProfile_ChangedSubscription, useCustomerProfile_ProfileQuery } from './customer-profile.generated';

/** A customer with their counts, up to date: read again when a customer changes, and for the counts when the window gets the focus. */
export function useProfile(customerId: string) {
  const { data, error, refetch } = useCustomerProfile_ProfileQuery({
    variables: { id: customerId },
    fetchPolicy: 'cache-and-network',
  });
  const refresh = useRefresh(refetch, { isHeavy: true });
  useCustomerProfile_ChangedSubscription({ onData: refresh, onError: () => undefined });
  useEffect(() => {
    window.addEventListener('focus', refresh);
    return () => window.removeEventListener('focus', refresh);
  }, [refresh]);
  return { data, error, refetch };
}
