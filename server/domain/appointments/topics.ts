import { defineTopic } from '../../core/topic.js';

/** The calendar: appointments, their times, its settings, what keeps staff busy elsewhere, and who waits for a time. */
export const CALENDAR = defineTopic('calendar', [
  'appointment',
  'booked_time',
  'calendar_settings',
  'outside_calendar',
  'busy_time',
  'standby',
  'standby_offer',
]);
