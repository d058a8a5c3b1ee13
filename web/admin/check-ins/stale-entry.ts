import type { CheckIn, Status } from './statuses';

/** The fields of a check-in that the update form changes, and the version that they belong to. */
export type Changeable = Pick<CheckIn, 'id' | 'version' | 'status' | 'partySize' | 'notes' | 'tableNumber'>;

/** The statuses as the REST mirror spells them. */
const restStatuses: Record<string, Status> = {
  'checked-in': 'CHECKED_IN',
  ready: 'READY',
  seated: 'SEATED',
  canceled: 'CANCELED',
};

/** The check-in in `details.current` of a STALE or CONFLICT, or null; only its status is spelled otherwise than in the schema. */
export function currentOf(details: unknown): Changeable | null {
  const current = (details as { current?: Partial<Record<keyof Changeable, unknown>> } | undefined)?.current;
  if (!current) return null;
  const { id, version, partySize, notes, tableNumber } = current;
  const status = restStatuses[String(current.status)];
  if (
    id === undefined ||
    typeof version !== 'number' ||
    typeof partySize !== 'number' ||
    typeof notes !== 'string' ||
    typeof tableNumber !== 'string' ||
    !status
  )
    return null;
  return { id: String(id), version, status, partySize, notes, tableNumber };
}
