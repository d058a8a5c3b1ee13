import { nameOf } from '../staff/staff-words';
import type { CalendarPage_CalendarQuery } from './appointments.generated';
import type { Appointment } from './states';
import { onClock, slotWords } from './time-words';

type Calendar = CalendarPage_CalendarQuery['calendar'];
export type Hours = Pick<Calendar, 'timeZone' | 'hasHours' | 'days'>;

export interface WantedTime {
  startsAt: Date;
  endsAt: Date;
  /** Null for anyone. */
  staffId: string | null;
}

export interface OutsideHours {
  /** Its first moment that is outside. */
  at: Date;
  /** Whose hours it is outside of; null for those of the business. */
  staffId: string | null;
}

/** Whether a staff member has hours; one without works in those of the business. */
export const hasOwnHours = ({ days }: Pick<Calendar, 'days'>, staffId: string | null): boolean =>
  staffId !== null && days.some(({ staff }) => staff.some((one) => one.staffId === staffId));

/** The open times of a staff member, or of the business, on a day. */
export const openOn = (day: Calendar['days'][number], staffId: string | null): Calendar['days'][number]['open'] =>
  staffId === null ? day.open : (day.staff.find((one) => one.staffId === staffId)?.open ?? []);

/** The open times of the business and of all staff on a day. */
export const allOpen = ({ open, staff }: Pick<Calendar['days'][number], 'open' | 'staff'>) => [
  ...open,
  ...staff.flatMap((one) => one.open),
];

/** What of a wanted time is outside the hours; null for nothing, without any hours, and for days that are not among these. */
export function outsideHours({ startsAt, endsAt, staffId }: WantedTime, hours: Hours): OutsideHours | null {
  const owner = hasOwnHours(hours, staffId) ? staffId : null;
  if (owner === null && !hours.hasHours) return null;
  if (!hours.days.some((day) => startsAt >= new Date(day.startsAt) && startsAt < new Date(day.endsAt))) return null;
  const ranges = hours.days
    .flatMap((day) => openOn(day, owner))
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
  let covered = startsAt.getTime();
  for (const range of ranges) {
    if (covered >= endsAt.getTime()) break;
    if (Date.parse(range.startsAt) <= covered && Date.parse(range.endsAt) > covered) covered = Date.parse(range.endsAt);
  }
  const isInside = covered >= endsAt.getTime() && covered > startsAt.getTime();
  return isInside ? null : { at: new Date(covered), staffId: owner };
}

/** What of a change is outside the hours that was not before; null for nothing. */
export function newlyOutside(
  before: readonly WantedTime[],
  after: readonly WantedTime[],
  hours: Hours,
): OutsideHours | null {
  const known = new Set(before.map((time) => JSON.stringify(outsideHours(time, hours))));
  const found = after.map((time) => outsideHours(time, hours));
  return found.find((one) => one !== null && !known.has(JSON.stringify(one))) ?? null;
}

/** What of an appointment is outside the hours, and the name of whose, null for those of the business; null for nothing. */
export function outsideOf(
  { parts }: Pick<Appointment, 'parts'>,
  hours: Hours,
): { at: Date; staff: string | null } | null {
  for (const { startsAt, endsAt, staff } of parts) {
    const work = { startsAt: new Date(startsAt), endsAt: new Date(endsAt), staffId: staff?.id ?? null };
    const outside = outsideHours(work, hours);
    if (outside) return { at: outside.at, staff: outside.staffId && staff ? nameOf(staff) : null };
  }
  return null;
}

/** The question of the specification; `staff` is the name of whose hours they are, null for those of the business. */
export function outsideWords(at: Date, staff: string | null, timeZone: string): string {
  const slot = slotWords(onClock(at, timeZone));
  return staff === null
    ? `${slot} is a time outside of your normal business hours. Continue booking anyway?`
    : `${slot} is outside of ${staff}'s working hours. Continue booking anyway?`;
}
