import type { CheckInApp } from '../../../entities/CheckInApp.js';
import { newToken } from '../../core/tokens.js';
import type { Context } from '../../core/context.js';
import { changeCheckInApp } from './change-check-in-app.js';
import { MONITOR_LINK } from './monitor-link.js';

/** Gives the waitlist monitor a new address: screens open at the old one are notified and end. */
export function renewMonitorLink(context: Context): Promise<CheckInApp> {
  return changeCheckInApp(context, { monitorToken: newToken(MONITOR_LINK.letter, context.businessId) });
}
