import type { Chosen } from './products';
import { statuses, type CheckIn } from './statuses';

/** The fields of a check-in in the update form, with their version. */
export type Changeable = Pick<
  CheckIn,
  'id' | 'version' | 'status' | 'partySize' | 'notes' | 'selectedProducts' | 'tableNumber'
>;

/** The check-in in `details.current` of a STALE or CONFLICT refusal. */
export function currentOf(details: unknown): Changeable | null {
  const current = (details as { current?: Partial<Record<keyof Changeable, unknown>> } | undefined)?.current;
  if (!current) return null;
  const { id, version, status, partySize, notes, selectedProducts, tableNumber } = current;
  const look = statuses.find((each) => each.status === status);
  if (
    typeof id !== 'string' ||
    typeof version !== 'number' ||
    typeof partySize !== 'number' ||
    typeof notes !== 'string' ||
    typeof tableNumber !== 'string' ||
    !isChosen(selectedProducts) ||
    !look
  )
    return null;
  return { id, version, status: look.status, partySize, notes, selectedProducts, tableNumber };
}

const isChosen = (value: unknown): value is CheckIn['selectedProducts'] =>
  Array.isArray(value) &&
  value.every((item: Partial<Chosen>) => typeof item?.id === 'string' && typeof item.name === 'string');
