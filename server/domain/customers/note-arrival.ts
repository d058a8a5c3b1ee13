import { audit } from '../../core/access/audit.js';
import type { Context } from '../../core/context.js';
import type { FoundCustomer } from './persons.js';

/** Tells the history of a customer who came back from the archive, or whom the host added; of others their first check-in does. */
export async function noteArrival(context: Context, { id, isNew, isRestored }: FoundCustomer): Promise<void> {
  const isHost = context.viewer.kind === 'user';
  // Of one who came themselves, where they were is not kept.
  if (isRestored) await audit(context, 'customer.restore', { subject: id, ...(!isHost && { address: '' }) });
  else if (isNew && isHost) await audit(context, 'customer.add', { subject: id });
}
