import { askAsSuperuser } from '../setup/database.js';
import type { Actor } from '../world/Actor.js';
import type { TestCheckIn, TestBusiness } from '../world/TestBusiness.js';
import { CallUp, SetCheckInStatus, type CallUpMutation } from './status.generated.js';
import { ReadCheckIn } from './check-in.generated.js';

export type SeenCheckIn = CallUpMutation['callUp']['checkIn'];

export const callUp = async (actor: Actor, id: string, channel: 'TEXT' | 'CALL' = 'TEXT') =>
  (await actor.must(CallUp, { id, channel })).callUp;
export const seen = async (business: TestBusiness, { id }: { id: string }): Promise<SeenCheckIn> =>
  (await business.owner.must(ReadCheckIn, { id })).checkIn;

/** Sets a status as it stands now. */
export async function setStatus(
  business: TestBusiness,
  entry: { id: string },
  status: TestCheckIn['status'],
): Promise<SeenCheckIn> {
  const { version } = await seen(business, entry);
  return (await business.owner.must(SetCheckInStatus, { id: entry.id, status, version })).setCheckInStatus;
}

/** Messages about visits, oldest first. */
export function messagesOf(
  business: TestBusiness,
): Promise<{ channel: string; template: string; recipient: string; check_in_id: string }[]> {
  return business.world.rows(business.id, 'select channel, template, recipient, check_in_id from message order by id');
}

/** Jobs of one kind that wait. */
export const jobsOf = (task: string): Promise<{ key: string; run_at: Date }[]> =>
  askAsSuperuser('select key, run_at from graphile_worker.jobs where task_identifier = $1 order by key', [task]);
