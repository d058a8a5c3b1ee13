import { keepLink, linkOf } from '../../server/domain/appointments/links/booking-link.js';
import type { TestBusiness } from './TestBusiness.js';

/** The token of a link to an appointment, as it just went to its customer: to a phone that is nobody's, unless told otherwise. */
export function plantBookingLink(
  { world, id }: TestBusiness,
  appointmentId: string,
  to: { phone?: string; email?: string } = {},
): Promise<string> {
  return world.inContext(id, async (context) => {
    const { phone = '+12125550000', email } = to;
    const leaving = { id: appointmentId, channel: email ? 'email' : 'text', recipient: email ?? phone } as const;
    const link = linkOf(context, leaving, 'en');
    await keepLink(context, appointmentId, link);
    return link.token;
  });
}
