import type { Context } from '../../../core/context.js';
import type { NotSentReason } from '../../../core/messages/sent-message.js';
import { readTextEligibility } from '../../../core/messages/text-eligibility.js';
import { logAppointmentEvent } from '../log-appointment-event.js';
import { CALENDAR } from '../topics.js';

/** Whether it is about the customer whose they were before. */
interface About {
  isFormer?: true;
}

/** Nothing was sent to the customer of appointments: the staff see it, and why, in their log. */
export function noteUntold(
  context: Context,
  appointmentIds: readonly string[],
  why: NotSentReason,
  about: About = {},
): void {
  context.log.info({ businessId: context.businessId, why }, 'no news of an appointment was sent');
  logAppointmentEvent(context, appointmentIds, 'not-told', { why, ...about });
  context.tick(CALENDAR);
}

/** The same of a customer who has no e-mail address, and stopped texts or never agreed to them. */
export async function noteUnreachable(
  context: Context,
  appointmentIds: readonly string[],
  phone: string,
  about: About = {},
): Promise<void> {
  const { isStopped } = await readTextEligibility(context, phone);
  noteUntold(context, appointmentIds, isStopped ? 'stopped' : 'no-address', about);
}
