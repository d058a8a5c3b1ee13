import type { CheckIn, Status } from './statuses';

/** What the update form can change of an entry, with the version that it was read in. */
export type Changeable = Pick<CheckIn, 'id' | 'version' | 'status' | 'partySize' | 'notes' | 'tableNumber'>;

const words: Record<string, Status> = {
  'checked-in': 'CHECKED_IN',
  ready: 'READY',
  seated: 'SEATED',
  canceled: 'CANCELED',
};

/** The entry in `details.current` of a STALE or CONFLICT: the server's own object, with the statuses of the REST mirror. */
export function currentOf(details: unknown): Changeable | null {
  const current = (details as { current?: Partial<Record<keyof Changeable, unknown>> } | undefined)?.current;
  if (!current) return null;
  const { id, version, status, partySize, notes, tableNumber } = current;
  const known = words[String(status)];
  if (
    id === undefined ||
    typeof version !== 'number' ||
    typeof partySize !== 'number' ||
    typeof notes !== 'string' ||
    typeof tableNumber !== 'string' ||
    !known
  )
    return null;
  return { id: String(id), version, status: known, partySize, notes, tableNumber };
}
