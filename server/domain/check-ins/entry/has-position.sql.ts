import { sql, type Sql } from '../../../core/database/sql.js';
import { positionsSince } from './time-windows.js';

/** Whether the check-in of the alias `party` has a position at `now`: it waits, and checked in within the last 4 hours (ruling 12). */
export const hasPosition = (party: Sql, now: Date): Sql =>
  sql`${party}.status = 'checked-in' and ${party}.deleted_at is null and ${party}.created_at >= ${positionsSince(now)}::timestamptz`;
