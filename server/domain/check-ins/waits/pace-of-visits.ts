import { movesOf } from './queue-progress-samples.js';
import {
  beyond,
  FEWEST_VISITS,
  LONGEST_LINE,
  MOST_VISITS,
  sizeClass,
  type Pace,
  type Range,
  type Told,
  type Visit,
} from './pace.js';
import { factorsOf, levelOver, shapeOf } from './pace-factors.js';
import { rangesOf } from './pace-ranges.js';

/** What is believed before anything is seen weighs as much as this many visits. */
const PRIOR = { hour: 20, size: 8 };

/** The pace of the last finished waits, or null when they are too few. */
export function measurePace(given: readonly Visit[], timeZone: string, now: Date): Pace | null {
  const known = given
    .filter(({ waitMinutes, partiesAhead }) => waitMinutes >= 0 && Number.isFinite(waitMinutes) && partiesAhead >= 0)
    .sort((a, b) => a.at.getTime() - b.at.getTime());
  const visits = known
    .filter(({ hasLeft }) => !hasLeft)
    .slice(-MOST_VISITS)
    .map((visit): Told => ({
      visit,
      at: visit.at.getTime(),
      waitMinutes: visit.waitMinutes,
      partiesAhead: visit.partiesAhead,
      expected: 0,
      level: 1,
    }));
  if (visits.length < FEWEST_VISITS) return null;
  const shape = shapeOf(visits);
  for (const told of visits)
    told.expected = shape[Math.min(told.partiesAhead, LONGEST_LINE)]! * beyond(told.partiesAhead);
  const sizes = factorsOf(visits, 4, ({ visit }) => [[sizeClass(visit.partySize), 1]], PRIOR.size);
  for (const told of visits) told.expected *= sizes[sizeClass(told.visit.partySize)]!;
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
  for (const told of visits) told.expected *= hours[told.visit.hour]!;
  const levelAt = levelOver(visits);
  const moves = movesOf(known, visits);
  const lineShape = moves.length < FEWEST_VISITS ? shape : shapeOf(moves);
  for (const told of visits) told.level = levelAt(told.at);
  for (const told of moves) {
    told.expected =
      lineShape[Math.min(told.partiesAhead, LONGEST_LINE)]! *
      beyond(told.partiesAhead) *
      sizes[sizeClass(told.visit.partySize)]! *
      hours[told.visit.hour]!;
    told.level = levelAt(told.at);
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
    inLine: moves.length < FEWEST_VISITS ? atTheDoor.map(rounded) : rangesOf(moves, lineShape, 'inLine').map(rounded),
  };
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
const rounded = ([low, high]: Range): Range => [round(low), round(high)];
