import type { Appointment } from '../../../../entities/Appointment.js';
import type { TimedPart } from '../time/timed-parts.js';

/** The parts of an appointment that begins at another time. */
export function movedParts(before: Pick<Appointment, 'startsAt' | 'parts'>, startsAt: Date): TimedPart[] {
  const shift = startsAt.getTime() - before.startsAt.getTime();
  return before.parts.map((part) => ({
    staffId: part.staff?.id ?? null,
    askedForStaff: part.askedForStaff,
    products: part.products,
    startsAt: new Date(part.startsAt.getTime() + shift),
    endsAt: new Date(part.endsAt.getTime() + shift),
  }));
}

/** Whether parts differ from what an appointment has. */
export function areMoved(before: Appointment['parts'], parts: readonly TimedPart[]): boolean {
  const wordsOf = (part: Omit<TimedPart, 'staffId'> & { staffId: string | null }): string =>
    JSON.stringify([
      part.staffId,
      part.askedForStaff,
      part.products.map(({ id }) => id),
      part.startsAt.getTime(),
      part.endsAt.getTime(),
    ]);
  const old = before.map((part) => wordsOf({ ...part, staffId: part.staff?.id ?? null }));
  const now = parts.map(wordsOf);
  return old.length !== now.length || old.some((words, index) => words !== now[index]);
}
