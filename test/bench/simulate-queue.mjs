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
  stayOn = 0,
}) {
  const random = seeded(seed);
  const happened = [];
  for (let day = 0; day < days; day += 1) {
    const start = FIRST_DAY / MINUTE_MS + day * DAY_MINUTES;
    const free = { small: servers(9) - largeTables, large: largeTables };
    const line = [];
    const departures = [];
    const parties = arrivalsOf(random, perHour, arrivals);
    const call = (at) => {
      for (let index = 0; index < line.length; index += 1) {
        const party = line[index];
        const table = largeTables > 0 && party.partySize > 4 ? 'large' : 'small';
        if (free[table] <= 0) {
          if (largeTables > 0) continue;
          return;
        }
        free[table] -= 1;
        line.splice(index, 1);
        index -= 1;
        party.waitMinutes = at - party.minute;
        happened.push({ at: start + at, kind: 'called', party });
        departures.push({ at: at + paceOfDay(day) * service(random, party.partySize) + stayOn, table });
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
        free.small += servers(hour) - servers(hourBefore);
        hourBefore = hour;
        call(hour * 60 > at ? at : Math.max(hour * 60, ...line.map((party) => party.minute), 0));
        continue;
      }
      if (at === times[2]) {
        line.splice(line.indexOf(gone), 1);
        happened.push({ at: start + at, kind: 'leaves', party: gone });
      } else if (at === times[1]) {
        free[departures.shift().table] += 1;
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
function arrivalsOf(random, perHour, arrivals) {
  const parties = [];
  const max = 6;
  for (
    let minute = 9 * 60 + exponential(random, 60 / (perHour * max));
    minute < 21 * 60;
    minute += exponential(random, 60 / (perHour * max))
  ) {
    if (random() < arrivals(Math.floor(minute / 60), minute % 60) / max)
      parties.push({ minute, partySize: partySizeOf(random()) });
  }
  return parties;
}

const partySizeOf = (share) =>
  share < 0.2 ? 1 : share < 0.55 ? 2 : share < 0.7 ? 3 : share < 0.85 ? 4 : share < 0.93 ? 5 : 6;
