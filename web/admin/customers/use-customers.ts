import { useRefresh } from '../pieces/use-refresh';
import { useCustomersPage_LettersQuery, useCustomersPage_ListQuery } from './customers.generated';
import { pageSize } from './letters';
import type { CustomersUrl } from './use-customers-url';

/** One page of the list in the address and the letters of the whole list, up to date. While another page is on its way, the one before stays. */
export function useCustomers({ search, isArchived, birthMonth, birthYear, tag, page }: CustomersUrl) {
  const { data, previousData, error, refetch } = useCustomersPage_ListQuery({
    variables: { search: search || null, archived: isArchived, birthMonth, birthYear, tag, skip: page * pageSize },
    fetchPolicy: 'cache-and-network',
  });
  const letters = useCustomersPage_LettersQuery({ fetchPolicy: 'cache-and-network' });
  const readAgain = () => Promise.all([refetch(), letters.refetch()]);
  useRefresh(readAgain, { isHeavy: true });
  return {
    list: (data ?? previousData)?.customers,
    letters: letters.data?.customerLetters ?? [],
    /** Of the page asked for; null while the list is still the one before. */
    total: data?.customers.total ?? null,
    isWaiting: !data && !error,
    error,
    readAgain,
  };
}
