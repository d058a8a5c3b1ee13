import type { Appointment } from '../../../../entities/Appointment.js';
import type { Context } from '../../../core/context.js';
import { MINUTE_MS } from '../../../core/durations.js';
import { readBusiness } from '../../businesses/read-business.js';
import { calendarSettings } from '../settings/calendar-settings.js';
import { deadlineOf, isInWindow, minutesToCancel, minutesToChange } from '../links/change-window.js';
import { linkedAppointment } from './linked-appointment.js';
import type { OwnBooking } from './OwnBooking.js';

/** The booking of a link. */
export const ownBooking = async (context: Context, token: string): Promise<OwnBooking> =>
  toOwnBooking(context, await linkedAppointment(context, token));

/** An appointment as its customer sees it: of staff, who was asked for; no notes. */
export async function toOwnBooking(context: Context, appointment: Appointment): Promise<OwnBooking> {
  const { flag, startsAt, endsAt, parts } = appointment;
  const business = await readBusiness(context);
  const settings = await calendarSettings(context);
  const cancelMinutes = minutesToCancel(appointment, settings);
  const changeMinutes = minutesToChange(appointment, settings);
  const now = context.now();
  const asked = new Set(parts.map(({ staff, askedForStaff }) => (askedForStaff && staff ? staff.id : null)));
  const items = new Map(parts.flatMap(({ products }) => products).map((item) => [item.id, item]));
  return {
    business,
    flag,
    startsAt,
    endsAt,
    minutes: (endsAt.getTime() - startsAt.getTime()) / MINUTE_MS,
    hasBegun: startsAt <= now,
    parts: parts.map(({ staff, askedForStaff, products, ...times }) => ({
      staff: askedForStaff && staff ? staff.firstName : null,
      products: products.map(({ name }) => name),
      startsAt: times.startsAt,
      endsAt: times.endsAt,
    })),
    canCancel: isInWindow(appointment, cancelMinutes, now),
    cancelUntil: deadlineOf(startsAt, cancelMinutes),
    canChange: isInWindow(appointment, changeMinutes, now),
    changeUntil: deadlineOf(startsAt, changeMinutes),
    products: [...items.values()],
    staffId: asked.size === 1 ? [...asked][0]! : null,
  };
}
