import type { CheckIn } from '../../../../entities/CheckIn.js';
import type { CheckInStatus } from '../../../../entities/CheckInStatus.js';
import type { Context } from '../../../core/context.js';
import { checkInById } from '../entry/check-in-by-id.js';
import { lockCheckIn } from '../entry/lock-check-in.js';
import { applyStatus } from '../entry/apply-status.js';

/** The host sets a status. Repeating the same one changes nothing; a change can be undone for 10 seconds. */
export async function setCheckInStatus(
  context: Context,
  { id, status, version }: { id: string; status: CheckInStatus; version: number },
): Promise<CheckIn> {
  const entry = await lockCheckIn(context, id, version);
  await applyStatus(context, entry, status);
  return checkInById(context, id);
}
