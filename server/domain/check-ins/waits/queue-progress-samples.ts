import { MINUTE_MS, SETTLED_MINUTES, type RemainingWait, type PaceSample } from './pace.js';

/** As long as a position is valid (ruling 12). */
const LONGEST_STAY_MS = 240 * MINUTE_MS;
/** More samples add no information. */
const MAX_MOVES = 600;

interface Stay {
  from: number;
  until: number;
}
/** A moment of a wait at which so many were before the party. */
interface Moment {
  wait: RemainingWait;
  at: number;
  before: readonly number[];
}

/** Remaining waits once a party has settled and whenever the queue before it gets shorter: the moments at which people look. */
export function movesOf(samples: readonly PaceSample[], waits: readonly RemainingWait[]): RemainingWait[] {
  const stays = samples.map((visit): Stay => ({
    from: visit.at.getTime(),
    until: visit.at.getTime() + visit.waitMinutes * MINUTE_MS,
  }));
  const moments: Moment[] = [];
  let first = 0;
  for (const wait of waits) {
    const { at, waitMinutes } = wait;
    const until = at + waitMinutes * MINUTE_MS;
    while (first < stays.length && stays[first]!.from < at - LONGEST_STAY_MS) first += 1;
    const before: number[] = [];
    for (let index = first; index < stays.length && stays[index]!.from < at; index += 1)
      if (stays[index]!.until > at) before.push(stays[index]!.until);
    const settled = at + SETTLED_MINUTES * MINUTE_MS;
    if (settled < until) moments.push({ wait, at: settled, before });
    for (const end of before) if (end > settled && end < until) moments.push({ wait, at: end, before });
  }
  const step = Math.max(1, moments.length / MAX_MOVES);
  return Array.from({ length: Math.floor(moments.length / step) }, (_, index) =>
    moveAt(moments[Math.floor(index * step)]!),
  ).sort((a, b) => a.at - b.at);
}

function moveAt({ wait: { visit, at: from, waitMinutes }, at, before }: Moment): RemainingWait {
  let partiesAhead = 0;
  for (const end of before) if (end > at) partiesAhead += 1;
  const left = from + waitMinutes * MINUTE_MS - at;
  return { visit, at, waitMinutes: left / MINUTE_MS, partiesAhead, expected: 0, level: 1 };
}
