import type { Chosen } from '../products/select/chosen-products';
import type { ChosenStaff } from '../staff/select/staff-choice';
import { statuses, type CheckIn } from './statuses';

/** The fields of a check-in in the update form, with their version. */
export type Changeable = Pick<
  CheckIn,
  'id' | 'version' | 'status' | 'partySize' | 'notes' | 'selectedProducts' | 'staff' | 'askedForStaff' | 'tableNumber'
>;

/** The check-in in `details.current` of a STALE or CONFLICT refusal. */
export function currentOf(details: unknown): Changeable | null {
  const current = (details as { current?: Partial<Record<keyof Changeable, unknown>> } | undefined)?.current;
  if (!current) return null;
  const { id, version, status, partySize, notes, selectedProducts, staff, askedForStaff, tableNumber } = current;
  const look = statuses.find((each) => each.status === status);
  if (
    typeof id !== 'string' ||
    typeof version !== 'number' ||
    typeof partySize !== 'number' ||
    typeof notes !== 'string' ||
    typeof tableNumber !== 'string' ||
    !isChosen(selectedProducts) ||
    !isStaff(staff) ||
    typeof askedForStaff !== 'boolean' ||
    !look
  )
    return null;
  return { id, version, status: look.status, partySize, notes, selectedProducts, staff, askedForStaff, tableNumber };
}

const isChosen = (value: unknown): value is CheckIn['selectedProducts'] =>
  Array.isArray(value) &&
  value.every((item: Partial<Chosen>) => typeof item?.id === 'string' && typeof item.name === 'string');

const isStaff = (value: unknown): value is CheckIn['staff'] =>
  value === null || typeof (value as Partial<ChosenStaff> | undefined)?.firstName === 'string';
