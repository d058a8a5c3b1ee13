import type { Plan } from '../../../entities/Plan.js';
import { planHas } from '../../core/access/plans.js';
import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { OUR_BUSINESS } from '../businesses/business.sql.js';
import { hasHours, hoursColumns, openingHoursOf, type HoursRow } from './opening-hours.js';

/** Whether the business is closed by the hours that its page shows; false where it shows none. */
export async function isClosedNow(context: Context): Promise<boolean> {
  const now = context.now();
  const row = await context.db.row<HoursRow & { plan: Plan }>(
    sql`select b.plan, ${hoursColumns(now)} from ${OUR_BUSINESS} b`,
  );
  if (!row || !planHas(row.plan, 'business-page')) return false;
  const hours = openingHoursOf(row, now);
  return hasHours(hours) && !hours.openState.isOpen;
}
