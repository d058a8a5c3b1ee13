import type { Appointment } from '../../../../entities/Appointment.js';
import { AppointmentFlag } from '../../../../entities/AppointmentFlag.js';
import { AppointmentStatus } from '../../../../entities/AppointmentStatus.js';
import type { News } from './news-message.js';

type Then = Pick<Appointment, 'flag' | 'startsAt' | 'endsAt'>;
type Before = Then & Pick<Appointment, 'status'>;

/** Whether its customer booked it, or changed it by its link. */
export const isOnline = ({ status, flag }: Pick<Appointment, 'status' | 'flag'>): boolean =>
  status === AppointmentStatus.BOOKED || flag === AppointmentFlag.REQUESTED;

/**
 * What a change by the staff means to the customer; null for nothing. What they made themselves is news until it begins, what was booked online until it ends.
 */
export function newsOf(
  before: Before,
  after: Then & { isOthers?: boolean; hasOtherVisit?: boolean },
  now: Date,
): News | null {
  const [was, is] = [before.flag, after.flag];
  if (before.status === AppointmentStatus.EVENT || after.endsAt <= now) return null;
  if (!isOnline(before) && after.startsAt <= now) return null;
  if (is === AppointmentFlag.CONFIRMED) {
    if (was !== AppointmentFlag.CONFIRMED || after.isOthers) return 'confirmed';
    const isMoved =
      before.startsAt.getTime() !== after.startsAt.getTime() || before.endsAt.getTime() !== after.endsAt.getTime();
    return isMoved ? 'moved' : after.hasOtherVisit ? 'changed' : null;
  }
  if (is !== AppointmentFlag.CANCELED || was === is || after.isOthers) return null;
  return was === AppointmentFlag.REQUESTED ? 'declined' : 'canceled';
}
