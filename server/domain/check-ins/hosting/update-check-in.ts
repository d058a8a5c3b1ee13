import type { CheckIn } from '../../../../entities/CheckIn.js';
import type { Context } from '../../../core/context.js';
import { checkInById } from '../queue/check-in-by-id.js';
import type { UpdateCheckInInput } from './hosting.inputs.js';
import { lockCheckIn, logEvent } from '../queue/entry.js';
import { applyStatus } from './set-status.js';
import { QUEUE } from '../topics.js';

const CHANGE = `update check_in set party_size = $2, notes = $3, table_number = $4, version = version + $5 where id = $1`;

/** The host saves the update form: status, party size, notes and table together or not at all. What is left out stays. */
export async function updateCheckIn(
  context: Context,
  { id, version, input }: { id: string; version: number | null; input: UpdateCheckInInput },
): Promise<CheckIn> {
  const entry = await lockCheckIn(context, id, version);
  const partySize = input.partySize ?? entry.partySize;
  const notes = input.notes?.trim() ?? entry.notes;
  const tableNumber = input.tableNumber?.trim() ?? entry.tableNumber;
  const fields = Object.entries({ partySize, notes, tableNumber })
    .filter(([field, value]) => entry[field] !== value)
    .map(([field]) => field);
  const statusChanged = input.status ? applyStatus(context, entry, input.status) : false;
  if (fields.length > 0) {
    // The version counts one up for the whole save: the change of status has counted already.
    context.db.send(CHANGE, [id, partySize, notes, tableNumber, statusChanged ? 0 : 1]);
    logEvent(context, [id], 'changed', { fields });
    context.tick(QUEUE);
  }
  return checkInById(context, id);
}
