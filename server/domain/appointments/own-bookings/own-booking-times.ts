import type { Context } from '../../../core/context.js';
import { bookableTimes } from '../availability/bookable-times.js';
import type { BookableTimes } from '../availability/bookable-times.types.js';
import { linkedAppointment } from './linked-appointment.js';
import { movingParts } from './moving-parts.js';

/** When the booking of a link could be instead; its own time is free for it. Throws like bookableTimes. */
export async function ownBookingTimes(
  context: Context,
  { token, firstDate, days }: { token: string; firstDate: string; days: number },
): Promise<BookableTimes> {
  const moving = movingParts(await linkedAppointment(context, token));
  return bookableTimes(context, { firstDate, days, parts: moving.parts.map(partOf), moving });
}

/** As a part of a visit to be booked. */
export const partOf = ({ staffId, productIds }: ReturnType<typeof movingParts>['parts'][number]) => ({
  staffId,
  productIds: [...productIds],
});
