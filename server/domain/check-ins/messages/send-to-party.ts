import { PLANS } from '../../../core/access/plans.js';
import type { Plan } from '../../../../entities/Plan.js';
import type { Context } from '../../../core/context.js';
import type { Db } from '../../../core/database/transaction.js';
import { textsOfMonth } from '../../../core/messages/text-allowance.js';
import { PARTY_TEMPLATES, type PartyChannel, type PartyTemplate } from './party-message.js';

export interface PartyMessage {
  checkInId: string;
  template: PartyTemplate;
  channel: PartyChannel;
  /** Whether an e-mail may stand in where a text or call cannot go out. */
  fallBack: boolean;
  data?: Record<string, string>;
}

/** Why no text or call goes out: no allowance left this month, the plan has none, the customer stopped texts, no e-mail address. */
export type NotSentReason = 'used-up' | 'no-texts' | 'stopped' | 'no-address';

/** What leaves: `sentBy` null says that nothing does. `why` is set where something else than what was asked for leaves. */
export interface SentToParty {
  sentBy: PartyChannel | null;
  messageId: string | null;
  why: NotSentReason | null;
}

interface PartyRow {
  [column: string]: unknown;
  phone: string;
  email: string | null;
  plan: Plan;
  month: string;
  isStopped: boolean;
}

/** $1 check-in, $2 now, $3 number of the sender. The month of the allowance is the business's own. */
const PARTY = `
  select '+' || u.dial_code || u.phone as phone, u.email, b.plan, to_char($2::timestamptz at time zone b.time_zone, 'YYYY-MM') as month,
    coalesce((select kind = 'stopped' from text_consent t where t.phone = u.phone and t.dial_code = u.dial_code and t.kind <> 'granted' order by t.id desc limit 1), false)
      or exists (select from sender s where s.number = $3 and s.phone = '+' || u.dial_code || u.phone and s.stopped_at is not null) as "isStopped"
  from check_in c
  join customer u on u.business_id = c.business_id and u.id = c.customer_id
  cross join business b
  where c.id = $1 and b.id = current_setting('app.business_id')::bigint`;

/** Takes one text of the month, or nothing when they are used up: parallel ones wait for each other on the row. */
const TAKE = `
  insert into text_allowance as a (month, used) select $1, 1 where $2::int > 0
  on conflict (business_id, month) do update set used = a.used + 1 where a.used < $2 returning used`;

const ADD = `
  with added as (
    insert into message (channel, class, template, recipient, check_in_id, data, created_at, allowance_month)
    values ($1, $2, $3, $4, $5, $6, $7, $8) returning business_id, id
  )
  select id, graphile_worker.enqueue('deliver-message', json_build_object('businessId', business_id::text, 'messageId', id::text), null, 'deliver-message:' || id)::text as told from added`;

/** The one door out to customers: the message, its text of the allowance and its job are written with their cause, or not at all. */
export async function sendToParty(context: Context, message: PartyMessage): Promise<SentToParty> {
  const { db, config } = context;
  const now = context.now();
  const number = config.textsFrom;
  const party = (await db.row<PartyRow>(PARTY, [message.checkInId, now, number]))!;
  if (message.channel === 'email') return mail(context, message, party, null);
  const why = party.isStopped
    ? 'stopped'
    : (await consumeTextAllowance(db, party))
      ? null
      : PLANS[party.plan].texts === 0
        ? 'no-texts'
        : 'used-up';
  if (why === null)
    return {
      sentBy: message.channel,
      messageId: await addPartyMessage(context, message, {
        channel: message.channel,
        recipient: party.phone,
        month: party.month,
      }),
      why,
    };
  return message.fallBack ? mail(context, message, party, why) : { sentBy: null, messageId: null, why };
}

/** Whether a text or call could leave to the party of a check-in now, and how many are left this month. */
export async function textEligibility(
  context: Context,
  checkInId: string,
): Promise<{ why: Exclude<NotSentReason, 'no-address'> | null; left: number }> {
  const { db, config } = context;
  const now = context.now();
  const number = config.textsFrom;
  const { isStopped } = (await db.row<PartyRow>(PARTY, [checkInId, now, number]))!;
  const { included, left } = await textsOfMonth(db, now);
  return { why: isStopped ? 'stopped' : included === 0 ? 'no-texts' : left === 0 ? 'used-up' : null, left };
}

async function consumeTextAllowance(db: Db, { month, plan }: PartyRow): Promise<boolean> {
  return (await db.row(TAKE, [month, PLANS[plan].texts])) !== undefined;
}

async function mail(
  context: Context,
  message: PartyMessage,
  { email }: PartyRow,
  why: NotSentReason | null,
): Promise<SentToParty> {
  if (!email) return { sentBy: null, messageId: null, why: why ?? 'no-address' };
  return {
    sentBy: 'email',
    messageId: await addPartyMessage(
      context,
      { ...message, fallBack: false },
      { channel: 'email', recipient: email, month: null },
    ),
    why,
  };
}

/** Writes the message with its job; answers its id. Whether an e-mail may stand in later, when it is refused, goes with it. */
export async function addPartyMessage(
  context: Context,
  {
    checkInId,
    template,
    data = {},
    fallBack = false,
  }: Pick<PartyMessage, 'checkInId' | 'template' | 'data'> & { fallBack?: boolean },
  { channel, recipient, month }: { channel: PartyChannel; recipient: string; month: string | null },
): Promise<string> {
  const row = await context.db.row<{ id: string }>(ADD, [
    channel,
    PARTY_TEMPLATES[template],
    template,
    recipient,
    checkInId,
    { ...data, ...(fallBack && { fallBack: 'email' }) },
    context.now(),
    month,
  ]);
  return row!.id;
}
