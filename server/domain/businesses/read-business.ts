import type { Business } from '../../../entities/Business.js';
import type { Context } from '../../core/context.js';
import { notFound } from '../../core/Refusal.js';
import { findBusiness } from './find-business.js';
import type { PublicBusiness } from './PublicBusiness.js';

/** Public facts of the operation's business. Throws NOT_FOUND. */
export async function readBusiness(context: Context): Promise<PublicBusiness> {
  const business = await findBusiness(context.db, context.businessId);
  if (!business) throw notFound('That business');
  return publicBusiness(business);
}

/** Field by field, so that a new column is not public by accident. */
function publicBusiness({
  id,
  name,
  address,
  city,
  state,
  zip,
  phone,
  vanityName,
  timeZone,
}: Business): PublicBusiness {
  return { id, name, address, city, state, zip, phone, vanityName, timeZone };
}
