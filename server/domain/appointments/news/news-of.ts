import type { Appointment } from '../../../../entities/Appointment.js';
import { AppointmentFlag } from '../../../../entities/AppointmentFlag.js';
import { AppointmentStatus } from '../../../../entities/AppointmentStatus.js';
import type { News } from './news-message.js';

type Then = Pick<Appointment, 'flag' | 'startsAt' | 'endsAt'>;
type Before = Then & Pick<Appointment, 'status'> & { series: unknown };

/**
 * What a change by the staff means to the customer; null for nothing. What they made themselves is news until it begins, and of a series only together
 * (updateSeries), unless it became a request, as its customer changed it by its link; what was booked online until it ends.
 */
export function newsOf(before: Before, after: Then & { isOthers?: boolean }, now: Date): News | null {
  const [was, is] = [before.flag, after.flag];
  const isOnline = before.status === AppointmentStatus.BOOKED || was === AppointmentFlag.REQUESTED;
  if (before.status === AppointmentStatus.EVENT || after.endsAt <= now) return null;
  if (!isOnline && (before.series || after.startsAt <= now)) return null;
  if (is === AppointmentFlag.CONFIRMED) {
    if (was !== AppointmentFlag.CONFIRMED || after.isOthers) return 'confirmed';
    const isMoved =
      before.startsAt.getTime() !== after.startsAt.getTime() || before.endsAt.getTime() !== after.endsAt.getTime();
    return isMoved ? 'moved' : null;
  }
  if (is !== AppointmentFlag.CANCELED || was === is || after.isOthers) return null;
  return was === AppointmentFlag.REQUESTED ? 'declined' : 'canceled';
}
