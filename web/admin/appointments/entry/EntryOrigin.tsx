import { moment } from '../../check-ins/times';
import { FactList } from '../../pieces/FactList';
import type { Appointment } from '../states';

/** How and when an appointment came about. */
export const EntryOrigin = ({ appointment, timeZone }: { appointment: Appointment; timeZone: string }) => (
  <FactList
    isSmall
    facts={[
      [appointment.status === 'BOOKED' ? 'Booked online' : 'Created', moment(appointment.createdAt, timeZone)],
      ['Overlaps', appointment.overlaps ? 'Saved over other appointments on purpose' : null],
    ]}
  />
);
