import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fs from 'node:fs';
import type { Embedded } from '../../server/core/database/embedded.js';
import { ConfirmBooking } from '../appointments/booking.generated.js';
import { Actor } from '../world/Actor.js';
import { BookingPlace } from './BookingPlace.js';
import { BookingRace, type Contender } from './BookingRace.js';
import { startPostgres } from './outside-postgres.js';
import { newFolder, removeFolder, RunningApp } from './RunningApp.js';
import { ask, superuserOf } from './superuser.js';

/** How many contend, how often, and how many at once: `npm run bench:booking` takes 1000x5x200. */
const [SIZE, ROUNDS, AT_ONCE] = (process.env['GREETER_BOOKING_RACE'] ?? '200x1x60').split('x').map(Number) as [
  number,
  number,
  number,
];

/** Where a line of each round goes. */
const TABLE = process.env['GREETER_BOOKING_TABLE'];

let folder: string;
let postgres: Embedded;
let apps: RunningApp[];
let urls: string[];

beforeAll(async () => {
  folder = newFolder();
  postgres = await startPostgres(folder);
  const { host, port, user, password, database } = superuserOf(folder);
  const env = {
    DATABASE_URL: `postgres://${user}:${password}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`,
    // Everyone comes from an address of their own, which a proxy tells.
    GREETER_TRUST_PROXY: '1',
    GREETER_SANDBOX: '1',
    LOG_LEVEL: 'warn',
  };
  apps = [new RunningApp(folder, { env })];
  urls = [await apps[0]!.url()];
  apps.push(new RunningApp(folder, { env }));
  urls.push(await apps[1]!.url());
}, 180_000);

afterAll(async () => {
  await Promise.all(apps.map((app) => app.end('SIGTERM')));
  await postgres.stop();
  removeFolder(folder);
}, 60_000);

const at = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!;

function lineOf(round: number, contenders: readonly Contender[]): string {
  const ms = contenders.map((one) => one.ms).sort((one, other) => one - other);
  const count = (outcome: Contender['outcome']) => contenders.filter((one) => one.outcome === outcome).length;
  const winner = contenders.find(({ outcome }) => outcome === 'won')?.kind;
  const times = [0.5, 0.99, 1].map((part) => at(ms, part).toFixed(0).padStart(6));
  return `${round + 1} | ${contenders.length} | ${winner} | ${count('taken')} | ${count('done')} | ${count('turned away')} | ${times.join(' | ')}\n`;
}

test(`one slot, ${SIZE} who want it through two processes, ${ROUNDS} times: one gets it, all others hear of free times`, async () => {
  const place = await BookingPlace.open(folder, urls[0]!);
  const { owner, businessId } = place;
  const customerId = await place.customer();
  let turnedAway = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    // Limits of an hour: the rounds are hours apart.
    await ask(folder, 'delete from rate_limit');
    const staffId = await place.member(`No. ${round + 1}`);
    const startsAt = (await place.times(staffId))[3]!;
    const where = { folder, urls, ownerToken: owner.token!, businessId, staffId };
    const race = await BookingRace.prepare(where, startsAt, { size: SIZE, customerId });
    const contenders = await race.run({ size: SIZE, atOnce: AT_ONCE, from: round * SIZE, customerId });
    if (TABLE) fs.appendFileSync(TABLE, lineOf(round, contenders));
    expect(contenders.flatMap(({ outcome }) => (typeof outcome === 'object' ? [JSON.stringify(outcome)] : []))).toEqual(
      [],
    );
    turnedAway += contenders.filter(({ outcome }) => outcome === 'turned away').length;
    const winners = contenders.filter(({ outcome }) => outcome === 'won');
    expect(winners).toHaveLength(1);
    expect(await race.taken()).toHaveLength(1);
    await confirm(place, winners[0]!, startsAt);
    expect(await race.taken()).toEqual([{ appointmentId: expect.any(String), holdId: null }]);
    expect(await place.overlaps()).toEqual([]);
  }
  // On a machine that does much else some are told to come again; the bench, which has it for itself, wants none.
  expect(turnedAway).toBeLessThanOrEqual(TABLE ? 0 : SIZE / 10);
});

/** Who holds the slot has it for good with the code, through the other process. */
async function confirm(place: BookingPlace, { kind, phone, token }: Contender, startsAt: string): Promise<void> {
  if (kind !== 'hold' && kind !== 'rest') return;
  const code = await place.codeOf(urls[0]!, phone);
  const stranger = new Actor(urls[1]!, null);
  if (token) {
    await stranger.must(ConfirmBooking, { token, code });
    return;
  }
  const bookingData = {
    businessID: place.businessId,
    customer: { firstName: 'Ann', lastName: 'Lee', phone },
    start: Date.parse(startsAt),
    bookingCode: code,
  };
  expect((await stranger.post('/api/business/add-booking', { bookingData })).status).toBe(200);
}
