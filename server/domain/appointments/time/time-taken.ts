import { ErrorCode } from '../../../../entities/ErrorCode.js';
import { Refusal } from '../../../core/Refusal.js';

/** What is in the way of an appointment. */
interface Conflict {
  /** Null of a time that a customer holds, and of a busy time elsewhere. */
  appointmentId: string | null;
  staffId: string | null;
  /** Whether it stands in a calendar elsewhere. */
  isOutside: boolean;
  startsAt: Date;
  endsAt: Date;
}

/** The refusal of a time that is taken, with free ones nearby. Customers do not hear by what. */
export const timeTaken = (times: readonly Date[], conflicts: readonly Conflict[] = []): Refusal =>
  new Refusal(ErrorCode.SLOT_TAKEN, 'That time is taken.', {
    field: 'startsAt',
    details: {
      conflicts: conflicts.map(({ appointmentId, staffId, isOutside, startsAt, endsAt }) => ({
        appointmentId,
        staffId,
        isOutside,
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
      })),
      times: times.map((time) => time.toISOString()),
    },
  });
