import TimelineIcon from '@mui/icons-material/Timeline';
import { useAccount } from '../../accounts/use-account';
import { HistoryList } from '../../history/HistoryList';
import { EmptyState } from '../../pieces/EmptyState';
import { Pending } from '../../pieces/Pending';
import { useCustomerTimeline_EntriesQuery } from './timeline.generated';
import { TimelineLine } from './TimelineLine';

/** All that happened with a customer, latest first, with appointments to come before it, 25 at a time. */
export function CustomerTimeline({ customerId }: { customerId: string }) {
  const { data, error, refetch, fetchMore } = useCustomerTimeline_EntriesQuery({
    variables: { id: customerId },
    fetchPolicy: 'no-cache',
  });
  const {
    business: { timeZone },
  } = useAccount();
  if (!data) return <Pending error={error} onRetry={refetch} rows={4} />;
  const { items, cursor } = data.customerTimeline;
  if (items.length === 0)
    return (
      <EmptyState icon={<TimelineIcon />} title="Nothing has happened yet">
        Appointments, check-ins, messages and changes appear here.
      </EmptyState>
    );
  const more = () =>
    fetchMore({
      variables: { after: cursor },
      updateQuery: (before, { fetchMoreResult: next }) => ({
        customerTimeline: {
          ...next.customerTimeline,
          items: [...before.customerTimeline.items, ...next.customerTimeline.items],
        },
      }),
    });
  return (
    <HistoryList label="Timeline" onMore={cursor === null ? null : more}>
      {items.map((entry) => (
        <TimelineLine key={`${entry.kind} ${entry.id}`} entry={entry} timeZone={timeZone} />
      ))}
    </HistoryList>
  );
}
