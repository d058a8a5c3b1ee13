import { ErrorCode } from '../../../../entities/ErrorCode.js';
import { Refusal } from '../../../core/Refusal.js';

/** Whose appointment, or what event, is in the way, by name. */
export interface TakenBy {
  customer: string | null;
  /** Of an event. */
  title: string;
  staff: string | null;
  products: string[];
}

/** What is in the way of an appointment. */
interface Conflict {
  /** Null of a time that a customer holds, and of a busy time elsewhere. */
  appointmentId: string | null;
  /** Until when a customer holds it; null of any other. */
  heldUntil: Date | null;
  staffId: string | null;
  /** Whether it stands in a calendar elsewhere. */
  isOutside: boolean;
  startsAt: Date;
  endsAt: Date;
  /** Null of a time that is nobody's appointment. */
  takenBy?: TakenBy | null;
}

/** More are only counted. */
const MAX_CONFLICTS = 100;

/** The refusal of a time that is taken, with free ones nearby. Customers do not hear by what. */
export const timeTaken = (times: readonly Date[], conflicts: readonly Conflict[] = []): Refusal =>
  new Refusal(ErrorCode.SLOT_TAKEN, 'That time is taken.', {
    field: 'startsAt',
    details: {
      conflicts: conflicts
        .slice(0, MAX_CONFLICTS)
        .map(({ appointmentId, heldUntil, staffId, isOutside, startsAt, endsAt, takenBy }) => ({
          appointmentId,
          heldUntil: heldUntil?.toISOString() ?? null,
          staffId,
          isOutside,
          startsAt: startsAt.toISOString(),
          endsAt: endsAt.toISOString(),
          takenBy: takenBy ?? null,
        })),
      ...(conflicts.length > MAX_CONFLICTS && { moreConflicts: conflicts.length - MAX_CONFLICTS }),
      times: times.map((time) => time.toISOString()),
    },
  });
