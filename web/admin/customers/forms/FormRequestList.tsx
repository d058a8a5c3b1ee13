import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNow } from '../../../ui/use-now';
import { useAccount } from '../../accounts/use-account';
import { useMay } from '../../accounts/use-may';
import { ConfirmDialog } from '../../pieces/ConfirmDialog';
import { ErrorAlert } from '../../pieces/ErrorAlert';
import { Pending } from '../../pieces/Pending';
import { useAttempt } from '../../pieces/use-attempt';
import { useNotice } from '../../pieces/use-notice';
import { useRefresh } from '../../pieces/use-refresh';
import { dayOf } from '../day-of';
import { useFormRequests_ListQuery, useFormRequests_RevokeMutation } from './form-requests.generated';
import { formWords, hasOpenForm, isOpen, requestWords } from './request-words';

interface Props {
  customerId: string;
  onSend?: () => void;
}

/** What a customer was asked to sign by links, and what became of it. */
export function FormRequestList({ customerId, onSend }: Props) {
  const {
    business: { timeZone },
  } = useAccount();
  const may = useMay();
  const now = useNow(60_000);
  const notify = useNotice();
  const {
    data,
    error: failure,
    refetch,
  } = useFormRequests_ListQuery({
    variables: { customerId },
    fetchPolicy: 'cache-and-network',
  });
  useRefresh(refetch);
  const [revoke] = useFormRequests_RevokeMutation();
  const { attempt, error, dismiss, isBusy } = useAttempt();
  const [toRevoke, setToRevoke] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  if (!data) return <Pending error={failure} onRetry={refetch} rows={2} height={72} />;
  function ask(id: string) {
    setToRevoke(id);
    setAsking(true);
  }
  const takeBack = () =>
    attempt(async () => {
      await revoke({ variables: { id: toRevoke! } }).finally(() => setAsking(false));
      notify({ message: 'The link no longer works. What was signed stays.' });
    });
  return (
    <Stack sx={{ gap: 3 }}>
      <ErrorAlert error={error} onDismiss={dismiss} />
      {onSend && (
        <Button variant="outlined" sx={{ alignSelf: 'flex-start' }} onClick={onSend}>
          Send forms to sign
        </Button>
      )}
      {data.formRequests.length === 0 && (
        <Typography color="textSecondary">No forms were sent to this customer yet.</Typography>
      )}
      <Stack component="ul" sx={{ gap: 3, margin: 0, padding: 0, listStyle: 'none' }}>
        {data.formRequests.map((request) => (
          <Box
            component="li"
            key={request.id}
            sx={{ paddingBottom: 3, borderBottom: '1px solid var(--color-line)', overflowWrap: 'anywhere' }}
          >
            <Stack direction="row" sx={{ gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
              <Typography sx={{ fontWeight: 600 }}>{requestWords(request, timeZone, now)}</Typography>
              {isOpen(request, now) && hasOpenForm(request) && may('FORM_SEND') && (
                <Button disabled={isBusy} onClick={() => ask(request.id)}>
                  Take back
                </Button>
              )}
            </Stack>
            <Typography variant="body2" color="textSecondary">
              Sent on {dayOf(request.createdAt, timeZone)} by {request.createdBy}
            </Typography>
            {request.isUndelivered && (
              <Alert severity="warning" role="note" sx={{ marginY: 2 }}>
                Could not be delivered. Check their phone number and email address, then send a new link.
              </Alert>
            )}
            <Box component="ul" sx={{ margin: 0, paddingLeft: 5 }}>
              {request.forms.map((form) => (
                <li key={form.formId}>
                  {form.name}: {formWords(form, timeZone)}
                </li>
              ))}
            </Box>
          </Box>
        ))}
      </Stack>
      <ConfirmDialog
        title="Take this link back?"
        confirm="Take back"
        isDangerous
        isOpen={isAsking}
        isBusy={isBusy}
        onClose={() => setAsking(false)}
        onConfirm={() => void takeBack()}
      >
        The link stops working at once: the customer can no longer sign with it, or see there what they signed. What
        they signed is kept. To ask again, send a new link.
      </ConfirmDialog>
    </Stack>
  );
}
