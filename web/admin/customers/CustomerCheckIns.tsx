import HistoryIcon from '@mui/icons-material/History';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { clockTime } from '../../ui/clock-time';
import { ratingLabel } from '../../ui/ratings';
import { useAccount } from '../accounts/use-account';
import { lookOf } from '../check-ins/statuses';
import { EmptyState } from '../pieces/EmptyState';
import { Pending } from '../pieces/Pending';
import { useCustomerProfile_CheckInsQuery, type CustomerProfile_CheckInsQuery } from './customer-profile.generated';
import { dayOf } from './day-of';

type Visit = CustomerProfile_CheckInsQuery['customerCheckIns']['items'][number];

/** Every check-in of a customer, latest first, 20 at a time. */
export function CustomerCheckIns({ customerId }: { customerId: string }) {
  const { data, error, refetch, fetchMore } = useCustomerProfile_CheckInsQuery({
    variables: { id: customerId, skip: 0 },
    fetchPolicy: 'no-cache',
  });
  if (!data) return <Pending error={error} onRetry={refetch} rows={3} />;
  const { items, total } = data.customerCheckIns;
  if (items.length === 0)
    return (
      <EmptyState icon={<HistoryIcon />} title="No Check-In History Found">
        This customer has no checked-in history
      </EmptyState>
    );
  const more = () =>
    fetchMore({
      variables: { skip: items.length },
      updateQuery: (before, { fetchMoreResult: next }) => ({
        customerCheckIns: {
          ...next.customerCheckIns,
          items: [...before.customerCheckIns.items, ...next.customerCheckIns.items],
        },
      }),
    });
  return (
    <Stack component="section" aria-label="Check-in history" sx={{ gap: 3 }}>
      <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {items.map((visit) => (
          <VisitLine key={visit.id} visit={visit} />
        ))}
      </Box>
      {items.length < total && (
        <Button
          variant="outlined"
          onClick={() => void more().catch(() => undefined)}
          sx={{ alignSelf: 'center' }}
        >{`Show more (${(total - items.length).toLocaleString('en-US')} left)`}</Button>
      )}
    </Stack>
  );
}

function VisitLine({ visit }: { visit: Visit }) {
  const {
    business: { timeZone },
  } = useAccount();
  const { word, token, Icon } = lookOf(visit.status);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 3,
        justifyContent: 'space-between',
        flexWrap: 'wrap',
        paddingBlock: 3,
        borderTop: '1px solid var(--color-line)',
      }}
    >
      <Box className="numbers">
        <Typography sx={{ fontWeight: 600 }}>{dayOf(visit.createdAt, timeZone)}</Typography>
        <Typography
          variant="body2"
          color="textSecondary"
        >{`${clockTime(visit.createdAt, timeZone)}, party of ${visit.partySize}`}</Typography>
      </Box>
      <Box sx={{ textAlign: 'right' }}>
        <Box
          sx={{ display: 'inline-flex', gap: 1, alignItems: 'center', color: `var(--color-${token})`, fontWeight: 600 }}
        >
          <Icon fontSize="small" aria-hidden />
          {visit.cancelBy ? `${word} by ${visit.cancelBy}` : word}
        </Box>
        {visit.rating !== null && (
          <Typography variant="body2" color="textSecondary">
            {ratingLabel(visit.rating)}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
