import type { Context } from '../../../core/context.js';
import { logAppointmentEvent } from '../log-appointment-event.js';
import { CALENDAR } from '../topics.js';

/** The customer of an appointment has checked in for it. */
export function logArrival(context: Context, appointmentId: string): void {
  logAppointmentEvent(context, [appointmentId], 'checked-in');
  context.tick(CALENDAR);
}
