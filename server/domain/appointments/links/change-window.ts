import { AppointmentFlag, isLiveFlag } from '../../../../entities/AppointmentFlag.js';
import { ErrorCode } from '../../../../entities/ErrorCode.js';
import { RefusalReason } from '../../../../entities/RefusalReason.js';
import { MINUTE_MS } from '../../../core/durations.js';
import { Refusal } from '../../../core/Refusal.js';
import { MAX_VISIT_MINUTES } from '../availability/bookable-starts.js';

interface Booked {
  flag: AppointmentFlag;
  startsAt: Date;
}

/**
 * The last instant at which a customer may cancel, or change the time; null for never. The minutes are those that pass: 24 hours before 10:00 on the day after
 * the clocks went forward is 9:00.
 */
export const deadlineOf = (startsAt: Date, minutes: number | null): Date | null =>
  minutes === null ? null : new Date(startsAt.getTime() - minutes * MINUTE_MS);

/** The minutes for a cancellation: what nobody confirmed yet can be withdrawn until it begins. */
export const minutesToCancel = (
  { flag }: Pick<Booked, 'flag'>,
  { cancelMinutes }: { cancelMinutes: number | null },
): number | null => (flag === AppointmentFlag.REQUESTED ? 0 : cancelMinutes);

/** The minutes for a change of time; null for a visit of more than a day, which only the staff move (ruling 25). */
export const minutesToChange = (
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
  { changeMinutes }: { changeMinutes: number | null },
): number | null => (endsAt.getTime() - startsAt.getTime() > MAX_VISIT_MINUTES * MINUTE_MS ? null : changeMinutes);

/** Whether it still takes place, or may, and has not begun. */
const isToCome = ({ flag, startsAt }: Booked, now: Date): boolean => isLiveFlag(flag) && startsAt > now;

/** Whether a customer may do it now. */
export function isInWindow(booked: Booked, minutes: number | null, now: Date): boolean {
  const deadline = deadlineOf(booked.startsAt, minutes);
  return isToCome(booked, now) && deadline !== null && now <= deadline;
}

/** Throws CONFLICT with the reason BOOKING_OVER for a booking that is canceled or has begun, TOO_LATE outside of the window. */
export function requireWindow(booked: Booked, minutes: number | null, now: Date): void {
  if (!isToCome(booked, now)) throw conflict('That booking is canceled, or past.', RefusalReason.BOOKING_OVER);
  if (!isInWindow(booked, minutes, now))
    throw conflict('That cannot be done online any more. Please call the business.', RefusalReason.TOO_LATE);
}

/** Throws STALE for a booking that has another time than its customer saw. */
export function requireSameTime(startsAt: Date, seen: Date): void {
  if (startsAt.getTime() !== seen.getTime())
    throw new Refusal(ErrorCode.STALE, 'The booking has another time by now. Please look at it again.');
}

const conflict = (message: string, reason: RefusalReason): Refusal =>
  new Refusal(ErrorCode.CONFLICT, message, { details: { reason } });
