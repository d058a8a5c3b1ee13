import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Plan } from '../../entities/Plan.js';
import type { LineNow } from '../../server/domain/check-ins/waits/line-now.sql.js';
import { quoterOf } from '../../server/domain/check-ins/waits/quote.js';
import { CheckInApp } from '../check-in-app/settings.generated.js';
import { Monitor } from '../check-in-app/monitor.generated.js';
import { useWorld } from '../world/use-world.js';
import { ArrivalSteps } from './ArrivalSteps.js';
import { AddCheckIn, DeleteCheckIns, QuotesOf } from './check-in.generated.js';
import { steadyPace } from './paces.js';
import { PlaceInLine } from './place-in-line.generated.js';

const NOW = new Date('2026-06-15T16:00:00Z');
const NOON = NOW.getTime() / 60_000;

interface Arrival {
  name: string;
  /** Minutes of the day from noon on. */
  comesAt: number;
  /** When they were appointed; null for a walk-in. */
  appointedAt: number | null;
}

/** The line as anybody would draw it up: by the time of the appointment for who is not too late, else by the check-in. */
function obviousLine(arrivals: readonly Arrival[], { late, keeps }: { late: number; keeps: boolean }): string[] {
  const placeOf = ({ comesAt, appointedAt }: Arrival) =>
    appointedAt !== null && (keeps || comesAt - appointedAt <= late) ? appointedAt : comesAt;
  return [...arrivals].sort((a, b) => placeOf(a) - placeOf(b)).map(({ name }) => name);
}

describe('one line', () => {
  const world = useWorld({ plan: Plan.PLUS });
  const steps = new ArrivalSteps(world);

  test.each(
    fc.sample(
      fc.record({
        late: fc.constantFrom(0, 10, 25),
        keeps: fc.boolean(),
        byKiosk: fc.boolean(),
        arrivals: fc.array(
          fc.record({ after: fc.integer({ min: 1, max: 6 }), early: fc.option(fc.integer({ min: -50, max: 50 })) }),
          { minLength: 8, maxLength: 14 },
        ),
      }),
      { numRuns: 6, seed: 47 },
    ),
  )('is the obvious one, for host, customer and monitor alike: %j', async ({ late, keeps, byKiosk, arrivals }) => {
    const { business } = world;
    await steps.settings({ lateMinutes: late, lateArrival: keeps ? 'KEEP' : 'END' });
    const kiosk = await business.kiosk();
    let comesAt = 0;
    const all = arrivals.map(({ after, early }, index) => {
      comesAt += after;
      return {
        name: `Com${'abcdefghijklmn'[index]}`,
        comesAt,
        appointedAt: early === null ? null : Math.max(0, 5 * Math.round((comesAt + early) / 5)),
      };
    });
    const customers = await Promise.all(all.map(({ name }) => business.customer(name)));
    const booked = new Map<string, string>();
    for (const [index, { name, appointedAt }] of all.entries())
      if (appointedAt !== null)
        booked.set(name, (await steps.book(appointedAt, { customer: customers[index]!, minutes: 60 })).id);
    const places = new Map<string, string>();
    for (const [index, arrival] of all.entries()) {
      steps.forward(arrivals[index]!.after);
      const appointment = booked.get(arrival.name);
      const receipt =
        byKiosk || !appointment
          ? await steps.comes(kiosk, customers[index]!)
          : { ...(await steps.checkIn(appointment)).checkIn, publicId: null };
      const line = obviousLine(all.slice(0, index + 1), { late, keeps });
      expect([arrival.name, receipt.position]).toEqual([arrival.name, line.indexOf(arrival.name) + 1]);
      if (receipt.publicId) places.set(arrival.name, receipt.publicId);
    }
    const line = obviousLine(all, { late, keeps });
    expect(await steps.line()).toEqual(line.map((name, index) => `${name} ${index + 1}`));
    const { monitorUrl } = (await steps.owner.must(CheckInApp)).checkInApp;
    const { entries } = (await world.anonymous.must(Monitor, { token: monitorUrl.split('/').at(-1)! })).monitor;
    expect(entries.map(({ firstName }) => firstName)).toEqual(line);
    for (const [name, publicId] of places) {
      const { position } = (await world.anonymous.must(PlaceInLine, { publicId })).placeInLine!;
      expect([name, position]).toEqual([name, line.indexOf(name) + 1]);
    }
  });

  test('a quote counts booked time until its customer stands in the line, and until they are too late', async () => {
    await world.business.hasPace(steadyPace(world.clock.now(), 20));
    const quote = async () => {
      const { id } = (
        await steps.owner.must(AddCheckIn, { input: { customerId: (await world.business.customer()).id } })
      ).addCheckIn;
      const { minutes } = (await steps.owner.must(QuotesOf, { id })).checkIn.quote!;
      await steps.owner.must(DeleteCheckIns, { ids: [id] });
      return minutes;
    };
    const free = await quote();
    const { id } = await steps.book(5, { minutes: 30 });
    expect(await quote()).toBeGreaterThanOrEqual(free + 25);
    steps.forward(15);
    expect(await quote()).toBeGreaterThanOrEqual(free + 15);
    steps.forward(1);
    expect(await quote()).toBe(free);
    await steps.checkIn(id);
    expect(await quote()).toBeGreaterThanOrEqual(15);
  });
});

describe('a forecast with booked time', () => {
  const line = (stations: number, booked: LineNow['booked']): LineNow => ({
    pace: steadyPace(NOW, 20, { stations }),
    calls: [],
    waitingSince: null,
    booked,
  });
  const minutesOf = (given: LineNow, partiesAhead = 0) =>
    quoterOf(given, NOW, partiesAhead + 1)({ partiesAhead, partySize: 1 })?.minutes;
  const bookings = fc
    .array(fc.record({ from: fc.integer({ min: 0, max: 90 }), length: fc.integer({ min: 5, max: 40 }) }), {
      maxLength: 4,
    })
    .map((spans) =>
      spans
        .sort((a, b) => a.from - b.from)
        .map(({ from, length }): [number, number] => [NOON + from, NOON + from + length]),
    );
  const middle = (given: LineNow, partiesAhead: number) => minutesOf(given, partiesAhead) ?? Infinity;

  test('is longer where the next hour is full, of one station or of many', () => {
    const hour: [number, number] = [NOON + 5, NOON + 65];
    expect(minutesOf(line(1, []))).toBeLessThanOrEqual(2);
    expect(minutesOf(line(1, [hour]))).toBe(65);
    expect(minutesOf(line(3, [hour, hour]))).toBeLessThanOrEqual(2);
    expect(minutesOf(line(3, [hour, hour, hour]))).toBe(65);
  });

  test('lets a walk-in go before an appointment for which there is time', () => {
    expect(minutesOf(line(1, [[NOON + 25, NOON + 55]]))).toBeLessThanOrEqual(2);
    expect(minutesOf(line(1, [[NOON + 25, NOON + 55]]), 1)).toBe(55);
  });

  test('is the same at every look, and never shorter than without', () => {
    fc.assert(
      fc.property(
        bookings,
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 0, max: 4 }),
        (booked, stations, partiesAhead) => {
          const given = middle(line(stations, booked), partiesAhead);
          expect(middle(line(stations, booked), partiesAhead)).toBe(given);
          expect(given).toBeGreaterThanOrEqual(middle(line(stations, []), partiesAhead));
        },
      ),
      { numRuns: 60, endOnFailure: true },
    );
  });
});
