import Button from '@mui/material/Button';
import { DialogFrame } from '../../pieces/DialogFrame';
import { Pending } from '../../pieces/Pending';
import { useMembers } from '../../staff/select/use-members';
import { useCalendarPage_SettingsQuery } from '../appointments.generated';
import { AddAppointmentForm } from './AddAppointmentForm';
import { newDraft, type Slot } from './appointment-draft';

interface Props {
  slot: Slot;
  /** Whether it opens as the form of an event. */
  isEvent?: boolean;
  timeZone: string;
  onClose: () => void;
  onAdded: (id: string) => void;
}

/** errorAddAppointment: the form of a new appointment or event. */
export function AddAppointmentDialog({ slot, isEvent = false, timeZone, onClose, onAdded }: Props) {
  const settings = useCalendarPage_SettingsQuery();
  const staff = useMembers();
  const [interval, members] = [settings.data?.calendarSettings.bookingInterval, staff.members];
  if (!interval || !members)
    return (
      <DialogFrame
        title="New appointment"
        onClose={onClose}
        width="sm"
        actions={
          <Button color="inherit" onClick={onClose}>
            Cancel
          </Button>
        }
      >
        <Pending
          error={(!interval && settings.error) || (!members && staff.error)}
          onRetry={() => Promise.all([settings.refetch(), staff.refetch()])}
          rows={5}
        />
      </DialogFrame>
    );
  const member = members.find(({ id }) => id === slot.staffId) ?? null;
  return (
    <AddAppointmentForm
      first={newDraft(slot, member, interval, timeZone)}
      opensAsEvent={isEvent}
      agreed={slot.isAgreed ? slot.startsAt.getTime() : null}
      interval={interval}
      timeZone={timeZone}
      onClose={onClose}
      onAdded={onAdded}
    />
  );
}
