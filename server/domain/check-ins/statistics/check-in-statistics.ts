import type { Context } from '../../../core/context.js';
import { daysToCount, type DayRange } from './days-to-count.js';
import { statisticsOf, type Tally } from './statistics-of-tallies.js';
import type { CheckInStatistics } from './statistics.types.js';
import { tallies } from './tallies.sql.js';

/** Statistics of some days of the business. Throws like daysToCount. */
export async function checkInStatistics(context: Context, range: DayRange): Promise<CheckInStatistics> {
  const { from, to, days, storedDays, span } = await daysToCount(context, range);
  return { from, to, ...statisticsOf(await context.db.rows<Tally>(tallies(span, from, storedDays)), days) };
}
