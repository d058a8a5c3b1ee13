import type { UpdateAppointmentInput } from '../../schema.generated';
import type { WantedTime } from './outside-hours';
import type { Appointment } from './states';
import { instantAt, laterWall, wallTime } from './wall-time';

/** What was done to a block of the grid. */
export interface BlockChange {
  appointment: Appointment;
  /** Which of its parts the block is; null where it is the whole. */
  part: number | null;
  /** Minutes on the clock by which it begins later. */
  shift: number;
  /** Minutes on the clock by which its end was pulled down. */
  stretch: number;
  /** Its column before and after, by staff member, null for anyone. */
  column: { from: string | null; to: string | null } | null;
}

export interface MovedAppointment {
  input: UpdateAppointmentInput;
  /** What takes it back. */
  undo: UpdateAppointmentInput;
  /** Its parts as they are and as they would be, for the question about hours. */
  before: WantedTime[];
  after: WantedTime[];
}

const minute = 60_000;
const lengthOf = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) =>
  (Date.parse(endsAt) - Date.parse(startsAt)) / minute;

interface Part {
  staffId: string | null;
  askedForStaff: boolean;
  productIds: string[];
  minutes: number;
}

const partsOf = ({ parts }: Appointment): Part[] =>
  parts.map((part) => ({
    staffId: part.staff?.id ?? null,
    askedForStaff: part.askedForStaff,
    productIds: part.products.map(({ id }) => id),
    minutes: lengthOf(part),
  }));

/** What a change of a block asks of the server; null for what changes nothing, or leaves no time. */
export function movedAppointment(change: BlockChange, timeZone: string): MovedAppointment | null {
  const { appointment, shift } = change;
  const before = new Date(appointment.startsAt);
  const startsAt =
    shift === 0 ? before : instantAt(laterWall(wallTime(appointment.startsAt, timeZone), shift), timeZone);
  const old = partsOf(appointment);
  const parts = stretched(change, inColumn(change, old), timeZone);
  if (parts.some(({ minutes }) => minutes < 5)) return null;
  const isLater = startsAt.getTime() !== before.getTime();
  const areChanged = JSON.stringify(parts) !== JSON.stringify(old);
  if (!isLater && !areChanged) return null;
  return {
    input: { ...(isLater && { startsAt: startsAt.toISOString() }), ...(areChanged && { parts }) },
    undo: { ...(isLater && { startsAt: appointment.startsAt }), ...(areChanged && { parts: old }) },
    before: timesOf(appointment, old, before),
    after: timesOf(appointment, parts, startsAt),
  };
}

function inColumn({ appointment, part, column }: BlockChange, parts: Part[]): Part[] {
  if (!column) return parts;
  if (appointment.status !== 'EVENT')
    return parts.map((one, index) =>
      index === (part ?? 0) ? { ...one, staffId: column.to, askedForStaff: false } : one,
    );
  // An event for everybody stays one, and nobody is in an event twice.
  const isIn = parts.some(({ staffId }) => staffId === column.to);
  if (column.to === null || isIn) return parts;
  return parts.map((one) =>
    one.staffId === column.from && one.staffId !== null ? { ...one, staffId: column.to } : one,
  );
}

function stretched({ appointment, part, stretch }: BlockChange, parts: Part[], timeZone: string): Part[] {
  if (stretch === 0) return parts;
  const isEvent = appointment.status === 'EVENT';
  const last = part ?? parts.length - 1;
  return parts.map((one, index) => {
    if (!isEvent && index !== last) return one;
    const { startsAt, endsAt } = appointment.parts[index];
    const end = instantAt(laterWall(wallTime(endsAt, timeZone), stretch), timeZone);
    return { ...one, minutes: (end.getTime() - Date.parse(startsAt)) / minute };
  });
}

function timesOf({ status }: Appointment, parts: readonly Part[], start: Date): WantedTime[] {
  let startsAt = start;
  return parts.map(({ staffId, minutes }) => {
    const time = { staffId, startsAt, endsAt: new Date(startsAt.getTime() + minutes * minute) };
    if (status !== 'EVENT') startsAt = time.endsAt;
    return time;
  });
}
