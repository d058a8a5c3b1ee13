import type { Context } from '../../../core/context.js';
import { daysToCount, type DayRange } from './days-to-count.js';
import type { StaffStatistics } from './statistics.types.js';
import { staffTallies } from './tallies.sql.js';

/** What each staff member did on some days of the business, most parties first. Throws like daysToCount. */
export async function staffStatistics(context: Context, range: DayRange): Promise<StaffStatistics[]> {
  const { storedDays, span } = await daysToCount(context, range);
  return context.db.rows<StaffStatistics>(staffTallies(span, storedDays));
}
