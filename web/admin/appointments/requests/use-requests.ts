import { useCalendarPage_RequestsQuery } from './requests.generated';

/** As many as the list shows. */
const shown = 50;

/** The requests of customers that wait for an answer, soonest first; the calendar says when to read them again. */
export function useRequests() {
  const { data, error, refetch } = useCalendarPage_RequestsQuery({
    variables: { first: shown },
    fetchPolicy: 'cache-and-network',
  });
  return { page: data?.bookingRequests, error, refetch };
}

export type Requests = ReturnType<typeof useRequests>;
