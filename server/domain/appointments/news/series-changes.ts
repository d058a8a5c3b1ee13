import type { AppointmentFlag } from '../../../../entities/AppointmentFlag.js';
import { type Known, knownAs } from './known.js';

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

type Change = 'confirmed' | 'moved' | 'canceled';

/** What became of an appointment since; null for nothing, as where a change was undone. A request that is one still, is none of it. */
export function changeOf(before: Known | null, now: Now): Change | null {
  const after = now.isGone ? null : knownAs(now);
  if (after === null) return before && 'canceled';
  if (after.isRequest) return null;
  if (before === null || before.isRequest) return 'confirmed';
  return before.from === after.from && before.until === after.until ? null : 'moved';
}
