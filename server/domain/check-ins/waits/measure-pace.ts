import { movesOf } from './queue-progress-samples.js';
import {
  beyond,
  MIN_VISITS,
  LONGEST_LINE,
  MAX_VISITS,
  sizeClass,
  type Pace,
  type Range,
  type RemainingWait,
  type PaceSample,
} from './pace.js';
import { factorsOf, levelOver, shapeOf } from './pace-factors.js';
import { rangesOf } from './pace-ranges.js';

/** Weight of the prior, in visits. */
const PRIOR = { hour: 20, size: 8 };

/** The pace of the last finished waits, or null when they are too few. */
export function measurePace(samples: readonly PaceSample[], timeZone: string, now: Date): Pace | null {
  const valid = samples
    .filter(({ waitMinutes, partiesAhead }) => waitMinutes >= 0 && Number.isFinite(waitMinutes) && partiesAhead >= 0)
    .sort((a, b) => a.at.getTime() - b.at.getTime());
  const visits = valid
    .filter(({ hasLeft }) => !hasLeft)
    .slice(-MAX_VISITS)
    .map((visit): RemainingWait => ({
      visit,
      at: visit.at.getTime(),
      waitMinutes: visit.waitMinutes,
      partiesAhead: visit.partiesAhead,
      expected: 0,
      level: 1,
    }));
  if (visits.length < MIN_VISITS) return null;
  const shape = shapeOf(visits);
  for (const wait of visits)
    wait.expected = shape[Math.min(wait.partiesAhead, LONGEST_LINE)]! * beyond(wait.partiesAhead);
  const sizes = factorsOf(visits, 4, ({ visit }) => [[sizeClass(visit.partySize), 1]], PRIOR.size);
  for (const wait of visits) wait.expected *= sizes[sizeClass(wait.visit.partySize)]!;
  const hours = factorsOf(
    visits,
    24,
    ({ visit: { hour } }) => [
      [hour, 1],
      [(hour + 1) % 24, 0.5],
      [(hour + 23) % 24, 0.5],
    ],
    PRIOR.hour,
  );
  for (const wait of visits) wait.expected *= hours[wait.visit.hour]!;
  const levelAt = levelOver(visits);
  const moves = movesOf(valid, visits);
  const lineShape = moves.length < MIN_VISITS ? shape : shapeOf(moves);
  for (const wait of visits) wait.level = levelAt(wait.at);
  for (const wait of moves) {
    wait.expected =
      lineShape[Math.min(wait.partiesAhead, LONGEST_LINE)]! *
      beyond(wait.partiesAhead) *
      sizes[sizeClass(wait.visit.partySize)]! *
      hours[wait.visit.hour]!;
    wait.level = levelAt(wait.at);
  }
  const atTheDoor = rangesOf(visits, shape, 'atTheDoor');
  return {
    version: 1,
    visits: visits.length,
    measuredAt: now.toISOString(),
    timeZone,
    level: round(levelAt(now.getTime())),
    hours: hours.map(round),
    sizes: sizes.map(round),
    atTheDoor: atTheDoor.map(rounded),
    inLine: moves.length < MIN_VISITS ? atTheDoor.map(rounded) : rangesOf(moves, lineShape, 'inLine').map(rounded),
  };
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
const rounded = ([low, high]: Range): Range => [round(low), round(high)];
