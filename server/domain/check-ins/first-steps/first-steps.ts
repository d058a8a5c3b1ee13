import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { readWayIn } from '../../check-in-app/read-way-in.js';
import type { FirstSteps } from './FirstSteps.js';

/** With more a business does not begin any more. */
const FEW = 20;

const parties = sql`
  select exists (select from check_in where deleted_at is null) as has_check_ins,
         (select count(*) from (select from check_in where deleted_at is null limit ${FEW + 1}) c) > ${FEW} as has_many_check_ins,
         exists (select from check_in where deleted_at is null and status = 'seated') as has_seated`;

/** What the business of the session has done so far. */
export async function firstSteps(context: Context): Promise<FirstSteps> {
  const [way, queue] = await Promise.all([
    readWayIn(context),
    context.db.row<Pick<FirstSteps, 'hasCheckIns' | 'hasManyCheckIns' | 'hasSeated'>>(parties),
  ]);
  return { ...way, ...queue! };
}
