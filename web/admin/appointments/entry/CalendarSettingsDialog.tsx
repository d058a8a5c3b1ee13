import Button from '@mui/material/Button';
import { DialogFrame } from '../../pieces/DialogFrame';
import { Pending } from '../../pieces/Pending';
import { useCalendarPage_SettingsQuery } from '../appointments.generated';
import { CalendarSettingsForm } from './CalendarSettingsForm';

/** The settings of the calendar and of booking. */
export function CalendarSettingsDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useCalendarPage_SettingsQuery({ fetchPolicy: 'cache-and-network' });
  if (data) return <CalendarSettingsForm settings={data.calendarSettings} onClose={onClose} />;
  return (
    <DialogFrame
      title="Calendar settings"
      onClose={onClose}
      width="sm"
      actions={
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <Pending error={error} onRetry={() => refetch()} rows={5} />
    </DialogFrame>
  );
}
