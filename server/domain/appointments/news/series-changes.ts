import { AppointmentFlag, isLiveFlag } from '../../../../entities/AppointmentFlag.js';

/** An appointment as its customer knows it, in ISO 8601. */
export interface Known {
  from: string;
  until: string;
  /** Whether they asked for it, and wait for the business. */
  isRequest: boolean;
}

/** What a customer knew of appointments, by id, before what they are told of; null of one of which they knew nothing. */
export type KnownBefore = Readonly<Record<string, Known | null>>;

interface Now {
  id: string;
  flag: AppointmentFlag;
  startsAt: Date;
  endsAt: Date;
  /** Whether it is deleted, or another customer's. */
  isGone: boolean;
}

/** How a customer knows an appointment that stands so; null where it does not take place. */
export const knownAs = ({ flag, startsAt, endsAt }: Pick<Now, 'flag' | 'startsAt' | 'endsAt'>): Known | null =>
  isLiveFlag(flag)
    ? { from: startsAt.toISOString(), until: endsAt.toISOString(), isRequest: flag === AppointmentFlag.REQUESTED }
    : null;

type Change = 'confirmed' | 'moved' | 'canceled';

/** What became of an appointment since; null for nothing, as where a change was undone. A request that is one still, is none of it. */
export function changeOf(before: Known | null, now: Now): Change | null {
  const after = now.isGone ? null : knownAs(now);
  if (after === null) return before && 'canceled';
  if (after.isRequest) return null;
  if (before === null || before.isRequest) return 'confirmed';
  return before.from === after.from && before.until === after.until ? null : 'moved';
}
