import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { invalid } from '../../../core/Refusal.js';
import { OUR_BUSINESS } from '../../businesses/business.sql.js';
import type { Schedule } from '../../hours/open-times.js';
import { scheduleColumns, type ScheduleRow, schedulesOf } from '../../hours/schedules.js';
import { CUSTOMER, isVisible } from '../calendar/appointment-rows.js';
import { type Addition, readAddition } from '../entry/read-addition.js';
import { endOf, type TimedPart } from '../time/timed-parts.js';
import { type Occurrence, occurrencesOf } from './occurrences.js';
import { isOutsideHours } from './outside-hours.js';
import type { AppointmentSeriesInput } from './series.inputs.js';
import type { ConflictingAppointment, PlannedTime, SeriesPlan } from './series.types.js';
import { type Obstacle, timesOfAll } from './times-of-all.js';

/** Of one date, and of all: a series of 200 over a full calendar meets hundreds of thousands. */
const MAX_CONFLICTS = 10;
const MAX_CONFLICTS_OF_ALL = 500;

export interface PlannedAppointment extends Occurrence {
  parts: TimedPart[];
}

export interface ReadSeries {
  addition: Addition;
  rule: string;
  planned: PlannedAppointment[];
}

/** What the staff sent of a series, with all its times. Throws as readAddition does, and INVALID_INPUT for a rule that a series cannot have. */
export async function readSeries(
  context: Context,
  input: AppointmentSeriesInput,
  options: { isPlan?: boolean } = {},
): Promise<ReadSeries> {
  const addition = await readAddition(context, input.appointment, options);
  const { startsAt, parts, settings } = addition;
  const { timeZone } = settings;
  const { rule, all } = occurrencesOf({ rule: input.rule, startsAt, timeZone, now: context.now() });
  const planned = all.map((occurrence) => {
    // Each takes as long as the first one, whether or not the clock is set meanwhile (RFC 5545, 3.8.5.3).
    const later = occurrence.startsAt.getTime() - startsAt.getTime();
    const shifted = (time: Date): Date => new Date(time.getTime() + later);
    return {
      ...occurrence,
      parts: parts.map((part) => ({ ...part, startsAt: shifted(part.startsAt), endsAt: shifted(part.endsAt) })),
    };
  });
  return { addition, rule, planned };
}

/** A series as it would be, with what is in its way. Nothing is held meanwhile. */
export async function planSeries(context: Context, input: AppointmentSeriesInput): Promise<SeriesPlan> {
  const { addition, rule, planned } = await readSeries(context, input, { isPlan: true });
  const { isEvent, settings } = addition;
  const wanted = planned.map(({ parts }) => ({ appointmentId: null, parts }));
  const placed = await timesOfAll(context, { wanted, isEvent, settings });
  const max = Math.min(MAX_CONFLICTS, Math.floor(MAX_CONFLICTS_OF_ALL / planned.length));
  const listed = placed.map(({ conflicts }) => conflicts.slice(0, max));
  const seen = await visibleOf(context, listed.flat());
  const schedules = isEvent ? new Map<string | null, Schedule>() : await schedulesAround(context, planned);
  const times = planned.map(({ parts, ...occurrence }, index): PlannedTime => ({
    ...occurrence,
    endsAt: endOf(parts),
    isOutsideHours: parts.some((part) => isOutsideHours(part, schedules)),
    conflicts: listed[index]!.map(({ staffId, startsAt, endsAt, appointmentId, sibling }) => ({
      staffId,
      startsAt,
      endsAt,
      appointment: (appointmentId && seen.get(appointmentId)) || null,
      isOfSeries: sibling !== null,
    })),
    moreConflicts: placed[index]!.conflicts.length - listed[index]!.length,
  }));
  return { rule, times };
}

async function visibleOf(
  context: Context,
  conflicts: readonly Obstacle[],
): Promise<Map<string, ConflictingAppointment>> {
  const ids = [...new Set(conflicts.flatMap(({ appointmentId }) => appointmentId ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await context.db.rows<ConflictingAppointment>(sql`
    select a.id, a.title, ${CUSTOMER} from appointment a where a.id = any(${ids}::bigint[]) and ${isVisible(context)}`);
  return new Map(rows.map((row) => [row.id, row]));
}

async function schedulesAround({ db }: Context, planned: readonly PlannedAppointment[]) {
  const last = planned.at(-1)!;
  const row = await db.row<ScheduleRow>(sql`
    select ${scheduleColumns(dayBefore(planned[0]!.date), endOf(last.parts).toISOString().slice(0, 10))} from ${OUR_BUSINESS} b`);
  return schedulesOf(row!);
}

const dayBefore = (date: string): string => new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10);

/** Throws INVALID_INPUT for dates that the series does not have. */
export function requireDates(field: string, dates: readonly string[], planned: readonly PlannedAppointment[]): void {
  const known = new Set(planned.map(({ date }) => date));
  const other = dates.find((date) => !known.has(date));
  if (other !== undefined) throw invalid(field, `The series has nothing on ${other}.`);
}
