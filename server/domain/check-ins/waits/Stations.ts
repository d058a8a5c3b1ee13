import { AGES, stepOf, type ServiceTimes } from './service-times.js';

/** A party that was called up. */
interface Served {
  /** When its service began, in minutes of work. */
  since: number;
  /** That it is still being served. */
  chance: number;
  /** Of its service, up to now. */
  hazard: number;
}

/** What calls told of services: how many ended at which age, and how long services were at that age, by AGES. */
export interface Evidence {
  ended: Float64Array;
  exposed: Float64Array;
  /** Logarithm of the likelihood of the calls. */
  likelihood: number;
}

/** The chance below which a party counts as gone. */
const GONE = 0.02;
/** Minutes until a host calls a party up to a free station, on average. */
const HOST_MINUTES = 1.5;
/** Minutes until a closed station opens, on average. */
const OPENING_MINUTES = 120;
/** A station may be closed, however free it seems. */
const SUREST = 0.98;
const AGE_ENDS = [...AGES.slice(1), Infinity];

/**
 * A belief about who is being served. Nobody reports the end of a service; but while parties wait, a call means that a service has ended, more likely
 * an old one, and no call means that none has. Minutes are minutes of work: at double speed an hour has 120.
 */
export class Stations {
  served: Served[] = [];
  /** Expected number of stations that are open and not in use. */
  free: number;
  /** The chance that there is one. */
  private open = SUREST;
  private busy = 0;
  private work = 0;

  constructor(
    readonly count: number,
    private readonly service: ServiceTimes,
    private readonly evidence?: Evidence,
  ) {
    this.free = count;
  }

  /** Nobody waits: services end unseen. */
  idle(minutes: number): void {
    if (minutes <= 0) return;
    this.pass(minutes);
    this.setFree(this.count - this.busy);
  }

  /** Parties wait and nobody is called up. Returns how many services would have been expected to end. */
  hold(minutes: number): number {
    if (minutes <= 0) return 0;
    const { evidence, busy, opening } = this;
    const expected = this.pass(minutes, evidence);
    const unseen = 1 - this.open + this.open * Math.exp(-minutes / HOST_MINUTES);
    const kept = Math.exp(-minutes / HOST_MINUTES) / unseen;
    if (evidence) evidence.likelihood += Math.log(unseen) - expected - opening * minutes;
    // What seemed free is in use after all.
    this.fill(Math.min(this.count, busy + this.free * (1 - kept)));
    this.free *= kept;
    this.open *= kept;
    return expected;
  }

  /** A waiting party is called up. Returns the chance that a service has ended for it; else a station was free. */
  call(): number {
    const { service, evidence, served } = this;
    let ending = 0;
    for (const { since, chance } of served) ending += (chance * service.hazardAt(this.ageOf(since))) / service.mean;
    const all = ending + this.open / HOST_MINUTES + this.opening;
    for (const party of served) {
      const age = this.ageOf(party.since);
      const share = Math.min(party.chance, (party.chance * service.hazardAt(age)) / service.mean / all);
      if (evidence) evidence.ended[stepOf(age)]! += share;
      party.chance -= share;
      this.busy -= share;
    }
    if (evidence) evidence.likelihood += Math.log(all);
    if (this.busy > this.count - 1) this.fill(this.count - 1);
    this.served = served.filter(({ chance }) => chance > GONE);
    this.served.push({ since: this.work, chance: 1, hazard: 0 });
    this.busy += 1;
    this.setFree(Math.min(this.free - this.open / HOST_MINUTES / all, this.count - this.busy));
    return ending / all;
  }

  /** Closed stations that open, a minute. */
  private get opening(): number {
    return Math.max(1e-6, this.count - this.busy - this.free) / OPENING_MINUTES;
  }

  /** In mean lengths of a service. */
  ageOf(since: number): number {
    return (this.work - since) / this.service.mean;
  }

  private setFree(free: number): void {
    this.free = Math.max(0, free);
    this.open = Math.min(SUREST, this.free, 1 - this.allBusy());
  }

  /** The chance that every station is in use. */
  private allBusy(): number {
    const { served, count } = this;
    if (served.length < count) return 0;
    const taken = new Float64Array(count + 1);
    taken[0] = 1;
    for (const { chance } of served) {
      taken[count]! += taken[count - 1]! * chance;
      for (let number = count - 1; number >= 0; number -= 1)
        taken[number] = taken[number]! * (1 - chance) + (number > 0 ? taken[number - 1]! * chance : 0);
    }
    return taken[count]!;
  }

  /** Time passes, and services end. Returns how many are expected to. */
  private pass(minutes: number, evidence?: Evidence): number {
    const { service } = this;
    let [expected, busy] = [0, 0];
    this.work += minutes;
    for (const party of this.served) {
      const age = this.ageOf(party.since);
      const hazard = service.hazardUpTo(age);
      if (evidence) expose(evidence.exposed, age - minutes / service.mean, age, party.chance);
      expected += party.chance * (hazard - party.hazard);
      party.chance *= Math.exp(party.hazard - hazard);
      party.hazard = hazard;
      busy += party.chance;
    }
    this.busy = busy;
    return expected;
  }

  /** Changes the chances by the same factor of odds, so that they add up to `count`. */
  private fill(count: number): void {
    const { served } = this;
    if (served.length <= count) {
      for (const party of served) party.chance = 1;
      this.busy = served.length;
      return;
    }
    for (let round = 0; round < 8; round += 1) {
      const slope = this.countBusy();
      if (Math.abs(this.busy - count) < 0.01 || slope < 1e-6) break;
      const odds = Math.exp(Math.max(-3, Math.min(3, (count - this.busy) / slope)));
      for (const party of served) party.chance = (party.chance * odds) / (1 - party.chance + party.chance * odds);
    }
    // All but certain of more parties than there is room for: odds hardly move such chances.
    this.countBusy();
    if (this.busy <= count) return;
    for (const party of served) party.chance *= count / this.busy;
    this.busy = count;
  }

  /** Adds up the chances; returns how fast the sum changes with their odds. */
  private countBusy(): number {
    let slope = 0;
    this.busy = 0;
    for (const { chance } of this.served) {
      this.busy += chance;
      slope += chance * (1 - chance);
    }
    return slope;
  }
}

function expose(exposed: Float64Array, from: number, until: number, chance: number): void {
  for (let age = from, step = stepOf(Math.max(0, from)); age < until; step += 1) {
    const end = Math.min(until, AGE_ENDS[step]!);
    exposed[step]! += chance * (end - age);
    age = end;
  }
}
