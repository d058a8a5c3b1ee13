import { MINUTE_MS, SETTLED_MINUTES, type Told, type Visit } from './pace.js';

/** As long as a position lasts (ruling 12). */
const LONGEST_STAY_MS = 240 * MINUTE_MS;
/** More of them say the same again. */
const MOST_MOVES = 600;

interface Stay {
  from: number;
  until: number;
}

/** What is left of each wait once the party has settled, and again whenever the line before it gets shorter: the moments at which people look. */
export function movesOf(known: readonly Visit[], waits: readonly Told[]): Told[] {
  const stays = known.map((visit): Stay => ({
    from: visit.at.getTime(),
    until: visit.at.getTime() + visit.waitMinutes * MINUTE_MS,
  }));
  const moves: Told[] = [];
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
  const step = Math.max(1, moves.length / MOST_MOVES);
  return Array.from({ length: Math.floor(moves.length / step) }, (_, index) => moves[Math.floor(index * step)]!).sort(
    (a, b) => a.at - b.at,
  );
}
