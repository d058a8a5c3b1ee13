import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DialogFrame } from '../../pieces/DialogFrame';
import { EmptyState } from '../../pieces/EmptyState';
import { ErrorAlert } from '../../pieces/ErrorAlert';
import { Pending } from '../../pieces/Pending';
import { useFlagChange } from '../entry/use-flag-change';
import type { Appointment } from '../states';
import { RequestRow } from './RequestRow';
import type { Requests } from './use-requests';

interface Props {
  requests: Requests;
  timeZone: string;
  mayAnswer: boolean;
  onOpen: (appointment: Appointment) => void;
  onClose: () => void;
}

/** The requests of customers that wait for an answer, soonest first. */
export function RequestsDialog({ requests: { page, error, refetch }, timeZone, mayAnswer, onOpen, onClose }: Props) {
  const { set, error: refusal, dismiss, isBusy, question } = useFlagChange(timeZone);
  async function answer(request: Appointment, flag: 'CONFIRMED' | 'CANCELED') {
    await set(request, flag);
    await refetch();
  }
  const hidden = page ? page.total - page.items.length : 0;
  return (
    <DialogFrame title="Booking requests" onClose={onClose} width="sm">
      <ErrorAlert error={refusal} onDismiss={dismiss} />
      {!page ? (
        <Pending error={error} onRetry={refetch} rows={3} height={72} />
      ) : page.items.length === 0 ? (
        <EmptyState title="No request waits">What customers ask for on the booking page stands here.</EmptyState>
      ) : (
        <Stack component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {page.items.map((request) => (
            <RequestRow
              key={request.id}
              request={request}
              timeZone={timeZone}
              isBusy={isBusy}
              onAnswer={mayAnswer ? (flag) => void answer(request, flag) : null}
              onOpen={() => onOpen(request)}
            />
          ))}
        </Stack>
      )}
      {hidden > 0 && <Typography color="textSecondary">And {hidden.toLocaleString('en-US')} more.</Typography>}
      {question}
    </DialogFrame>
  );
}
