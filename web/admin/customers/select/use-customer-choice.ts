import { useSelectCustomer_ListQuery } from './select-customer.generated';

/** The live customers by name, those with all words of the search; more of them at a time. */
export function useCustomerChoice(search: string) {
  const { data, previousData, error, refetch, fetchMore } = useSelectCustomer_ListQuery({
    variables: { search: search || null },
    fetchPolicy: 'no-cache',
  });
  const shown = (data ?? previousData)?.customers;
  const cursor = data?.customers.cursor ?? null;
  const more = () =>
    fetchMore({
      variables: { after: cursor },
      updateQuery: (before, { fetchMoreResult: next }) => ({
        customers: { ...next.customers, items: [...before.customers.items, ...next.customers.items] },
      }),
    });
  return { customers: shown?.items, more: cursor === null ? null : more, error, refetch };
}
