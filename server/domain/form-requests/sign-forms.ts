import type { Context } from '../../core/context.js';
import { sql, type Sql } from '../../core/database/sql.js';
import { lastRecipient } from '../../core/messages/last-recipient.js';
import { notFound } from '../../core/Refusal.js';
import { hashToken } from '../../core/tokens.js';
import { readBusiness } from '../businesses/read-business.js';
import { CUSTOMERS, customerIdOf, isErased } from '../customers/customer.sql.js';
import { isUnproven } from '../customers/is-unproven.js';
import { lockCustomers } from '../customers/lock-customer.js';
import type { SignatureInput } from '../signatures/SignatureInput.js';
import { signListed } from '../signatures/sign-listed.js';
import { signingList } from '../signatures/signing-list.js';
import type { SigningList } from '../signatures/SigningList.js';
import { FORM_REQUEST_MESSAGE } from './request-message.js';

interface OpenRequest {
  id: string;
  formIds: string[];
  /** Whom it was sent to: with an undone merge, what they signed goes with them. */
  customerId: string;
  /** The record of the customer into which that was merged, else itself. */
  keptId: string;
  firstName: string;
}

const occasionOf = ({ id }: OpenRequest): Sql => sql`s.form_request_id = ${id}`;

/** The request of a token that the gate has checked. Where it is locked, two pages sign one after the other. */
async function openRequest({ db }: Context, token: string, { locks = false } = {}): Promise<OpenRequest> {
  const request = await db.row<OpenRequest>(sql`
    select r.id, r.form_ids, r.customer_id, c.id as kept_id, c.first_name
    from form_request r join ${CUSTOMERS} c on c.id = ${customerIdOf(sql`r.customer_id`)}
    where r.token_hash = ${hashToken(token)} and not ${isErased(sql`r.customer_id`)} ${locks ? sql`for update of r` : sql``}`);
  if (!request) throw notFound('That link');
  return request;
}

/** What a link asks a customer to sign. Throws NOT_FOUND where nothing of it is left. */
export async function formsToSign(context: Context, token: string): Promise<SigningList> {
  return listOf(context, await openRequest(context, token));
}

async function listOf(context: Context, request: OpenRequest): Promise<SigningList> {
  const forms = await signingList(context, request.formIds, occasionOf(request));
  if (forms.length === 0) throw notFound('That link');
  return { business: await readBusiness(context), firstName: request.firstName, forms };
}

/** A customer signs forms of their link; with the last open one it is complete. Throws as `signListed`. */
export async function signForms(
  context: Context,
  token: string,
  signatures: readonly SignatureInput[],
): Promise<SigningList> {
  // An erasure that runs ends first, and the link with it.
  await lockCustomers(context, [(await openRequest(context, token)).keptId]);
  const request = await openRequest(context, token, { locks: true });
  const { id, customerId, formIds } = request;
  const occasion = occasionOf(request);
  const sentTo = await lastRecipient(context, FORM_REQUEST_MESSAGE, id);
  const sentToUnproven = await isUnproven(context, customerId, sentTo);
  await signListed(context, { customerId, signatures, requestId: id, sentTo, sentToUnproven }, { formIds, occasion });
  const list = await listOf(context, request);
  if (list.forms.every(({ signedAt }) => signedAt !== null))
    await context.db.rows(
      sql`update form_request set completed_at = ${context.now()} where id = ${id} and completed_at is null`,
    );
  return list;
}
