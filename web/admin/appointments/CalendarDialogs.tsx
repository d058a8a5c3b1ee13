import { lateDialog } from '../pieces/late';
import type { Slot } from './entry/appointment-draft';
import type { CalendarForm } from './use-calendar-url';

const AddAppointmentDialog = lateDialog(
  () => import('./entry/AddAppointmentDialog'),
  'AddAppointmentDialog',
  'New appointment',
);
const AddCustomerDialog = lateDialog(
  () => import('../customers/AddCustomerDialog'),
  'AddCustomerDialog',
  'Add Customer',
);
const AppointmentDialog = lateDialog(() => import('./entry/AppointmentDialog'), 'AppointmentDialog', 'Appointment');
const CalendarFeedsDialog = lateDialog(
  () => import('./feeds/CalendarFeedsDialog'),
  'CalendarFeedsDialog',
  'Calendar feeds',
);
const CalendarSettingsDialog = lateDialog(
  () => import('./entry/CalendarSettingsDialog'),
  'CalendarSettingsDialog',
  'Calendar settings',
);

interface Props {
  /** The appointment to show, if one is open. */
  appointmentId: string | null;
  /** The form that is open. */
  form: CalendarForm | null;
  slot: Slot;
  timeZone: string;
  onClose: () => void;
  onAdded: () => void;
  onBookAgain: ((slot: Slot) => void) | null;
}

/** The dialog that the address names. */
export function CalendarDialogs({ appointmentId, form, slot, timeZone, onClose, onAdded, onBookAgain }: Props) {
  if (appointmentId)
    return <AppointmentDialog key={appointmentId} id={appointmentId} {...{ timeZone, onClose, onBookAgain }} />;
  if (form === 'feeds') return <CalendarFeedsDialog timeZone={timeZone} onClose={onClose} />;
  if (form === 'settings') return <CalendarSettingsDialog onClose={onClose} />;
  if (form === 'customer') return <AddCustomerDialog onAdded={onClose} onClose={onClose} />;
  if (form)
    return (
      <AddAppointmentDialog
        slot={slot}
        isEvent={form === 'event'}
        timeZone={timeZone}
        onClose={onClose}
        onAdded={() => {
          onClose();
          onAdded();
        }}
      />
    );
  return null;
}
