import { breathe } from '../../../core/breathe.js';
import { CallFollower, type Tempo } from './CallFollower.js';
import { DAY_MINUTES, dayOf, hourOf, MAX_VISITS, MIN_VISITS, type Call, type Pace } from './pace.js';
import { AGES, ServiceTimes } from './service-times.js';
import type { Evidence } from './Stations.js';
import { calibrate } from './calibrate.js';

/** A finished wait, in minutes of the business's clock. */
export interface PaceSample {
  at: number;
  until: number;
  partySize: number;
  /** It ended because the party left: no sample of a wait. */
  hasLeft: boolean;
}

const CANDIDATES = [1, 2, 3, 4, 5, 6, 8, 10, 13, 16, 20, 25, 32];
/** Another number of stations replaces the known one only if its log-likelihood is higher by this. */
const KNOWN_STATIONS_BONUS = 1;
const ROUNDS = 3;
/** Hosts press a few minutes early or late: ages this close count together. */
const BLUR_MINUTES = 3;
/** A room that fills tells nothing yet of how long its guests stay. */
const MIN_MINUTES = 120;
/** What is usual counts as much as this many services: of an age, in an hour, on a day. */
const PRIOR_SERVICES = { ages: 6, hours: 20, days: 30 };
/** What services are like in general, by AGES: few end soon, then more and more. */
const USUAL = [0.1, 0.2, 0.4, 0.7, 1, 1.2, 1.5, 1.7, 1.8, 1.8, 1.8, 1.7, 1.5, 1.3, 1.2];
const STEADY = { hours: Array<number>(24).fill(1), days: Array<number>(7).fill(1) };
const LONGEST_WAIT = 240;
/** Minutes; who leaves sooner never meant to wait. */
const SHORTEST_PATIENCE = 2;
/** As many may leave on any day; on the day on which most left, more count only if another day had them too. */
const FEW = 10;
/** A minute. */
const MOST_LEAVING = 0.05;

/** The pace of the last finished waits, or null when they are too few. */
export async function measurePace(
  visits: readonly PaceSample[],
  timeZone: string,
  now: Date,
  before: Pace | null = null,
): Promise<Pace | null> {
  const valid = visits.filter(({ at, until }) => until >= at && until - at <= LONGEST_WAIT).sort((a, b) => a.at - b.at);
  const calledUp = valid.filter(({ hasLeft }) => !hasLeft).slice(-MAX_VISITS);
  const lastCall = Math.max(...calledUp.map(({ until }) => until));
  if (calledUp.length < MIN_VISITS || lastCall - calledUp[0]!.at < MIN_MINUTES) return null;
  const calls = calledUp.map(({ at, until }): Call => ({ at: until, since: at })).sort((a, b) => a.at - b.at);
  const tempo = await bestFit(calls, before?.stations ?? null);
  const pace: Pace = {
    measuredAt: now.toISOString(),
    timeZone,
    ...tempo,
    service: { mean: tempo.service.mean, hazards: [...tempo.service.hazards] },
    sizes: [1, 1, 1, 1],
    leaving: leavingOf(valid),
    tails: [0.1, 0.1],
  };
  return { ...pace, ...(await calibrate(pace, valid, calls, before?.tails)) };
}

/** The share of waiting parties that leave in a minute. A prank that fills and empties the line changes little. */
function leavingOf(visits: readonly PaceSample[]): number {
  const left = new Map<number, number>();
  let waited = 0;
  for (const { at, until, hasLeft } of visits) {
    waited += until - at;
    if (!hasLeft || until - at < SHORTEST_PATIENCE) continue;
    const day = Math.floor(at / DAY_MINUTES);
    left.set(day, (left.get(day) ?? 0) + 1);
  }
  const [most = 0, ...others] = [...left.values()].sort((a, b) => b - a);
  const counted = others.reduce((sum, count) => sum + count, Math.min(most, Math.max(others[0] ?? 0, FEW)));
  return Math.min(MOST_LEAVING, counted / Math.max(60, waited));
}

interface Fit {
  tempo: Tempo;
  likelihood: number;
}

/** The number of stations that explains the calls best. The one known so far stays unless another is clearly better. */
async function bestFit(calls: readonly Call[], known: number | null): Promise<Tempo> {
  const likely = await bestOf(CANDIDATES, (stations) => fit(calls, stations, 2));
  const place = CANDIDATES.indexOf(likely.stations);
  const near = [
    likely.stations,
    likely.stations - 1,
    likely.stations + 1,
    CANDIDATES[place - 1],
    CANDIDATES[place + 1],
    known,
  ];
  const candidates = [...new Set(near)].filter((count): count is number => typeof count === 'number' && count > 0);
  return bestOf(candidates, (stations) => {
    const found = fit(calls, stations, ROUNDS);
    return stations === known ? { ...found, likelihood: found.likelihood + KNOWN_STATIONS_BONUS } : found;
  });
}

async function bestOf(candidates: readonly number[], fitWith: (stations: number) => Fit): Promise<Tempo> {
  let best: Fit | null = null;
  for (const stations of candidates) {
    await breathe();
    const found = fitWith(stations);
    if (!best || found.likelihood > best.likelihood) best = found;
  }
  return best!.tempo;
}

/** The lengths of services, and the hours and days, that fit the calls best with so many stations. */
function fit(calls: readonly Call[], stations: number, rounds: number): Fit {
  const service = new ServiceTimes(stations * gapOf(calls), USUAL);
  let tempo: Tempo = { stations, service, ...STEADY };
  let likelihood = 0;
  for (let round = 0; round < rounds; round += 1) {
    const evidence: Evidence = {
      ended: new Float64Array(AGES.length),
      exposed: new Float64Array(AGES.length),
      likelihood: 0,
    };
    const [hours, days] = [new Tally(24), new Tally(7)];
    const follower = new CallFollower(tempo, {
      evidence,
      isSteady: true,
      onCall: (at, ended, expected) => {
        hours.add(hourOf(at), ended, expected);
        days.add(dayOf(at), ended, expected);
      },
    });
    for (const call of calls) follower.call(call);
    // Of two that explain alike, the one with usual services, and the smaller shop.
    likelihood = evidence.likelihood + usualness(tempo.service, service) - Math.log(stations);
    if (round === rounds - 1) break;
    tempo = {
      stations,
      service: new ServiceTimes(service.mean, hazardsOf(evidence, service)),
      hours: hours.factors(tempo.hours, PRIOR_SERVICES.hours),
      days: days.factors(tempo.days, PRIOR_SERVICES.days),
    };
  }
  return { tempo, likelihood };
}

/** How much is known of services of an age before anything was seen, in services. */
const priorAt = (step: number, usual: ServiceTimes): number =>
  PRIOR_SERVICES.ages * Math.exp(-usual.hazardUpTo(AGES[step]!));

/** Logarithm of how likely such services are before anything was seen; 0 for the usual ones. */
const usualness = ({ hazards }: ServiceTimes, usual: ServiceTimes): number =>
  sumOf(
    USUAL.map(
      (hazard, step) => priorAt(step, usual) * (hazard * Math.log(hazards[step]! / hazard) - hazards[step]! + hazard),
    ),
  );

/** Hazards by AGES that explain what was seen. */
function hazardsOf({ ended, exposed }: Evidence, usualService: ServiceTimes): number[] {
  return USUAL.map((usual, step) => {
    const prior = priorAt(step, usualService);
    let [ends, exposure] = [prior * usual, prior];
    for (const [other, age] of AGES.entries()) {
      const weight = 1 - (Math.abs(age - AGES[step]!) * usualService.mean) / BLUR_MINUTES;
      if (weight <= 0) continue;
      ends += weight * ended[other]!;
      exposure += weight * exposed[other]!;
    }
    return ends / exposure;
  });
}

/** Services that ended, and that were expected to, by hour or day. */
class Tally {
  private readonly ended: number[];
  private readonly expected: number[];

  constructor(count: number) {
    this.ended = Array<number>(count).fill(0);
    this.expected = Array<number>(count).fill(0);
  }

  add(index: number, ended: number, expected: number): void {
    this.ended[index]! += ended;
    this.expected[index]! += expected;
  }

  /** Factors of speed beside the usual; `before` are those that the expectation was made with. */
  factors(before: readonly number[], prior: number): number[] {
    const usual = this.expected.map((expected, index) => expected / before[index]!);
    const overall = sumOf(this.ended) / Math.max(1e-6, sumOf(usual));
    return this.ended.map((ended, index) => (ended + prior) / (overall * usual[index]! + prior));
  }
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Mean minutes between calls while parties wait. */
function gapOf(calls: readonly Call[]): number {
  let [minutes, gaps] = [0, 0];
  for (const [index, { at, since }] of calls.entries()) {
    const before = calls[index - 1]?.at ?? -Infinity;
    if (since > before) continue;
    minutes += at - before;
    gaps += 1;
  }
  return gaps < 3 ? 10 : Math.max(0.5, minutes / gaps);
}
