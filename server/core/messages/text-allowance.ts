import type { Plan } from '../../../entities/Plan.js';
import { PLANS } from '../access/plans.js';
import { takeAllSql, type KeyedLimit } from '../access/take-all.js';
import type { Context } from '../context.js';
import { sql } from '../database/sql.js';
import type { NotSentReason } from './sent-message.js';
import { readTextEligibility } from './text-eligibility.js';

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
  if (isRefused) return { why: 'refused', left };
  if (isStopped) return { why: 'stopped', left };
  if (included === 0) return { why: 'no-texts', left };
  return { why: left === 0 ? 'used-up' : null, left };
}

interface TextNeeds {
  month: string;
  /** Texts of the plan in a month; null for texts that use none. */
  included: number | null;
  caps: readonly KeyedLimit[];
}

/**
 * Uses one text of the month and one of each cap, if all have one left; returns why not, or null. What a
 * cap or the allowance refuses uses up nothing else, so that strangers cannot exhaust a phone's texts with some that are never sent.
 */
export async function consumeTextAllowance(
  context: Context,
  { month, included, caps }: TextNeeds,
): Promise<'no-texts' | 'used-up' | 'limited' | null> {
  if (included === 0) return 'no-texts';
  const row = await context.db.row<{ isLimited: boolean; isUsedUp: boolean }>(sql`
    with free as materialized (
      select not exists (select from text_allowance a where a.month = ${month} and a.used >= ${included}::int) as has_texts
    ), ${takeAllSql(caps, context.now(), sql`(select has_texts from free)`)}, allowed as materialized (
      select (select count(*) from taken_limit) = ${caps.length} and has_texts as is_allowed, has_texts from free
    ), taken as (
      insert into text_allowance as a (month, used)
      select ${month}, 1 from allowed where is_allowed and ${included}::int is not null
      on conflict (business_id, month) do update set used = a.used + 1 where a.used < ${included}::int returning used
    )
    select has_texts and not is_allowed as is_limited,
      not has_texts or ${included}::int is not null and not exists (select from taken) as is_used_up
    from allowed`);
  const { isLimited, isUsedUp } = row!;
  return isLimited ? 'limited' : isUsedUp ? 'used-up' : null;
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
