import type { Appointment } from '../../../../entities/Appointment.js';
import { MINUTE_MS } from '../../../core/durations.js';
import type { Moving } from '../availability/booking-facts.js';

/** What moves: who was chosen stays, of anyone whoever is free does it; items and lengths stay, whatever the catalogue says by now. */
export const movingParts = ({ id, parts }: Pick<Appointment, 'id' | 'parts'>): Moving => ({
  appointmentId: id,
  parts: parts.map(({ staff, askedForStaff, products, startsAt, endsAt }) => ({
    staffId: askedForStaff && staff ? staff.id : null,
    productIds: products.map((product) => product.id),
    products: [...products],
    minutes: (endsAt.getTime() - startsAt.getTime()) / MINUTE_MS,
  })),
});
