import type { Context } from '../../core/context.js';
import { sql, type Sql } from '../../core/database/sql.js';
import { idOf } from '../../core/ids.js';
import { isLost } from '../../core/messages/message.sql.js';
import { notFound } from '../../core/Refusal.js';
import { customerIdOf, recordIdsOf } from '../customers/customer.sql.js';
import { FORM_TITLES } from '../forms/form.sql.js';
import { signedByRequests } from '../signatures/signing-list.js';
import { actorNames } from '../staff/changes/actor-names.js';
import type { FormRequest, RequestedForm } from './FormRequest.js';
import { FORM_REQUEST_MESSAGE } from './request-message.js';

/** Of a customer, the latest. */
const MAX_REQUESTS = 50;

/** What a customer was asked to sign, latest first, at most 50. Throws NOT_FOUND for an invalid id. */
export function formRequests(context: Context, customerId: string): Promise<FormRequest[]> {
  const id = idOf(customerId, 'That customer');
  return read(context, sql`r.customer_id = any(array(${recordIdsOf(customerIdOf(sql`${id}::bigint`))}))`);
}

/** Throws NOT_FOUND. */
export async function formRequestById(context: Context, id: string): Promise<FormRequest> {
  const [request] = await read(context, sql`r.id = ${id}`);
  if (!request) throw notFound('That request');
  return request;
}

async function read(context: Context, where: Sql): Promise<FormRequest[]> {
  const requests = await context.db.rows<Omit<FormRequest, 'forms'>>(sql`
    select r.id, r.created_at, r.created_by, r.expires_at, r.completed_at, r.revoked_at,
      r.completed_at is null and r.revoked_at is null and ${isLost(FORM_REQUEST_MESSAGE.kind, sql`r.id::text`)} as is_undelivered
    from form_request r where ${where} order by r.created_at desc, r.id desc limit ${MAX_REQUESTS}`);
  const ids = requests.map(({ id }) => id);
  const [forms, signed] = await Promise.all([
    context.db.rows<Omit<RequestedForm, 'signedAt'> & { requestId: string }>(sql`
      select r.id as request_id, f.id as form_id, f.name, f.archived_at is not null as is_archived
      from form_request r join ${FORM_TITLES} f on f.business_id = r.business_id and f.id = any(r.form_ids)
      where r.id = any(${ids}::bigint[]) order by lower(f.name), f.id`),
    signedByRequests(context, ids),
  ]);
  const signedAt = new Map(signed.map((one) => [`${one.requestId}/${one.formId}`, one.signedAt]));
  const nameOf = await actorNames(
    context,
    requests.map(({ createdBy }) => createdBy),
  );
  return requests.map((request) => ({
    ...request,
    createdBy: nameOf(request.createdBy),
    forms: forms
      .filter(({ requestId }) => requestId === request.id)
      .map((form) => ({ ...form, signedAt: signedAt.get(`${request.id}/${form.formId}`) ?? null })),
  }));
}
