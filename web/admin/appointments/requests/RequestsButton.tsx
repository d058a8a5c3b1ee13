import RequestsIcon from '@mui/icons-material/InboxOutlined';
import { media } from '../../../ui/breakpoints';
import { lateDialog } from '../../pieces/late';
import { CountBadge } from '../CountBadge';
import { HeadButton } from '../HeadButton';
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

/** How many requests wait for an answer, whatever day is shown; opens their list. It is there without any too, so that nothing moves when one comes. */
export function RequestsButton({ requests, url, timeZone, mayAnswer, onOpen }: Props) {
  const total = requests.page?.total ?? 0;
  return (
    <>
      <HeadButton
        icon={
          <CountBadge count={total}>
            <RequestsIcon />
          </CountBadge>
        }
        words="Requests"
        wordsFrom={media.tools}
        label={`Booking requests: ${total}`}
        opensDialog
        onClick={() => url.open({ action })}
      />
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
