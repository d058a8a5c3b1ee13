import type { Appointment } from '../../../../entities/Appointment.js';
import { AppointmentFlag, isLiveFlag } from '../../../../entities/AppointmentFlag.js';

/** An appointment as its customer knows it, in ISO 8601. */
export interface Known {
  from: string;
  until: string;
  /** Whether they asked for it, and wait for the business. */
  isRequest: boolean;
  /** Of visitOf; missing where it is not compared. */
  visit?: string | undefined;
}

interface State {
  flag: AppointmentFlag;
  startsAt: Date;
  endsAt: Date;
  /** Of visitOf. */
  visit?: string | undefined;
}

/** Of a part what its customer knows, too: the items, and who was chosen. */
interface VisitPart {
  askedForStaff: boolean;
  staffId: string | null;
  products: readonly { id: string }[];
}

/** What an appointment is for and who was chosen for it, to compare. */
export const visitOf = (parts: readonly VisitPart[]): string =>
  JSON.stringify(
    parts.map(({ askedForStaff, staffId, products }) => [
      askedForStaff ? staffId : null,
      ...products.map(({ id }) => id),
    ]),
  );

/** The same of an appointment that was read. */
export const visitOfAppointment = ({ parts }: Pick<Appointment, 'parts'>): string =>
  visitOf(parts.map((part) => ({ ...part, staffId: part.staff?.id ?? null })));

/** How a customer knows an appointment that stands so; null where it does not take place. */
export const knownAs = ({ flag, startsAt, endsAt, visit }: State): Known | null =>
  isLiveFlag(flag)
    ? {
        from: startsAt.toISOString(),
        until: endsAt.toISOString(),
        isRequest: flag === AppointmentFlag.REQUESTED,
        ...(visit !== undefined && { visit }),
      }
    : null;

/** What became of an appointment since its customer heard of it last; null for nothing, as where a change was undone. */
export function newsSince(
  was: Known | null,
  now: Known | null,
): 'requested' | 'confirmed' | 'moved' | 'changed' | 'declined' | 'canceled' | null {
  if (now === null) return was && (was.isRequest ? 'declined' : 'canceled');
  const isSame = was?.from === now.from && was.until === now.until;
  if (now.isRequest) return was?.isRequest && isSame ? null : 'requested';
  if (was === null || was.isRequest) return 'confirmed';
  if (!isSame) return 'moved';
  return was.visit === undefined || now.visit === undefined || was.visit === now.visit ? null : 'changed';
}
