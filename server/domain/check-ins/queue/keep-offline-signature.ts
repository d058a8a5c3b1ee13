import type { Context } from '../../../core/context.js';
import { recordLeniently } from '../agreement/sign-at-check-in.js';
import { offlineParty } from './offline-party.js';
import type { OfflineCheckInInput } from './OfflineCheckInInput.js';

/** Kiosks keep what was not sent for 30 days; one more is for clocks that differ. */
const MAX_HOURS = 31 * 24;

/** Keeps what was signed with a check-in that comes too late to be one. Answers false where it cannot be kept, as `signOffline` lets it pass; throws as `offlineParty`. */
export async function keepOfflineSignature(context: Context, input: OfflineCheckInInput): Promise<boolean> {
  if (!input.signature) return false;
  const { findCustomer, signedAt } = await offlineParty(context, input, MAX_HOURS);
  const customer = await findCustomer();
  return recordLeniently(context, { customerId: customer.id, signedAt }, input.signature);
}
