import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { RenewButton } from '../../check-in-app/RenewButton';
import { ConfirmDialog } from '../../pieces/ConfirmDialog';
import { CopyField } from '../../pieces/CopyField';
import { ErrorAlert } from '../../pieces/ErrorAlert';
import { Pending } from '../../pieces/Pending';
import { useNotice } from '../../pieces/use-notice';
import { PlanWarning } from '../../plans/PlanWarning';
import { useGatedAttempt } from '../../plans/use-gated-attempt';
import {
  CalendarFeeds_FeedDocument,
  useCalendarFeeds_EndMutation,
  useCalendarFeeds_FeedQuery,
  useCalendarFeeds_NewMutation,
} from './feeds.generated';
import { momentWords } from './outside-words';

interface Props {
  /** Null for the calendar of the business. */
  staffId: string | null;
  timeZone: string;
}

/** The address at which programs elsewhere read the calendar: shown once, when it is made. */
export function FeedSection({ staffId, timeZone }: Props) {
  const titleId = useId();
  const notify = useNotice();
  const [address, setAddress] = useState<string | null>(null);
  const [isEnding, setEnding] = useState(false);
  const { attempt, gate, error, dismiss, isBusy } = useGatedAttempt();
  const variables = { staffId };
  const {
    data,
    error: readError,
    refetch,
  } = useCalendarFeeds_FeedQuery({ variables, fetchPolicy: 'cache-and-network' });
  const refetchQueries = [{ query: CalendarFeeds_FeedDocument, variables }];
  const [make] = useCalendarFeeds_NewMutation({ variables, refetchQueries, awaitRefetchQueries: true });
  const [end] = useCalendarFeeds_EndMutation({ variables, refetchQueries, awaitRefetchQueries: true });
  const feed = data?.calendarFeed;

  const renew = async () => setAddress((await make()).data?.newCalendarFeed.address ?? null);
  async function stop() {
    const isEnded = await attempt(async () => {
      await end();
      setAddress(null);
    });
    if (isEnded) notify({ message: 'The address is void.' });
    setEnding(false);
  }
  return (
    <Stack component="section" aria-labelledby={titleId} sx={{ gap: 3 }}>
      <Typography id={titleId} variant="h4" component="h3">
        Calendar feed
      </Typography>
      <Typography variant="body2" color="textSecondary">
        Subscribe to {staffId === null ? 'the calendar of the business' : 'these appointments'} in Google Calendar,
        Outlook or Apple Calendar. The feed shows times, names of customers and what they booked, from 30 days ago to a
        year ahead. Nothing can be changed through it.
      </Typography>
      <PlanWarning gate={gate} />
      <ErrorAlert error={error} onDismiss={dismiss} />
      {data ? (
        <>
          {address && (
            <>
              <CopyField key={address} label="Secret address" text={address} />
              <Alert severity="info" role="note">
                Copy it now: it is not shown again. Whoever has it can read the calendar, so give it to nobody. If it
                gets out, make a new one.
              </Alert>
            </>
          )}
          {feed && (
            <Typography variant="body2">
              Made on {momentWords(feed.createdAt, timeZone)}.{' '}
              {feed.lastUsedAt ? `Last read on ${momentWords(feed.lastUsedAt, timeZone)}.` : 'Not read yet.'}
            </Typography>
          )}
          {feed ? (
            <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
              <RenewButton
                label="New address"
                question="Make a new address?"
                notice="The address is new."
                onRenew={renew}
              >
                The one before is void at once: programs that use it show nothing new any more.
              </RenewButton>
              <Button color="error" onClick={() => setEnding(true)}>
                Remove address
              </Button>
            </Stack>
          ) : (
            <Button
              variant="outlined"
              loading={isBusy}
              onClick={() => void attempt(renew)}
              sx={{ alignSelf: 'flex-start' }}
            >
              Make an address
            </Button>
          )}
        </>
      ) : (
        <Pending error={readError} onRetry={() => refetch()} rows={2} />
      )}
      <ConfirmDialog
        title="Remove the address?"
        confirm="Remove address"
        isDangerous
        isOpen={isEnding}
        isBusy={isBusy}
        onConfirm={() => void stop()}
        onClose={() => setEnding(false)}
      >
        Programs that use it show nothing new any more.
      </ConfirmDialog>
    </Stack>
  );
}
