import type { Appointment } from '../../../../entities/Appointment.js';
import { AppointmentFlag } from '../../../../entities/AppointmentFlag.js';
import { AppointmentStatus } from '../../../../entities/AppointmentStatus.js';
import type { News } from './news-message.js';

type Then = Pick<Appointment, 'flag' | 'startsAt' | 'endsAt'>;

/**
 * What a change means to the customer; null for nothing. Only who booked online is told: who made an appointment at the desk or by phone hears of changes
 * there, unless it became a request, as they changed it by its link.
 */
export function newsOf(before: Then & Pick<Appointment, 'status'>, after: Then, now: Date): News | null {
  const [was, is] = [before.flag, after.flag];
  const isOnline = before.status === AppointmentStatus.BOOKED || was === AppointmentFlag.REQUESTED;
  if (!isOnline || after.endsAt <= now) return null;
  if (is === AppointmentFlag.CONFIRMED) {
    if (was !== AppointmentFlag.CONFIRMED) return 'confirmed';
    const isMoved =
      before.startsAt.getTime() !== after.startsAt.getTime() || before.endsAt.getTime() !== after.endsAt.getTime();
    return isMoved ? 'moved' : null;
  }
  if (is !== AppointmentFlag.CANCELED || was === is) return null;
  return was === AppointmentFlag.REQUESTED ? 'declined' : 'canceled';
}
