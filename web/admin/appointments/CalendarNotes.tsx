import Alert from '@mui/material/Alert';
import { NoHoursNote } from './NoHoursNote';
import type { CalendarPage_CalendarQuery } from './appointments.generated';

interface Props {
  calendar: Pick<CalendarPage_CalendarQuery['calendar'], 'hasHours' | 'total' | 'appointments'>;
  mayWriteHours: boolean;
}

/** What the grid cannot say: there are no hours, or not all appointments are shown. */
export const CalendarNotes = ({ calendar: { hasHours, total, appointments }, mayWriteHours }: Props) => (
  <>
    {!hasHours && <NoHoursNote mayWriteHours={mayWriteHours} />}
    {total > appointments.length && (
      <Alert severity="warning" role="note">
        Only {appointments.length.toLocaleString('en-US')} of {total.toLocaleString('en-US')} appointments are shown.
        Look at a single day to see all of it.
      </Alert>
    )}
  </>
);
