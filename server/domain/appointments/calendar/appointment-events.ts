import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import type { NotSentReason } from '../../../core/messages/sent-message.js';
import { whyNotSent } from '../../../core/messages/why-not-sent.js';
import { CUSTOMER } from '../customer-actor.js';
import { appointmentById } from './appointment-by-id.js';
import type { AppointmentEvent } from './calendar.types.js';

type EventRow = Pick<AppointmentEvent, 'id' | 'kind' | 'at' | 'actorName' | 'isByCustomer'> & {
  data: { fields?: string[]; before?: string; after?: string; why?: NotSentReason; isFormer?: true };
};

/** The log of an appointment, latest first. Throws NOT_FOUND like appointmentById. */
export async function appointmentEvents(context: Context, id: string): Promise<AppointmentEvent[]> {
  const appointment = await appointmentById(context, id);
  const rows = await context.db.rows<EventRow>(sql`
    select id, kind, at, actor_name, actor = ${CUSTOMER} as is_by_customer, data from appointment_event where appointment_id = ${appointment.id} order by id desc limit 200`);
  return rows.map(({ data, ...event }) => ({
    ...event,
    fields: data.fields ?? [],
    before: data.before ?? null,
    after: data.after ?? null,
    why: data.why ? whyUntold(data.why, data.isFormer ? 'The former customer' : 'The customer') : null,
    isAboutFormer: data.isFormer ?? false,
  }));
}

function whyUntold(why: NotSentReason, who: string): string {
  if (why === 'limited') return 'Too many messages went there within an hour or a day.';
  // A text needs their consent.
  const more = why === 'no-address' ? ' and has not agreed to texts' : '';
  return `${whyNotSent(why, who)}${more}.`;
}
