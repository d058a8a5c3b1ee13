import { MINUTE_MS, SETTLED_MINUTES, type RemainingWait, type PaceSample } from './pace.js';

/** As long as a position is valid (ruling 12). */
const LONGEST_STAY_MS = 240 * MINUTE_MS;
/** More samples add no information. */
const MAX_MOVES = 600;

interface Stay {
  from: number;
  until: number;
}

/** Remaining waits once a party has settled and whenever the queue before it gets shorter: the moments at which people look. */
export function movesOf(samples: readonly PaceSample[], waits: readonly RemainingWait[]): RemainingWait[] {
  const stays = samples.map((visit): Stay => ({
    from: visit.at.getTime(),
    until: visit.at.getTime() + visit.waitMinutes * MINUTE_MS,
  }));
  const moves: RemainingWait[] = [];
  let first = 0;
  for (const { visit, at, waitMinutes } of waits) {
    const until = at + waitMinutes * MINUTE_MS;
    while (first < stays.length && stays[first]!.from < at - LONGEST_STAY_MS) first += 1;
    const before: number[] = [];
    for (let index = first; index < stays.length && stays[index]!.from < at; index += 1)
      if (stays[index]!.until > at) before.push(stays[index]!.until);
    const settled = at + SETTLED_MINUTES * MINUTE_MS;
    const moments = [settled, ...before.filter((end) => end > settled)].filter((moment) => moment < until);
    for (const moment of moments) {
      const partiesAhead = before.filter((end) => end > moment).length;
      moves.push({ visit, at: moment, waitMinutes: (until - moment) / MINUTE_MS, partiesAhead, expected: 0, level: 1 });
    }
  }
  const step = Math.max(1, moves.length / MAX_MOVES);
  return Array.from({ length: Math.floor(moves.length / step) }, (_, index) => moves[Math.floor(index * step)]!).sort(
    (a, b) => a.at - b.at,
  );
}
