import { withinSendingHours } from '../../../core/messages/sending-hours.js';
import { FEEDBACK_AFTER_MS } from '../entry/time-windows.js';

/** When to ask for feedback: 3 hours after `visitAt` (seating, else check-in), within the sending hours (ruling 16). */
export function feedbackTime(visitAt: Date, timeZone: string): Date {
  return withinSendingHours(new Date(visitAt.getTime() + FEEDBACK_AFTER_MS), timeZone);
}
