import type { Plan } from '../../../entities/Plan.js';
import { PLANS } from '../access/plans.js';
import type { Db } from '../database/transaction.js';

export interface TextsOfMonth {
  month: string;
  included: number;
  used: number;
  left: number;
}

/** The month is the business's own. */
const USED = `
  select b.plan, m.month, coalesce(a.used, 0) as used
  from business b cross join lateral (select to_char($1::timestamptz at time zone b.time_zone, 'YYYY-MM') as month) m
  left join text_allowance a on a.business_id = b.id and a.month = m.month
  where b.id = current_setting('app.business_id')::bigint`;

/** Texts of the calendar month that it is now where the business is; a call counts as a text (ruling 39). */
export async function textsOfMonth(db: Db, now: Date): Promise<TextsOfMonth> {
  const { plan, month, used } = (await db.row<{ plan: Plan; month: string; used: number }>(USED, [now]))!;
  const included = PLANS[plan].texts;
  return { month, included, used, left: Math.max(0, included - used) };
}

const GIVE_BACK = `
  with taken as (
    select id, allowance_month as month from message where id = $1 and allowance_month is not null for update
  ), cleared as (
    update message set allowance_month = null where id in (select id from taken)
  )
  update text_allowance set used = used - 1 where month in (select month from taken) and used > 0`;

/** A text that did not leave gives back what it took of its month, once. The last statement of its transaction: what follows would wait with the allowance locked. */
export function refundTextAllowance(db: Db, messageId: string): void {
  db.send(GIVE_BACK, [messageId]);
}
