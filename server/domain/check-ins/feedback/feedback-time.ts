import { withinSendingHours } from '../../../core/messages/sending-hours.js';
import { FEEDBACK_AFTER_MS } from '../queue/time-windows.js';

/** When to ask for feedback about a visit that was seated, or else began, at `visitAt`: 3 hours later, within the sending hours (ruling 16). */
export function feedbackTime(visitAt: Date, timeZone: string): Date {
  return withinSendingHours(new Date(visitAt.getTime() + FEEDBACK_AFTER_MS), timeZone);
}
