import type { CheckIn } from '../../../../entities/CheckIn.js';
import { CheckInStatus } from '../../../../entities/CheckInStatus.js';
import { ErrorCode } from '../../../../entities/ErrorCode.js';
import type { Context } from '../../../core/context.js';
import { Refusal } from '../../../core/Refusal.js';
import { checkInById } from '../entry/check-in-by-id.js';
import { isInQueue } from '../entry/lifecycle.js';
import { lockCheckIn } from '../entry/lock-check-in.js';
import { applyStatus } from '../entry/apply-status.js';

/** The host cancels a party as a no-show (ruling 21). It can be undone for 10 seconds. */
export async function markNoShow(context: Context, { id, version }: { id: string; version: number }): Promise<CheckIn> {
  const entry = await lockCheckIn(context, id, version);
  if (!isInQueue(entry.status))
    throw new Refusal(ErrorCode.CONFLICT, 'Only a party that waits or is ready can be a no-show.');
  await applyStatus(context, entry, CheckInStatus.CANCELED, 'no-show');
  return checkInById(context, id);
}
