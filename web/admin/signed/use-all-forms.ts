import { useSignedPage_FormsQuery } from './signed.generated';

/** Live forms by title, then archived ones: both may have been signed. */
export function useAllForms() {
  const { data, error, refetch } = useSignedPage_FormsQuery({ fetchPolicy: 'cache-and-network' });
  return { forms: data && [...data.live.items, ...data.archived.items], error, refetch };
}
