import { useStandbyDialog_StandbysQuery } from './standbys.generated';

/** As many as the list shows. */
const shown = 100;

/** Who waits for a time, of those who may see it; the calendar says when to read it again. */
export function useStandbys(maySee: boolean) {
  const { data, error, refetch } = useStandbyDialog_StandbysQuery({
    variables: { first: shown },
    fetchPolicy: 'cache-and-network',
    skip: !maySee,
  });
  return { page: data?.standbys, error, refetch: () => (maySee ? refetch() : Promise.resolve()) };
}

export type Standbys = ReturnType<typeof useStandbys>;
