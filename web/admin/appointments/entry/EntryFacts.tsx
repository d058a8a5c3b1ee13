import { FactList } from '../../pieces/FactList';
import type { Appointment } from '../states';
import { appointmentFacts } from './appointment-words';

/** An appointment for who may not change it. */
export const EntryFacts = ({ appointment, timeZone }: { appointment: Appointment; timeZone: string }) => (
  <FactList facts={appointmentFacts(appointment, timeZone)} />
);
