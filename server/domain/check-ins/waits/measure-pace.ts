import { CallFollower, type Tempo } from './CallFollower.js';
import { dayOf, hourOf, MAX_VISITS, MIN_VISITS, type Call, type Pace } from './pace.js';
import { AGES, ServiceTimes } from './service-times.js';
import type { Evidence } from './Stations.js';
import { calibrate } from './calibrate.js';

/** A finished wait, in minutes of the business's clock. */
export interface Visit {
  at: number;
  until: number;
  partySize: number;
  /** It ended because the party left: no sample of a wait. */
  hasLeft: boolean;
}

const CANDIDATES = [1, 2, 3, 4, 5, 6, 8, 10, 13, 16, 20, 25, 32];
/** By how much another number must be likelier than the known one, as a logarithm. */
const FAITH = 3;
const ROUNDS = 3;
/** Weights of what is usual before anything was seen: in services, by hour and day. */
const PRIOR = { ages: 2, hours: 20, days: 30 };
/** What services are like in general, by AGES: few end soon, then more and more. */
const USUAL = [0.1, 0.2, 0.4, 0.7, 1, 1.2, 1.5, 1.7, 1.8, 1.8, 1.8, 1.7, 1.5, 1.3, 1.2];
const STEADY = { hours: Array<number>(24).fill(1), days: Array<number>(7).fill(1) };
const LONGEST_WAIT = 240;

/** The pace of the last finished waits, or null when they are too few. */
export function measurePace(
  visits: readonly Visit[],
  timeZone: string,
  now: Date,
  before: Pace | null = null,
): Pace | null {
  const valid = visits.filter(({ at, until }) => until >= at && until - at <= LONGEST_WAIT).sort((a, b) => a.at - b.at);
  const calledUp = valid.filter(({ hasLeft }) => !hasLeft).slice(-MAX_VISITS);
  if (calledUp.length < MIN_VISITS) return null;
  const calls = calledUp.map(({ at, until }): Call => ({ at: until, since: at })).sort((a, b) => a.at - b.at);
  const best = bestFit(calls, before?.stations ?? null);
  const tempo = withHours(best, calls);
  const waited = valid.reduce((sum, { at, until }) => sum + until - at, 0);
  const left = valid.filter(({ hasLeft }) => hasLeft).length;
  const pace: Pace = {
    version: 2,
    visits: calledUp.length,
    measuredAt: now.toISOString(),
    timeZone,
    ...tempo,
    service: { mean: tempo.service.mean, hazards: [...tempo.service.hazards] },
    sizes: [1, 1, 1, 1],
    leaving: left / Math.max(60, waited),
    tails: [0.1, 0.1],
  };
  return { ...pace, ...calibrate(pace, valid, calls) };
}

interface Fit {
  tempo: Tempo;
  likelihood: number;
}

/** The number of stations that explains the calls best. The one known so far stays unless another is clearly better. */
function bestFit(calls: readonly Call[], known: number | null): Tempo {
  const likely = CANDIDATES.map((stations) => fit(calls, stations, 1)).reduce(better).tempo.stations;
  const place = CANDIDATES.indexOf(likely);
  const near = [likely - 1, likely, likely + 1, CANDIDATES[place - 1], CANDIDATES[place + 1], known];
  return [...new Set(near)]
    .filter((stations): stations is number => typeof stations === 'number' && stations > 0)
    .map((stations) => {
      const found = fit(calls, stations, ROUNDS);
      return stations === known ? { ...found, likelihood: found.likelihood + FAITH } : found;
    })
    .reduce(better).tempo;
}

const better = (a: Fit, b: Fit): Fit => (b.likelihood > a.likelihood ? b : a);

/** The lengths of services that fit the calls best with so many stations. */
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
    const follower = new CallFollower(tempo, { evidence, isSteady: true });
    for (const call of calls) follower.call(call);
    // Of two that explain alike, the smaller shop.
    likelihood = evidence.likelihood - Math.log(stations);
    if (round === rounds - 1) break;
    tempo = {
      ...tempo,
      service: new ServiceTimes(
        service.mean,
        USUAL.map((usual, step) => {
          const prior = PRIOR.ages * Math.exp(-service.hazardUpTo(AGES[step]!));
          return (evidence.ended[step]! + prior * usual) / (evidence.exposed[step]! + prior);
        }),
      ),
    };
  }
  return { tempo, likelihood };
}

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

/** Learns which hours and days are slower. */
function withHours(tempo: Tempo, calls: readonly Call[]): Tempo {
  const tally = (count: number) => ({ ended: Array<number>(count).fill(0), expected: Array<number>(count).fill(0) });
  const [hours, days] = [tally(24), tally(7)];
  const follower = new CallFollower(tempo, {
    isSteady: true,
    onCall: (at, ended, expected) => {
      for (const [by, index] of [[hours, hourOf(at)] as const, [days, dayOf(at)] as const]) {
        by.ended[index]! += ended;
        by.expected[index]! += expected;
      }
    },
  });
  for (const call of calls) follower.call(call);
  const factors = ({ ended, expected }: ReturnType<typeof tally>, prior: number) =>
    ended.map((count, index) => (count + prior) / (expected[index]! + prior));
  return { ...tempo, hours: factors(hours, PRIOR.hours), days: factors(days, PRIOR.days) };
}
