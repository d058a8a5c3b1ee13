import type { Plan } from '../../../entities/Plan.js';
import { PLANS } from '../access/plans.js';
import type { Context } from '../context.js';
import { sql } from '../database/sql.js';
import type { NotSentReason } from './sent-message.js';
import { readTextEligibility, type TextEligibility } from './text-eligibility.js';

export interface TextsOfMonth {
  month: string;
  included: number;
  used: number;
  left: number;
}

/** Texts in the business's current calendar month; a call counts as a text (ruling 39). */
export async function textsOfMonth(context: Context): Promise<TextsOfMonth> {
  const row = await context.db.row<{ plan: Plan; month: string; used: number }>(sql`
    select b.plan, m.month, coalesce(a.used, 0) as used
    from business b
    cross join lateral (
      select to_char(${context.now()}::timestamptz at time zone b.time_zone, 'YYYY-MM') as month
    ) m
    left join text_allowance a on a.business_id = b.id and a.month = m.month
    where b.id = current_setting('app.business_id')::bigint`);
  const { plan, month, used } = row!;
  const included = PLANS[plan].texts;
  return { month, included, used, left: Math.max(0, included - used) };
}

/** Whether a text that uses the allowance could be sent to a phone now, and how many are left this month. */
export async function textEligibility(
  context: Context,
  phone: string,
): Promise<{ why: Exclude<NotSentReason, 'no-address'> | null; left: number }> {
  const { isRefused, isStopped } = await readTextEligibility(context, phone);
  const { included, left } = await textsOfMonth(context);
  const why = isRefused
    ? 'refused'
    : isStopped
      ? 'stopped'
      : included === 0
        ? 'no-texts'
        : left === 0
          ? 'used-up'
          : null;
  return { why, left };
}

/** Uses one text of the month if any is left. The row lock serializes parallel calls. */
export async function consumeTextAllowance(
  { db }: Context,
  { month, plan }: Pick<TextEligibility, 'month' | 'plan'>,
): Promise<boolean> {
  const included = PLANS[plan].texts;
  const row = await db.row(sql`
    insert into text_allowance as a (month, used) select ${month}, 1 where ${included}::int > 0
    on conflict (business_id, month) do update set used = a.used + 1 where a.used < ${included} returning used`);
  return row !== undefined;
}

/** Refunds the allowance of a text that was not sent, once. Call it last: later statements would hold the allowance's lock. */
export function refundTextAllowance({ db }: Context, messageId: string): void {
  db.send(sql`
    with taken as (
      select id, allowance_month as month from message where id = ${messageId} and allowance_month is not null for update
    ), cleared as (
      update message set allowance_month = null where id in (select id from taken)
    )
    update text_allowance set used = used - 1 where month in (select month from taken) and used > 0`);
}
