import { takeAll } from '../../../core/access/take-all.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { DAY_MS, HOUR_MS } from '../../../core/durations.js';
import { tellOwners } from '../../accounts/tell-owners.js';
import { ERASURE_ASKED } from '../../accounts/messages/erasure-asked.js';
import { auditOwn } from '../audit-own.js';
import { recordIdsOf } from '../customer.sql.js';
import type { OwnAddress } from '../own-customers.js';
import { ErasureState } from './ErasureState.js';
import { closeRequests, forgetAddress } from './request-rows.js';

/** By law; California gives 45 days. */
const DAYS = 30;
/** About one customer: who asks and takes it back over and over fills nobody's mailbox. */
const MAILS = { max: 2, windowMs: DAY_MS };
/** Each says that the list has more: many customers with one phone are one mailful. */
const MAILS_OF_BUSINESS = { max: 3, windowMs: HOUR_MS };

interface Asked extends OwnAddress {
  customerId: string;
  language: string;
}

/** Asks for a customer's erasure, once while a request is open; the owners get a mail. The caller holds the lock of the customer. */
export async function askForErasure(context: Context, { customerId, phone, email, language }: Asked): Promise<void> {
  const now = context.now();
  const dueAt = new Date(now.getTime() + DAYS * DAY_MS);
  const added = await context.db.row(sql`
    insert into erasure_request (customer_id, phone, email, language, asked_at, due_at)
    select ${customerId}::bigint, ${phone}, ${email}, ${language}, ${now}::timestamptz, ${dueAt}::timestamptz
    where not exists (
      select from erasure_request where state = 'open' and customer_id in ${recordIdsOf(sql`${customerId}::bigint`)}
    )
    on conflict (business_id, customer_id) where state = 'open' do nothing returning id`);
  if (!added) return;
  await auditOwn(context, 'customer.ask-erasure', customerId);
  const key = `erasure-mails:${context.businessId}`;
  const limits = [
    { key, ...MAILS_OF_BUSINESS },
    { key: `${key}:${customerId}`, ...MAILS },
  ];
  if (await takeAll(context.db, limits, now)) await tellOwners(context, ERASURE_ASKED);
}

/** Takes the open request of a customer back; without one nothing changes. */
export async function takeBackErasure(context: Context, customerId: string): Promise<void> {
  const requests = await closeRequests(context, customerId, ErasureState.TAKEN_BACK);
  for (const { id } of requests) await forgetAddress(context, id);
  if (requests.length > 0) await auditOwn(context, 'customer.take-back-erasure', customerId);
}
