import type { Context } from '../../../core/context.js';
import type { NotSentReason } from '../../../core/messages/sent-message.js';
import { logAppointmentEvent } from '../log-appointment-event.js';
import { CALENDAR } from '../topics.js';

/** Nothing was sent to the customer of appointments: the staff see it, and why, in their log. */
export function noteUntold(context: Context, appointmentIds: readonly string[], why: NotSentReason): void {
  context.log.info({ businessId: context.businessId, why }, 'no news of an appointment was sent');
  logAppointmentEvent(context, appointmentIds, 'not-told', { why });
  context.tick(CALENDAR);
}
