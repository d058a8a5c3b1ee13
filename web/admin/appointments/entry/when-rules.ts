import { maxAppointmentMinutes } from '../../limits';
import { dateIn } from '../wall-time';
import { type AppointmentDraft, spanOf } from './appointment-draft';
import { clockRule, timeStep } from './clock-text';
import { isOnClock, minutesBetween, type Wall } from './moments';

/** What is wrong with the date of the start, or true. `before`: that of the appointment, which may be past if it stays. */
export function dateRule(date: string, before: string | null, timeZone: string): true | string {
  if (!date) return 'Choose a date.';
  return date === before || date >= dateIn(timeZone, Date.now()) || 'The date cannot be earlier than today.';
}

/** What is wrong with a time of a date, or true. */
export function timeRule(wall: Wall, timeZone: string): true | string {
  const fault = clockRule(wall.time);
  if (fault !== true) return fault;
  return isOnClock(wall, timeZone) || 'The clock skips this time on that day. Choose another one.';
}

/** What is wrong with the end of an event, or true. */
export function endRule(draft: AppointmentDraft, timeZone: string): true | string {
  const span = spanOf(draft, true, timeZone);
  if (!span) return true;
  const minutes = minutesBetween(...span);
  if (minutes < timeStep) return 'The end must be after the start.';
  return minutes <= maxAppointmentMinutes || 'An event takes 31 days at most.';
}
