import type { Appointment } from '../../../../entities/Appointment.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { takeTime } from '../entry/take-time.js';
import { type GivenAway, logAppointmentEvent } from '../log-appointment-event.js';
import { entrySettings } from '../settings/calendar-settings.js';
import type { TimedPart } from '../time/timed-parts.js';
import { CALENDAR } from '../topics.js';

interface Reassignment {
  appointment: Appointment;
  parts: readonly TimedPart[];
  /** What an undo needs. */
  given?: GivenAway;
}

export interface Reassigned {
  appointments: number;
  overlapping: number;
}

/**
 * Gives the parts of locked, live appointments to others, at the same times. None is lost: one for which there is no room overlaps others from then on. Answers
 * how many there were, and how many of them overlap.
 */
export async function reassign(context: Context, reassignments: readonly Reassignment[]): Promise<Reassigned> {
  if (reassignments.length === 0) return { appointments: 0, overlapping: 0 };
  const settings = await entrySettings(context);
  const overlapping: string[] = [];
  for (const { appointment, parts, given } of reassignments) {
    const taking = {
      owner: { appointmentId: appointment.id },
      isEvent: false,
      isLive: true,
      settings,
      overrules: true,
    };
    if (await takeTime(context, { ...taking, parts })) overlapping.push(appointment.id);
    logAppointmentEvent(context, [appointment.id], 'changed', { fields: ['staff'], ...(given && { given }) });
  }
  const ids = reassignments.map(({ appointment }) => appointment.id);
  context.db.send(sql`
    update appointment set overruling = id = any(${overlapping}::bigint[]), version = version + 1 where id = any(${ids}::bigint[])`);
  context.tick(CALENDAR);
  return { appointments: ids.length, overlapping: overlapping.length };
}
