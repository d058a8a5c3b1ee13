import { DAY_MINUTES, dayOf, hourOf, type Call, type Pace } from './pace.js';
import type { ServiceTimes } from './service-times.js';
import { Stations, type Evidence } from './Stations.js';

/** The usual speed counts as much as this many services. */
const PRIOR_SERVICES = 8;
/** What was seen of today's speed counts half after this many services, or minutes. */
const HALF_LIFE = { services: 25, minutes: 240 };
/** Later hours are taken to be as fast as the last of these minutes. */
const LOOK_AHEAD = { minutes: 10, steps: 36 };

export interface Tempo extends Pick<Pace, 'stations' | 'hours' | 'days'> {
  service: ServiceTimes;
}

export interface FollowerOptions {
  evidence?: Evidence;
  /** Is told of services that ended until a call, and of how many were expected to at the usual speed. */
  onCall?: (at: number, ended: number, expected: number) => void;
  /** Takes every day as a usual one. */
  isSteady?: boolean;
}

/** Follows the calls of a business, and with them who is being served and how fast today is. Times are minutes of its clock. */
export class CallFollower {
  readonly stations: Stations;
  private readonly evidence: Evidence | undefined;
  private readonly onCall: FollowerOptions['onCall'];
  private readonly isSteady: boolean;
  private ended = 0;
  private expected = 0;
  private at = -Infinity;

  constructor(
    private readonly tempo: Tempo,
    { evidence, onCall, isSteady = false }: FollowerOptions = {},
  ) {
    this.stations = new Stations(tempo.stations, tempo.service, evidence);
    this.evidence = evidence;
    this.onCall = onCall;
    this.isSteady = isSteady;
  }

  /** Minutes of work in a minute: today's speed times the usual one at this hour. */
  workAt(at: number): number {
    return this.speed * this.usualAt(at);
  }

  /** How much work is done in some minutes from `now` on, in minutes of work. */
  workOfMinutes(now: number): (minutes: number) => number {
    const done = this.workFrom(now);
    return (given) => {
      const minutes = Math.max(0, given);
      const step = Math.min(LOOK_AHEAD.steps - 1, Math.floor(minutes / LOOK_AHEAD.minutes));
      return done[step]! + (minutes / LOOK_AHEAD.minutes - step) * (done[step + 1]! - done[step]!);
    };
  }

  /** How many minutes from `now` on an amount of work takes, in minutes of work. */
  minutesOfWork(now: number): (work: number) => number {
    const done = this.workFrom(now);
    return (work) => {
      let [step, end] = [0, LOOK_AHEAD.steps - 1];
      while (step < end) {
        const middle = (step + end + 1) >> 1;
        if (done[middle]! <= work) step = middle;
        else end = middle - 1;
      }
      return LOOK_AHEAD.minutes * (step + (work - done[step]!) / (done[step + 1]! - done[step]!));
    };
  }

  /** The work done at the end of each step of the look ahead, from 0. */
  private workFrom(now: number): number[] {
    const done = [0];
    for (let step = 0; step < LOOK_AHEAD.steps; step += 1)
      done.push(done[step]! + LOOK_AHEAD.minutes * this.workAt(now + (step + 0.5) * LOOK_AHEAD.minutes));
    return done;
  }

  call({ at, since }: Call): void {
    const expected = this.pass(since, at);
    const ended = this.stations.call();
    // The stations know minutes of work: the likelihood is that of the minutes of the clock.
    if (this.evidence) this.evidence.likelihood += Math.log(this.workAt(at));
    this.learn(ended, expected);
    this.onCall?.(at, ended, expected);
  }

  /** Nobody is called up until `now`, although parties wait `since` then. */
  wait(since: number, now: number): void {
    this.learn(0, this.pass(since, now));
  }

  private get speed(): number {
    return this.isSteady ? 1 : (this.ended + PRIOR_SERVICES) / (this.expected + PRIOR_SERVICES);
  }

  /** Time passes to `at`; parties wait from `since` on. Returns how many services would have been expected to end at the usual speed. */
  private pass(since: number, at: number): number {
    const last = Math.max(this.at, Math.min(since, at) - DAY_MINUTES);
    const from = Math.min(at, Math.max(since, last));
    this.at = Math.max(at, last);
    if (from > last) {
      this.stations.idle((from - last) * this.workAt((from + last) / 2));
      this.fade((from - last) / HALF_LIFE.minutes);
    }
    if (at <= from) return 0;
    return this.stations.hold((at - from) * this.workAt((at + from) / 2)) / this.speed;
  }

  private learn(ended: number, expected: number): void {
    this.fade(ended / HALF_LIFE.services);
    this.ended += ended;
    this.expected += expected;
  }

  private fade(halfLives: number): void {
    const kept = 0.5 ** halfLives;
    this.ended *= kept;
    this.expected *= kept;
  }

  private usualAt(at: number): number {
    const { hours, days } = this.tempo;
    const here = hourOf(at);
    // From the middle of one hour to the middle of the next, so that quotes do not jump on the hour.
    const part = (at % 60) / 60 - 0.5;
    const near = hours[(here + (part < 0 ? 23 : 1)) % 24]!;
    return (hours[here]! + Math.abs(part) * (near - hours[here]!)) * days[dayOf(at)]!;
  }
}
