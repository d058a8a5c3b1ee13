import { AppointmentFlag, isLiveFlag } from '../../../../entities/AppointmentFlag.js';

/** An appointment as its customer knows it, in ISO 8601. */
export interface Known {
  from: string;
  until: string;
  /** Whether they asked for it, and wait for the business. */
  isRequest: boolean;
}

interface State {
  flag: AppointmentFlag;
  startsAt: Date;
  endsAt: Date;
}

/** How a customer knows an appointment that stands so; null where it does not take place. */
export const knownAs = ({ flag, startsAt, endsAt }: State): Known | null =>
  isLiveFlag(flag)
    ? { from: startsAt.toISOString(), until: endsAt.toISOString(), isRequest: flag === AppointmentFlag.REQUESTED }
    : null;

/** What became of an appointment since its customer heard of it last; null for nothing, as where a change was undone. */
export function newsSince(
  was: Known | null,
  now: Known | null,
): 'requested' | 'confirmed' | 'moved' | 'declined' | 'canceled' | null {
  if (now === null) return was && (was.isRequest ? 'declined' : 'canceled');
  const isSame = was?.from === now.from && was.until === now.until;
  if (now.isRequest) return was?.isRequest && isSame ? null : 'requested';
  if (was === null || was.isRequest) return 'confirmed';
  return isSame ? null : 'moved';
}
