import type { Context } from '../../core/context.js';
import { notFound } from '../../core/Refusal.js';
import { ownCustomer, type OwnCustomer } from '../customers/own-customers.js';
import { openLink, type OpenLink } from './own-data-link.js';

/** A customer of the link. Throws NOT_FOUND for anybody else. */
export async function requireOwnCustomer(
  context: Context,
  token: string,
  customerId: string,
  { locks = false } = {},
): Promise<{ customer: OwnCustomer; link: OpenLink }> {
  const link = await openLink(context, token);
  const customer = await ownCustomer(context, link, customerId, { locks });
  if (!customer) throw notFound('That link');
  return { customer, link };
}
