import type { Appointment } from '../../../../entities/Appointment.js';
import { isLiveFlag } from '../../../../entities/AppointmentFlag.js';
import type { CalendarSettings } from '../../../../entities/CalendarSettings.js';
import type { Context } from '../../../core/context.js';
import { takeTime } from '../entry/take-time.js';
import type { TimedPart } from '../time/timed-parts.js';
import { takeTimes } from './take-times.js';

interface Setting {
  moved: readonly { before: Appointment; parts: readonly TimedPart[] }[];
  isEvent: boolean;
  settings: CalendarSettings;
  overrules: boolean;
}

/** Gives appointments their new times; canceled ones keep theirs without taking any. Returns the ids of those that overlap others. Throws SLOT_TAKEN. */
export async function setTimes(
  context: Context,
  { moved, isEvent, settings, overrules }: Setting,
): Promise<Set<string>> {
  const live = moved.filter(({ before }) => isLiveFlag(before.flag));
  const overlapping = await takeTimes(context, {
    wanted: live.map(({ before, parts }) => ({ appointmentId: before.id, parts })),
    isEvent,
    settings,
    overrules: () => overrules,
  });
  for (const { before, parts } of moved)
    if (!isLiveFlag(before.flag))
      await takeTime(context, {
        owner: { appointmentId: before.id },
        isEvent,
        isLive: false,
        parts,
        settings,
        overrules,
      });
  return new Set(overlapping);
}
