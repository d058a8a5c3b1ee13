import { sql } from '../../server/core/database/sql.js';
import { keepLink, linkOf } from '../../server/domain/appointments/links/booking-link.js';
import type { TestBusiness } from './TestBusiness.js';

/** The token of a link to an appointment, as it just went to its customer: to their phone, unless told otherwise. */
export function plantBookingLink(
  { world, id }: TestBusiness,
  appointmentId: string,
  to: { phone?: string; email?: string } = {},
): Promise<string> {
  return world.inContext(id, async (context) => {
    const customer = await context.db.row<{ phone: string }>(sql`
      select '+' || u.dial_code || u.phone as phone from appointment a join customer u on u.id = a.customer_id where a.id = ${appointmentId}`);
    const { phone = customer!.phone, email } = to;
    const leaving = { id: appointmentId, channel: email ? 'email' : 'text', recipient: email ?? phone } as const;
    const link = linkOf(context, leaving, 'en');
    await keepLink(context, appointmentId, link);
    return link.token;
  });
}
