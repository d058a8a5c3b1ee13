import type { CheckIn } from '../../../../entities/CheckIn.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { checkInById } from '../queue/check-in-by-id.js';
import type { UpdateCheckInInput } from './hosting.inputs.js';
import { lockCheckIn, logEvent } from '../queue/entry.js';
import { applyStatus } from './set-status.js';
import { QUEUE } from '../topics.js';

/** The host saves the update form: status, party size, notes and table together or not at all. What is left out stays. */
export async function updateCheckIn(
  context: Context,
  { id, version, input }: { id: string; version: number | null; input: UpdateCheckInInput },
): Promise<CheckIn> {
  const entry = await lockCheckIn(context, id, version);
  const form = {
    partySize: input.partySize ?? entry.partySize,
    notes: input.notes?.trim() ?? entry.notes,
    tableNumber: input.tableNumber?.trim() ?? entry.tableNumber,
  };
  const fields = (Object.keys(form) as (keyof typeof form)[]).filter((field) => entry[field] !== form[field]);
  const statusChanged = input.status ? applyStatus(context, entry, input.status) : false;
  if (fields.length > 0) {
    // The version counts one up for the whole save: the change of status has counted already.
    context.db.send(sql`
      update check_in
      set party_size = ${form.partySize}, notes = ${form.notes}, table_number = ${form.tableNumber},
          version = version + ${statusChanged ? 0 : 1}::int
      where id = ${id}`);
    logEvent(context, [id], 'changed', { fields });
    context.tick(QUEUE);
  }
  return checkInById(context, id);
}
