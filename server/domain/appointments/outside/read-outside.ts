import { OutsideFault } from '../../../../entities/OutsideFault.js';
import type { Context } from '../../../core/context.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import { DAY_MS } from '../../../core/durations.js';
import { OUR_BUSINESS } from '../../businesses/business.sql.js';
import type { BusyWindow, OutsideReading } from './OutsideCalendars.js';
import { openAddress } from './sealed-address.js';
import { DEFAULT_SETTINGS } from '../settings/default-settings.js';

/** What is over is read too, as the calendar shows this week. A visit begins on the last bookable day and ends up to a day later. */
const [DAYS_BEFORE, DAYS_AFTER] = [7, 2];

/** Columns of WindowRow, without tables. */
export const WINDOW_COLUMNS: Sql = sql`
  (select b.time_zone from ${OUR_BUSINESS} b) as time_zone, coalesce((select max(s.window_days) from calendar_settings s), ${DEFAULT_SETTINGS.windowDays})::int as window_days`;

export interface WindowRow {
  timeZone: string;
  windowDays: number;
}

/** Reads a calendar as far as customers can book. Before `db` is used. */
export async function readOutside(
  context: Context,
  { sealedAddress, timeZone, windowDays }: WindowRow & { sealedAddress: string },
): Promise<OutsideReading> {
  const address = openAddress(context, sealedAddress);
  if (address === null) return { fault: OutsideFault.ADDRESS };
  const now = context.now().getTime();
  const window: BusyWindow = {
    from: now - DAYS_BEFORE * DAY_MS,
    to: now + (windowDays + DAYS_AFTER) * DAY_MS,
    timeZone,
  };
  return context.providers.outsideCalendars.read(address, window, context.businessId);
}
