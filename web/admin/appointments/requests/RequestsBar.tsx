import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { lateDialog } from '../../pieces/late';
import type { Appointment } from '../states';
import type { CalendarUrl } from '../use-calendar-url';
import type { Requests } from './use-requests';

const RequestsDialog = lateDialog(() => import('./RequestsDialog'), 'RequestsDialog', 'Booking requests');

interface Props {
  requests: Requests;
  url: CalendarUrl;
  timeZone: string;
  /** Whether this user may answer them. */
  mayAnswer: boolean;
  onOpen: (appointment: Appointment) => void;
}

const action = 'booking-requests';

/** How many requests wait for an answer, whatever day is shown; nothing while none does. */
export function RequestsBar({ requests, url, timeZone, mayAnswer, onOpen }: Props) {
  const total = requests.page?.total ?? 0;
  return (
    <>
      {total > 0 && (
        <Alert
          severity="info"
          role="note"
          action={
            <Button color="inherit" aria-haspopup="dialog" onClick={() => url.open({ action })}>
              Show
            </Button>
          }
        >
          {total === 1 ? '1 booking request waits' : `${total.toLocaleString('en-US')} booking requests wait`} for an
          answer.
        </Alert>
      )}
      {url.isOpen(action) && (
        <RequestsDialog
          requests={requests}
          timeZone={timeZone}
          mayAnswer={mayAnswer}
          onOpen={onOpen}
          onClose={url.close}
        />
      )}
    </>
  );
}
