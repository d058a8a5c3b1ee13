import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { CONSENTS } from '../../core/messages/message.sql.js';
import { phoneParts } from '../../core/messages/text-eligibility.js';
import { readBusiness } from '../businesses/read-business.js';
import { lastRequest } from '../customers/erasure/request-rows.js';
import { ownCustomers } from '../customers/own-customers.js';
import { recordsOf } from '../customers/merging/records-of.js';
import { keptSignatures } from '../signatures/keeping/customer-keeping.js';
import { openLink } from './own-data-link.js';
import type { OwnConsent, OwnData, OwnRecord } from './own-data.types.js';
import { requireOwnCustomer } from './require-own-customer.js';

const MAX_CONSENTS = 200;

/** What a link leads to: the business, and whose data it shows. */
export async function readOwnData(context: Context, token: string): Promise<OwnData> {
  const link = await openLink(context, token);
  const customers = await ownCustomers(context, link);
  return {
    business: await readBusiness(context),
    customers: customers.map(({ id, firstName }) => ({ id, firstName })),
    expiresAt: link.expiresAt,
  };
}

/** What the business holds on a customer of the link. Notes and tags of the team are given on request. Throws NOT_FOUND. */
export async function readOwnRecord(context: Context, token: string, customerId: string): Promise<OwnRecord> {
  const { customer } = await requireOwnCustomer(context, token, customerId);
  const { dialCode, phone } = phoneParts(customer.phone);
  const consents = await context.db.rows<OwnConsent>(sql`
    select kind, source, wording, at from ${CONSENTS} t
    where phone = ${phone} and dial_code = ${dialCode} order by id desc limit ${MAX_CONSENTS}`);
  const { signedForms, keptUntil } = await keptSignatures(context, (await recordsOf(context, customer.id)).ids);
  const erasure = (await lastRequest(context, customer.id)) ?? null;
  return { ...customer, consents, signedForms, formsKeptUntil: keptUntil, erasure };
}
