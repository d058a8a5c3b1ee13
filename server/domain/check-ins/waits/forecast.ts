import type { ServiceTimes } from './service-times.js';
import type { Stations } from './Stations.js';

/** Futures that are played through. */
const FUTURES = 128;

/** Evenly spread numbers from 0 to 1, one for each future, in another order for every draw: the same at every look, so that quotes do not flicker. */
const DRAWS = Array.from({ length: 61 }, (_, draw) => {
  const order = Array.from({ length: FUTURES }, (__, index) => (index + 0.5) / FUTURES);
  let state = draw + 1;
  for (let index = FUTURES - 1; index > 0; index -= 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = Math.floor((state / 4_294_967_296) * (index + 1));
    [order[index], order[other]] = [order[other]!, order[index]!];
  }
  return Float64Array.from(order);
});
/** The same as times until something happens that happens once a minute on average. */
const PATIENCE = DRAWS.map((draws) => draws.map((share) => -Math.log(1 - share)));
const draw = (number: number, future: number): number => DRAWS[number % DRAWS.length]![future]!;
const patience = (number: number, future: number): number => PATIENCE[number % PATIENCE.length]![future]!;

/** What an appointment takes up of one station. */
export type Booked = readonly [from: number, until: number];

export interface Outlook {
  stations: Stations;
  service: ServiceTimes;
  /** The share of waiting parties that leave in a minute of work. */
  leaving: number;
  /** From now on, in minutes of work, by when they begin. */
  booked: readonly Booked[];
}

/** For each place in line up to `places`, the minutes of work until its party is called up in every future, ascending. Infinity: not at all. */
export function forecastWaits({ stations, service, leaving, booked }: Outlook, places: number): Float64Array[] {
  const waits = Array.from({ length: places }, () => new Float64Array(FUTURES));
  const parties = stations.served.map(({ chance, since, hazard }) => ({ chance, hazard, age: stations.ageOf(since) }));
  const ends: number[] = [];
  const margin = service.mean / 2;
  for (let future = 0; future < FUTURES; future += 1) {
    ends.length = 0;
    let sum = draw(0, future);
    let number = 1;
    for (const { chance, age, hazard } of parties) {
      const before = Math.floor(sum);
      sum += chance;
      number += 1;
      if (Math.floor(sum) > before) ends.push(service.mean * (service.ageAt(hazard + patience(number, future)) - age));
    }
    const free = Math.floor(stations.free + draw(1, future));
    for (let station = 0; station < free; station += 1) ends.push(0);
    let due = 0;
    for (let place = 0; place < places; place += 1) {
      let next = firstOf(ends);
      for (; due < booked.length && booked[due]![0] < ends[next]! + margin; due += 1) {
        takeStation(ends, booked[due]!);
        next = firstOf(ends);
      }
      const at = ends[next] ?? Infinity;
      waits[place]![future] = at;
      number += 2;
      if (at === Infinity || patience(number, future) < at * leaving) continue;
      ends[next] = at + service.mean * service.ageAt(patience(number + 1, future));
    }
  }
  for (const wait of waits) wait.sort();
  return waits;
}

/** The station that is free first. */
function firstOf(ends: readonly number[]): number {
  let first = 0;
  for (let index = 1; index < ends.length; index += 1) if (ends[index]! < ends[first]!) first = index;
  return first;
}

/** An appointment gets the station that is free just before it, so that others serve on; without one it begins late and takes as long. */
function takeStation(ends: number[], [from, until]: Booked): void {
  let taken = firstOf(ends);
  for (let index = 0; index < ends.length; index += 1)
    if (ends[index]! <= from && ends[index]! > ends[taken]!) taken = index;
  if (taken in ends) ends[taken] = Math.max(ends[taken]!, from) + until - from;
}

/** The value below which a share of ascending values lies, of values that `valueOf` makes of these and leaves ascending. */
export function quantile(ascending: Float64Array, share: number, valueOf = (given: number): number => given): number {
  const place = Math.max(0, Math.min(ascending.length - 1, share * ascending.length - 0.5));
  const index = Math.floor(place);
  const before = valueOf(ascending[index]!);
  const after = valueOf(ascending[Math.min(index + 1, ascending.length - 1)]!);
  return before === after ? before : before + (after - before) * (place - index);
}
