// Queues of made-up businesses: who comes when, how long they are served and who gives up. The same seed is the same queue.
import { seeded } from '../../dist/server/demo/seeded.js';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
const FIRST_DAY = Date.parse('2026-03-02T00:00:00Z');

const exponential = (random, mean) => -mean * Math.log(1 - random());
const normal = (random) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** Minutes of a service with this mean. */
export const SERVICES = {
  exponential: (mean) => (random) => exponential(random, mean),
  lognormal:
    (mean, sigma = 0.6) =>
    (random) =>
      mean * Math.exp(sigma * normal(random) - (sigma * sigma) / 2),
  steady: (mean) => (random) => mean * (0.85 + 0.3 * random()),
  byParty: (mean) => (random, party) => mean * (0.5 + 0.2 * party) * Math.exp(0.4 * normal(random) - 0.08),
  mixture: (mean) => (random) => (random() < 0.7 ? mean * 0.5 : mean * 2.17) * (0.8 + 0.4 * random()),
};

/** How many parties an hour come, beside the usual, by the hour of the day. */
export const ARRIVALS = {
  steady: () => 1,
  rush: (hour) => (hour === 12 || hour === 18 || hour === 19 ? 2.2 : 0.6),
  evening: (hour) => (hour >= 17 ? 1.8 : 0.5),
  bursts: (hour, minute) => (minute < 10 ? 5 : 0.2),
  /** An evening from an empty room: half of all come within the first hour. */
  openingRush: (hour) => (hour < 17 ? 0 : hour === 17 ? 3.5 : hour < 20 ? 1.3 : 0.7),
};

/**
 * Everything that happens on `days` days from 9 to 21, in order of time: `{ at, kind: 'arrives' | 'called' | 'leaves', party }`, where a party knows the
 * parties ahead at its arrival and, once called, its wait in minutes.
 */
export function simulate({
  seed,
  days,
  perHour,
  arrivals,
  service,
  servers,
  patience = Infinity,
  paceOfDay = () => 1,
  largeTables = 0,
  stationPace = () => 1,
  closes = 21,
}) {
  const random = seeded(seed);
  const happened = [];
  for (let day = 0; day < days; day += 1) {
    const start = FIRST_DAY / MINUTE_MS + day * DAY_MINUTES;
    // Stations by number, the large ones last.
    const count = servers(9);
    const free = Array.from({ length: count }, (_, station) => station);
    let next = count;
    const isLarge = (station) => station >= count - largeTables && station < count;
    const line = [];
    const departures = [];
    let closing = 0;
    const parties = arrivalsOf(random, perHour, arrivals, closes);
    const call = (at) => {
      for (let index = 0; index < line.length; index += 1) {
        const party = line[index];
        const found = free.findIndex((station) => largeTables === 0 || isLarge(station) === party.partySize > 4);
        if (found < 0) {
          if (largeTables > 0) continue;
          return;
        }
        const [station] = free.splice(found, 1);
        line.splice(index, 1);
        index -= 1;
        party.waitMinutes = at - party.minute;
        happened.push({ at: start + at, kind: 'called', party });
        const minutes = paceOfDay(day) * stationPace(station) * service(random, party.partySize);
        departures.push({ at: at + minutes, station });
        departures.sort((a, b) => a.at - b.at);
      }
    };
    let hourBefore = 9;
    while (parties.length > 0 || line.length > 0) {
      const gone = line.filter((party) => party.leavesAt < Infinity).sort((a, b) => a.leavesAt - b.leavesAt)[0];
      const times = [parties[0]?.minute ?? Infinity, departures[0]?.at ?? Infinity, gone?.leavesAt ?? Infinity];
      const at = Math.min(...times);
      const hour = Math.min(23, Math.floor(at / 60));
      if (hour !== hourBefore) {
        let more = servers(hour) - servers(hourBefore);
        for (; more > 0; more -= 1) free.push(next++);
        closing += Math.max(0, -more);
        while (closing > 0 && free.length > 0) {
          free.pop();
          closing -= 1;
        }
        hourBefore = hour;
        call(hour * 60 > at ? at : Math.max(hour * 60, ...line.map((party) => party.minute), 0));
        continue;
      }
      if (at === times[2]) {
        line.splice(line.indexOf(gone), 1);
        happened.push({ at: start + at, kind: 'leaves', party: gone });
      } else if (at === times[1]) {
        const { station } = departures.shift();
        if (closing > 0) closing -= 1;
        else free.push(station);
        call(at);
      } else {
        const party = parties.shift();
        Object.assign(party, {
          atMs: (start + at) * MINUTE_MS,
          partiesAhead: line.length,
          leavesAt: at + (patience === Infinity ? Infinity : exponential(random, patience)),
        });
        line.push(party);
        happened.push({ at: start + at, kind: 'arrives', party });
        call(at);
      }
    }
  }
  return happened;
}

/** Of a Poisson stream whose rate changes with the time of day, by thinning. */
function arrivalsOf(random, perHour, arrivals, closes) {
  const parties = [];
  const max = 6;
  for (
    let minute = 9 * 60 + exponential(random, 60 / (perHour * max));
    minute < closes * 60;
    minute += exponential(random, 60 / (perHour * max))
  ) {
    if (random() < arrivals(Math.floor(minute / 60), minute % 60) / max)
      parties.push({ minute, partySize: partySizeOf(random()) });
  }
  return parties;
}

const partySizeOf = (share) =>
  share < 0.2 ? 1 : share < 0.55 ? 2 : share < 0.7 ? 3 : share < 0.85 ? 4 : share < 0.93 ? 5 : 6;
