import { united, type Span } from './spans.js';

/** Time that a live appointment or event blocks, in minutes since 1970, its buffers included; or a busy time elsewhere. */
export interface BlockedTime extends Span {
  /** Whose parts it may have several of: any number of its own. */
  appointment: number;
  /** Whose time; null of a place and of what blocks everybody. */
  staffId: string | null;
  /** Which place, from 1, of what nobody in particular does. */
  place: number | null;
}

export const isForAll = ({ staffId, place }: BlockedTime): boolean => staffId === null && place === null;

/** What keeps a staff member from working: their own appointments, and what blocks everybody. */
export function blockedOf(blocked: readonly BlockedTime[], staffId: string): readonly BlockedTime[] {
  const { own, ofAll } = groupsOf(blocked);
  return own.get(staffId) ?? ofAll;
}

interface Groups {
  /** By staff member, with what blocks everybody. */
  own: ReadonlyMap<string, readonly BlockedTime[]>;
  ofAll: readonly BlockedTime[];
}

/** Made once for each list: a business may have hundreds of staff, and a visit ten parts. */
const groups = new WeakMap<readonly BlockedTime[], Groups>();

function groupsOf(blocked: readonly BlockedTime[]): Groups {
  const known = groups.get(blocked);
  if (known) return known;
  const ofAll = blocked.filter(isForAll);
  const own = new Map<string, BlockedTime[]>();
  for (const time of blocked) {
    if (time.staffId === null) continue;
    const times = own.get(time.staffId);
    if (times) times.push(time);
    else own.set(time.staffId, [...ofAll, time]);
  }
  const made = { own, ofAll };
  groups.set(blocked, made);
  return made;
}

/** What keeps a place from being taken. */
export const blockedAt = (blocked: readonly BlockedTime[], place: number): BlockedTime[] =>
  blocked.filter((time) => time.place === place || isForAll(time));

/** Times of several appointments; the buffers of parts that follow each other in one of them count once. */
export function apartByAppointment(blocked: readonly BlockedTime[]): Span[] {
  const byOwner = new Map<string, Span[]>();
  for (const time of blocked) {
    const owner = `${time.appointment} ${time.staffId} ${time.place}`;
    byOwner.set(owner, [...(byOwner.get(owner) ?? []), time]);
  }
  return [...byOwner.values()].flatMap((spans) => united(spans));
}
