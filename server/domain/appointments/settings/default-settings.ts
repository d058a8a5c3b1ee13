import { BookingConfirmation } from '../../../../entities/BookingConfirmation.js';
import { BookingMail } from '../../../../entities/BookingMail.js';
import type { CalendarSettings } from '../../../../entities/CalendarSettings.js';
import { CalendarView } from '../../../../entities/CalendarView.js';
import { LateArrival } from '../../../../entities/LateArrival.js';

const DAY = 1440;

/** The settings of a business that never changed one. The table has the same defaults, for its first change. */
export const DEFAULT_SETTINGS = {
  bookingSlots: 1,
  calendarView: CalendarView.DAY,
  windowDays: 60,
  bufferBefore: 0,
  bufferAfter: 0,
  confirmation: BookingConfirmation.STAFF,
  lateMinutes: 10,
  lateArrival: LateArrival.END,
  bookingMail: BookingMail.OWNERS,
  cancelMinutes: DAY,
  changeMinutes: DAY,
} satisfies Partial<CalendarSettings>;
