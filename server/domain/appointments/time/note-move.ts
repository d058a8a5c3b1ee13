import { viewerKey } from '../../../core/access/viewer.js';
import type { Context } from '../../../core/context.js';
import { DAY_MS } from '../../../core/durations.js';
import { defineJob } from '../../../core/jobs/job.js';

/** The check-in of who came for an appointment follows it to its new time, or leaves it: the room of the line does that. `by` is who moved it, as logs keep it. */
export const FOLLOW_APPOINTMENT = defineJob<{ appointmentId: string; by: [key: string, name: string] }>(
  'follow-appointment',
);

interface Moved {
  id: string;
  /** Its times before and after. */
  times: readonly Date[];
  /** Who moved it, where that is not the viewer. */
  by?: string;
}

/** An appointment got another time or customer. Nobody has checked in for one of other days. */
export function noteMove(context: Context, { id, times, by }: Moved): void {
  const now = context.now().getTime();
  if (times.every((time) => Math.abs(time.getTime() - now) > DAY_MS)) return;
  const { viewer } = context;
  const actor = by ?? viewerKey(viewer);
  const name = viewer.kind === 'user' && !by ? `${viewer.firstName} ${viewer.lastName}` : '';
  context.enqueue(FOLLOW_APPOINTMENT, { appointmentId: id, by: [actor, name] }, { key: `follow-appointment:${id}` });
}
