import { askAsSuperuser } from '../setup/database.js';
import type { Actor } from '../world/Actor.js';
import type { MadeCheckIn, TestBusiness } from '../world/TestBusiness.js';

const FIELDS = 'id version status notifiedAt readiedAt canceledAt cancelBy undoUntil tableNumber position';
export const CALL_UP = `mutation($id: ID!, $channel: CallUpChannel = TEXT, $version: Int) { callUp(id: $id, channel: $channel, version: $version) { sentBy notice checkIn { ${FIELDS} } } }`;
export const NO_SHOW = `mutation($id: ID!, $version: Int!) { markNoShow(id: $id, version: $version) { ${FIELDS} } }`;
export const SET = `mutation($id: ID!, $status: CheckInStatus!, $version: Int!) { setCheckInStatus(id: $id, status: $status, version: $version) { ${FIELDS} } }`;
export const UNDO = `mutation($id: ID!, $version: Int!) { undoCheckInStatus(id: $id, version: $version) { ${FIELDS} } }`;
export const UPDATE = `mutation($id: ID!, $version: Int, $input: UpdateCheckInInput!) { updateCheckIn(id: $id, version: $version, input: $input) { ${FIELDS} } }`;
const GET = `query($id: ID!) { checkIn(id: $id) { ${FIELDS} } }`;
export const TRAIL =
  'query($id: ID!) { checkInActivity(id: $id) { id kind at by fromStatus toStatus cancelBy fields text channel state } }';

export interface SeenCheckIn {
  id: string;
  version: number;
  status: string;
  notifiedAt: string | null;
  readiedAt: string | null;
  canceledAt: string | null;
  cancelBy: string | null;
  undoUntil: string | null;
  tableNumber: string;
  position: number | null;
}
export interface CallUpAnswer {
  sentBy: string | null;
  notice: string | null;
  checkIn: SeenCheckIn;
}

export const callUp = async (actor: Actor, id: string, channel = 'TEXT'): Promise<CallUpAnswer> =>
  (await actor.must(CALL_UP, { id, channel })).callUp;
export const seen = async (shop: TestBusiness, { id }: { id: string }): Promise<SeenCheckIn> =>
  (await shop.owner.must(GET, { id })).checkIn;

/** Sets a status as it stands now. */
export async function setStatus(
  shop: TestBusiness,
  entry: { id: string },
  status: MadeCheckIn['status'],
): Promise<SeenCheckIn> {
  const { version } = await seen(shop, entry);
  return (await shop.owner.must(SET, { id: entry.id, status, version })).setCheckInStatus;
}

/** Messages about visits, oldest first. */
export function messagesOf(
  shop: TestBusiness,
): Promise<{ channel: string; template: string; recipient: string; check_in_id: string }[]> {
  return shop.world.rows(shop.id, 'select channel, template, recipient, check_in_id from message order by id');
}

/** Jobs of one kind that wait. */
export const jobsOf = (task: string): Promise<{ key: string; run_at: Date }[]> =>
  askAsSuperuser('select key, run_at from graphile_worker.jobs where task_identifier = $1', [task]);
