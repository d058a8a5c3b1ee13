import type { AppointmentFlag } from '../../../../entities/AppointmentFlag.js';
import type { Context } from '../../../core/context.js';
import { calendarSettings } from '../settings/calendar-settings.js';
import { isInWindow, minutesToCancel, minutesToChange } from './change-window.js';

interface Booked {
  flag: AppointmentFlag;
  startsAt: Date;
  endsAt: Date;
}

/** Whether its customer can still cancel an appointment by its link, or change its time. */
export async function canStillAct(context: Context, booked: Booked): Promise<boolean> {
  const settings = await calendarSettings(context);
  const now = context.now();
  return (
    isInWindow(booked, minutesToCancel(booked, settings), now) ||
    isInWindow(booked, minutesToChange(booked, settings), now)
  );
}
