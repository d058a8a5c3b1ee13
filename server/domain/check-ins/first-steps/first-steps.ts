import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { readWayIn } from '../../check-in-app/read-way-in.js';
import type { FirstSteps } from './FirstSteps.js';

const parties = sql`
  select exists (select from check_in where deleted_at is null) as has_check_ins,
         exists (select from check_in where deleted_at is null and status = 'seated') as has_seated`;

/** What the business of the session has done so far. */
export async function firstSteps(context: Context): Promise<FirstSteps> {
  const [way, queue] = await Promise.all([
    readWayIn(context),
    context.db.row<Pick<FirstSteps, 'hasCheckIns' | 'hasSeated'>>(parties),
  ]);
  return { ...way, ...queue! };
}
