import { askAsSuperuser } from '../setup/database.js';
import type { TestBusiness } from './TestBusiness.js';
import { plantings, type CanaryIds } from './canaries.js';

/** Plants a canary in every personal column: of the owner's account, of this customer in the queue, and in the logs about them. */
export async function plantCanaries(
  { id: businessId }: TestBusiness,
  ids: Pick<CanaryIds, 'customerId' | 'checkInId'>,
): Promise<void> {
  const [owner] = await askAsSuperuser<{ id: string }>(
    'select account_id as id from membership where business_id = $1 and role = 1 order by created_at limit 1',
    [businessId],
  );
  for (const [text, values] of plantings({ businessId, accountId: owner!.id, ...ids }))
    await askAsSuperuser(text, values);
}
