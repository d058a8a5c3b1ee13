// `npm run bench:quote`: the quoted range beside the plain average of the last 20 waits, on simulated queues. The seeds are fixed: the table is the same everywhere.
// Needs a built server (`npm run build`).
import { MOST_VISITS } from '../../dist/server/domain/check-ins/waits/pace.js';
import { measurePace } from '../../dist/server/domain/check-ins/waits/measure-pace.js';
import { quoteOf } from '../../dist/server/domain/check-ins/waits/quote.js';
import { ARRIVALS, SERVICES, simulate } from './simulate-queue.mjs';

const always = (count) => () => count;
const SCENARIOS = [
  [
    'barber: 1 chair, steady, lognormal',
    {
      days: 40,
      perHour: 2.2,
      arrivals: ARRIVALS.steady,
      service: SERVICES.lognormal(22, 0.4),
      servers: always(1),
      patience: 120,
    },
  ],
  [
    '2 chairs, steady, exponential',
    {
      days: 30,
      perHour: 4.6,
      arrivals: ARRIVALS.steady,
      service: SERVICES.exponential(24),
      servers: always(2),
      patience: 90,
    },
  ],
  [
    '3 chairs, rush hours, lognormal',
    { days: 25, perHour: 6, arrivals: ARRIVALS.rush, service: SERVICES.lognormal(28), servers: always(3) },
  ],
  [
    '4 tables, evenings, exponential',
    {
      days: 20,
      perHour: 7,
      arrivals: ARRIVALS.evening,
      service: SERVICES.exponential(30),
      servers: always(4),
      patience: 80,
    },
  ],
  [
    '6 tables, bursts, mixture',
    {
      days: 20,
      perHour: 10,
      arrivals: ARRIVALS.bursts,
      service: SERVICES.mixture(32),
      servers: always(6),
      patience: 100,
    },
  ],
  [
    '5 stations, steady dependencies, rush hours',
    { days: 25, perHour: 10, arrivals: ARRIVALS.rush, service: SERVICES.steady(28), servers: always(5), patience: 90 },
  ],
  [
    '6 tables, 2 of them large, by party size',
    {
      days: 25,
      perHour: 7.5,
      arrivals: ARRIVALS.rush,
      service: SERVICES.byParty(38),
      servers: always(6),
      largeTables: 2,
      patience: 120,
    },
  ],
  [
    '2 then 4 at lunch and dinner, exponential',
    {
      days: 25,
      perHour: 7,
      arrivals: ARRIVALS.rush,
      service: SERVICES.exponential(26),
      servers: (hour) => ([12, 18, 19].includes(hour) ? 4 : 2),
      patience: 90,
    },
  ],
  [
    'many walk away: 3 chairs, lognormal',
    {
      days: 25,
      perHour: 9,
      arrivals: ARRIVALS.steady,
      service: SERVICES.lognormal(25),
      servers: always(3),
      patience: 35,
    },
  ],
  [
    'every fifth day half as fast: 3 chairs',
    {
      days: 30,
      perHour: 5,
      arrivals: ARRIVALS.steady,
      service: SERVICES.lognormal(27),
      servers: always(3),
      paceOfDay: (day) => (day % 5 === 4 ? 2 : 1),
      patience: 120,
    },
  ],
  [
    'slower for good from the middle: 2 chairs',
    {
      days: 30,
      perHour: 3.6,
      arrivals: ARRIVALS.steady,
      service: SERVICES.lognormal(24),
      servers: always(2),
      paceOfDay: (day) => (day < 15 ? 1 : 1.6),
      patience: 120,
    },
  ],
  [
    'small shop, few visits: 1 chair',
    { days: 14, perHour: 1, arrivals: ARRIVALS.evening, service: SERVICES.lognormal(30, 0.5), servers: always(1) },
  ],
];
const SEEDS = [11, 12];
const LAST = 20;

/** What each party was told at the door by both, what it was told whenever the line moved, and what became of it. */
function quotesOf(scenario, seed) {
  const told = [];
  const later = [];
  const line = [];
  const visits = [];
  const finished = [];
  let pace = null;
  let stale = false;
  for (const { at, kind, party } of simulate({ ...scenario, seed })) {
    if (kind === 'arrives') {
      if (stale) pace = measurePace(visits.slice(-2 * MOST_VISITS), 'UTC', new Date(at * 60_000));
      stale = false;
      const range = quoteOf(pace, {
        partiesAhead: party.partiesAhead,
        partySize: party.partySize,
        at: new Date(party.atMs),
      });
      const last = finished.slice(-LAST);
      if (range)
        told.push({
          party,
          ...range,
          average: last.reduce((all, { waitMinutes }) => all + waitMinutes, 0) / last.length,
        });
      line.push(party);
      continue;
    }
    const place = line.indexOf(party);
    line.splice(place, 1);
    for (const [partiesAhead, behind] of line.entries()) {
      const range =
        partiesAhead >= place &&
        quoteOf(pace, {
          partiesAhead,
          partySize: behind.partySize,
          checkedInAt: new Date(behind.atMs),
          at: new Date(at * 60_000),
        });
      if (range) later.push({ party: behind, waited: at - behind.atMs / 60_000, ...range });
    }
    visits.push({
      at: new Date(party.atMs),
      hour: new Date(party.atMs).getUTCHours(),
      waitMinutes: at - party.atMs / 60_000,
      partiesAhead: party.partiesAhead,
      partySize: party.partySize,
      hasLeft: kind === 'leaves',
    });
    stale = true;
    if (kind === 'called') finished.push(party);
  }
  const isOver = ({ party }) => party.waitMinutes !== undefined;
  return { told: told.filter(isOver), later: later.filter(isOver) };
}

const mean = (values) => values.reduce((all, value) => all + value, 0) / values.length;
const rows = SCENARIOS.map(([name, scenario]) => {
  const runs = SEEDS.map((seed) => quotesOf(scenario, seed));
  const told = runs.flatMap((run) => run.told);
  const later = runs.flatMap((run) => run.later);
  return {
    name,
    n: told.length,
    wait: mean(told.map(({ party }) => party.waitMinutes)),
    ours: mean(
      told.map(({ party, lowMinutes, highMinutes }) => Math.abs(party.waitMinutes - (lowMinutes + highMinutes) / 2)),
    ),
    average: mean(told.map(({ party, average }) => Math.abs(party.waitMinutes - average))),
    coverage:
      100 *
      mean(
        told.map(({ party, lowMinutes, highMinutes }) =>
          Number(party.waitMinutes >= lowMinutes && party.waitMinutes <= highMinutes),
        ),
      ),
    later:
      100 *
      mean(
        later.map(({ party, waited, lowMinutes, highMinutes }) =>
          Number(party.waitMinutes - waited >= lowMinutes && party.waitMinutes - waited <= highMinutes),
        ),
      ),
    width: mean(told.map(({ lowMinutes, highMinutes }) => highMinutes - lowMinutes)),
  };
});
const line = (cells) =>
  `${cells[0].padEnd(44)}${cells
    .slice(1)
    .map((cell) => String(cell).padStart(10))
    .join('')}\n`;
process.stdout.write(line(['scenario', 'quotes', 'mean wait', 'error', 'average’s', 'within', 'width', 'later']));
for (const { name, n, wait, ours, average, coverage, width, later } of rows) {
  process.stdout.write(
    line([
      name,
      n,
      wait.toFixed(1),
      ours.toFixed(2),
      average.toFixed(2),
      `${coverage.toFixed(1)} %`,
      width.toFixed(1),
      `${later.toFixed(1)} %`,
    ]),
  );
}
if (rows.some(({ ours, average, coverage }) => ours >= average || coverage < 75 || coverage > 85)) process.exitCode = 1;
