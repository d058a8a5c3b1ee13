import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DialogFrame } from '../../pieces/DialogFrame';
import { Pending } from '../../pieces/Pending';
import { useCalendarPage_SettingsQuery } from '../appointments.generated';
import type { Slot } from './appointment-draft';
import { AppointmentForm } from './AppointmentForm';
import { useAppointment } from './use-appointment';

interface Props {
  id: string;
  timeZone: string;
  onClose: () => void;
  /** Opens the form of a new one; null for who may not add any. */
  onBookAgain: ((slot: Slot) => void) | null;
}

/** An appointment or event: where it stands, its form, and what happened to it. */
export function AppointmentDialog({ id, timeZone, onClose, onBookAgain }: Props) {
  const { read, isGone, error, refetch } = useAppointment(id);
  const settings = useCalendarPage_SettingsQuery();
  const interval = settings.data?.calendarSettings.bookingInterval;
  if (read && interval) return <AppointmentForm key={id} {...read} {...{ interval, timeZone, onClose, onBookAgain }} />;
  return (
    <DialogFrame
      title="Appointment"
      onClose={onClose}
      width="sm"
      actions={
        <Button variant="contained" onClick={onClose}>
          Close
        </Button>
      }
    >
      {isGone ? (
        <Typography>This appointment is no longer available.</Typography>
      ) : (
        <Pending
          error={error ?? settings.error}
          onRetry={() => Promise.all([refetch(), settings.refetch()])}
          rows={5}
        />
      )}
    </DialogFrame>
  );
}
