import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Pending } from '../../pieces/Pending';
import { useRefresh } from '../../pieces/use-refresh';
import { ConnectForm } from './ConnectForm';
import {
  useCalendarFeeds_ChangedSubscription,
  useCalendarFeeds_ConnectMutation,
  useCalendarFeeds_DisconnectMutation,
  useCalendarFeeds_FetchMutation,
  useCalendarFeeds_OutsideQuery,
} from './feeds.generated';
import { OutsideFacts } from './OutsideFacts';

interface Props {
  staffId: string;
  timeZone: string;
}

/** The calendar elsewhere whose busy times block those of a staff member. */
export function OutsideSection({ staffId, timeZone }: Props) {
  const titleId = useId();
  const variables = { staffId };
  const { data, error, refetch } = useCalendarFeeds_OutsideQuery({ variables, fetchPolicy: 'cache-and-network' });
  const refresh = useRefresh(refetch);
  useCalendarFeeds_ChangedSubscription({ onData: refresh, onError: () => undefined });
  const [connect] = useCalendarFeeds_ConnectMutation();
  const [fetchNow] = useCalendarFeeds_FetchMutation();
  const [disconnect] = useCalendarFeeds_DisconnectMutation();
  const state = data?.outsideCalendar;
  return (
    <Stack component="section" aria-labelledby={titleId} sx={{ gap: 3 }}>
      <Typography id={titleId} variant="h4" component="h3">
        Outside calendar
      </Typography>
      <Typography variant="body2" color="textSecondary">
        Times at which a calendar elsewhere says “busy” cannot be booked here. Greeter reads it about every 30 minutes
        and keeps nothing but these times.
      </Typography>
      {!data && <Pending error={error} onRetry={() => refetch()} rows={2} />}
      {data &&
        (state ? (
          <OutsideFacts
            state={state}
            timeZone={timeZone}
            onFetch={async () => {
              await fetchNow({ variables });
              await refetch();
            }}
            onRemove={async () => {
              await disconnect({ variables });
              await refetch();
            }}
          />
        ) : (
          <ConnectForm
            onConnect={async (address) => {
              await connect({ variables: { staffId, address } });
              await refetch();
            }}
          />
        ))}
    </Stack>
  );
}
