import { statuses, type CheckIn } from './statuses';

/** What the update form can change of an entry, with the version that it was read in. */
export type Changeable = Pick<CheckIn, 'id' | 'version' | 'status' | 'partySize' | 'notes' | 'tableNumber'>;

/** The entry in `details.current` of a STALE or CONFLICT, as a query answers it. */
export function currentOf(details: unknown): Changeable | null {
  const current = (details as { current?: Partial<Record<keyof Changeable, unknown>> } | undefined)?.current;
  if (!current) return null;
  const { id, version, status, partySize, notes, tableNumber } = current;
  const known = statuses.find((look) => look.status === status);
  if (
    typeof id !== 'string' ||
    typeof version !== 'number' ||
    typeof partySize !== 'number' ||
    typeof notes !== 'string' ||
    typeof tableNumber !== 'string' ||
    !known
  )
    return null;
  return { id, version, status: known.status, partySize, notes, tableNumber };
}
