import type { CheckIn } from '../../../../entities/CheckIn.js';
import { CheckInStatus } from '../../../../entities/CheckInStatus.js';
import type { SelectedProduct } from '../../../../entities/SelectedProduct.js';
import { requirePermission } from '../../../core/access/require-permission.js';
import type { Context } from '../../../core/context.js';
import { requireCallable, sendCallUp } from '../call-up/call-up.js';
import type { CallUpChannel } from '../call-up/CallUpChannel.js';
import { sql } from '../../../core/database/sql.js';
import { oneLine } from '../../../core/names.js';
import { checkInById } from '../entry/check-in-by-id.js';
import type { UpdateCheckInInput } from './hosting.inputs.js';
import { lockCheckIn, type LockedCheckIn } from '../entry/lock-check-in.js';
import { logChange, type SavedFields } from '../entry/log-event.js';
import { changeProducts } from './change-products.js';
import { changeStaff } from './change-staff.js';
import { choiceWords } from '../entry/choose-staff.js';
import { changeStatus } from '../entry/lifecycle.js';
import type { PartyMessageAnswer } from '../messages/message.types.js';
import { applyStatus } from '../entry/apply-status.js';
import { QUEUE } from '../topics.js';

/** A saved check-in and the result of its call-up. */
export interface SavedCheckIn extends CheckIn {
  callUpAnswer?: PartyMessageAnswer;
}

interface Save {
  id: string;
  version: number | null;
  input: UpdateCheckInInput;
  /** Channel to call the party up by as well, or null. */
  callUp: CallUpChannel | null;
}

/** The host saves the update form: status, party size, notes, items, staff, table and call-up, all or nothing. Omitted fields stay unchanged. */
export async function updateCheckIn(context: Context, { id, version, input, callUp }: Save): Promise<SavedCheckIn> {
  if (callUp) requirePermission(context.viewer, 'queue.call-up');
  const entry = await lockCheckIn(context, id, version);
  if (callUp) await requireCallable(context, withStatus(context, entry, input.status ?? entry.status));
  const status = callUp ? CheckInStatus.READY : input.status;
  const statusChanged = status ? await applyStatus(context, entry, status) : false;
  const fieldsChanged = await changeFields(context, entry, input, { versionIncremented: statusChanged });
  if (!callUp) return checkInById(context, id);
  const answer = await sendCallUp(context, { id, channel: callUp, versionIncremented: statusChanged || fieldsChanged });
  return Object.assign(answer.checkIn, { callUpAnswer: answer });
}

/** Changes fields of a locked check-in; returns whether any changed. A save increments the version once, so not here if `versionIncremented`. */
async function changeFields(
  context: Context,
  entry: LockedCheckIn,
  input: UpdateCheckInInput,
  { versionIncremented }: { versionIncremented: boolean },
): Promise<boolean> {
  const form = {
    partySize: input.partySize ?? entry.partySize,
    notes: input.notes?.trim() ?? entry.notes,
    tableNumber: oneLine(input.tableNumber ?? entry.tableNumber),
  };
  const fields = (Object.keys(form) as (keyof typeof form)[]).filter((field) => entry[field] !== form[field]);
  const products = input.productIds ? await changeProducts(context, entry.selectedProducts, input.productIds) : null;
  const choice = await changeStaff(context, entry, input);
  if (fields.length === 0 && !products && !choice) return false;
  const { staff, askedForStaff } = choice ?? entry;
  context.db.send(sql`
    update check_in
    set party_size = ${form.partySize}, notes = ${form.notes}, table_number = ${form.tableNumber},
        selected_products = ${JSON.stringify(products ?? entry.selectedProducts)}::jsonb,
        staff_id = ${staff?.id ?? null}, asked_for_staff = ${askedForStaff},
        version = version + ${versionIncremented ? 0 : 1}::int
    where id = ${entry.id}`);
  const saved: SavedFields = {};
  for (const field of fields) saved[field] = { before: String(entry[field]), after: String(form[field]) };
  if (products) saved['products'] = { before: namesOf(entry.selectedProducts), after: namesOf(products) };
  if (choice) saved['staff'] = { before: choiceWords(entry), after: choiceWords(choice) };
  logChange(context, entry.id, saved);
  context.tick(QUEUE);
  return true;
}

const namesOf = (products: readonly SelectedProduct[]): string => products.map(({ name }) => name).join(', ');

/** The check-in as it will be in `status`: back in line, it may be called up again. */
const withStatus = (context: Context, entry: LockedCheckIn, status: CheckInStatus): LockedCheckIn => ({
  ...entry,
  ...changeStatus(entry, status, context.now(), 'host'),
});
