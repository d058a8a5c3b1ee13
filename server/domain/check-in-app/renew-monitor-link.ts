import type { CheckInApp } from '../../../entities/CheckInApp.js';
import { newToken } from '../../core/tokens.js';
import type { Context } from '../../core/context.js';
import { changeCheckInApp } from './change-check-in-app.js';

/** A new address of the waitlist monitor: screens that are open at the old one hear of the change and end. */
export function renewMonitorLink(context: Context): Promise<CheckInApp> {
  return changeCheckInApp(context, { monitorToken: newToken('m', context.businessId) });
}
