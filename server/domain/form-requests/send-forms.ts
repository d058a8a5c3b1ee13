import { ErrorCode } from '../../../entities/ErrorCode.js';
import { audit } from '../../core/access/audit.js';
import { enforceRateLimit, type Limit } from '../../core/access/rate-limit.js';
import { viewerKey } from '../../core/access/viewer.js';
import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { DAY_MS, HOUR_MS } from '../../core/durations.js';
import { idOf, uniqueIds } from '../../core/ids.js';
import { whyNotSent } from '../../core/messages/why-not-sent.js';
import { notFound, Refusal } from '../../core/Refusal.js';
import { lastLanguageOf } from '../check-ins/entry/last-language.sql.js';
import type { MessageChannel } from '../check-ins/messages/message.types.js';
import { CUSTOMERS } from '../customers/customer.sql.js';
import { lockCustomer } from '../customers/lock-customer.js';
import { ownFormIds } from '../forms/templates/templates.js';
import { versionsToSign } from '../forms/signing/versions-to-sign.js';
import type { SentForms } from './FormRequest.js';
import { formRequestById } from './form-requests.js';
import { VALID_MS } from './request-link.js';
import { FORM_REQUEST_MESSAGE } from './request-message.js';

const PER_CUSTOMER_AND_HOUR: Limit = { max: 3, windowMs: HOUR_MS };
const PER_CUSTOMER_AND_DAY: Limit = { max: 10, windowMs: DAY_MS };
/** Mails have no allowance that holds them back. */
const PER_BUSINESS_AND_HOUR: Limit = { max: 300, windowMs: HOUR_MS };

/**
 * Sends a customer the link to sign forms, by text, else by e-mail. Throws NOT_FOUND for an archived customer or form; CONFLICT where neither reaches
 * them; RATE_LIMITED.
 */
export async function sendForms(context: Context, customerId: string, formIds: readonly string[]): Promise<SentForms> {
  const id = idOf(customerId, 'That customer');
  await countRequests(context, id);
  const ids = uniqueIds(await ownFormIds(context, formIds), 'That form');
  const customer = await lockCustomer(context, id);
  if ((await versionsToSign(context, ids)).length !== ids.length) throw notFound('That form');
  const { businessId, db, viewer } = context;
  const now = context.now();
  const to = (await db.row<{ firstName: string; phone: string; email: string | null }>(
    sql`select first_name, '+' || dial_code || phone as phone, email from ${CUSTOMERS} c where c.id = ${customer.id}`,
  ))!;
  // They read what they last checked in with.
  const request = (await db.row<{ id: string }>(sql`
    insert into form_request (customer_id, form_ids, language, created_at, expires_at, created_by)
    values (${customer.id}, ${ids}::bigint[], coalesce(${lastLanguageOf(sql`${customer.id}::bigint`)}, 'en'),
      ${now}, ${new Date(now.getTime() + VALID_MS)}, ${viewerKey(viewer)}) returning id`))!;
  const { sentBy, why } = await context.send(FORM_REQUEST_MESSAGE, {
    to: { customerId: customer.id, phone: to.phone, email: to.email },
    subjectId: request.id,
    channel: 'text',
    fallBack: true,
    cause: 'staff',
  });
  if (!sentBy) {
    const mail = to.email === null ? `, and ${to.firstName} has no email address` : '';
    context.log.info({ businessId, why }, 'no link to forms was sent');
    throw new Refusal(ErrorCode.CONFLICT, `${whyNotSent(why, to.firstName)}${mail}: nothing was sent.`);
  }
  await audit(context, 'customer.send-forms', { subject: customer.id });
  return { request: await formRequestById(context, request.id), sentBy: sentBy as MessageChannel };
}

async function countRequests(context: Context, customerId: string): Promise<void> {
  const now = context.now();
  const key = `${context.businessId}:${customerId}`;
  await context.preflight(async (db) => {
    await enforceRateLimit(db, `form-requests:${context.businessId}`, PER_BUSINESS_AND_HOUR, now);
    await enforceRateLimit(db, `form-requests-hour:${key}`, PER_CUSTOMER_AND_HOUR, now);
    await enforceRateLimit(db, `form-requests-day:${key}`, PER_CUSTOMER_AND_DAY, now);
  });
}
