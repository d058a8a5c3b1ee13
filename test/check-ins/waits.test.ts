import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { measurePace, type PaceSample } from '../../server/domain/check-ins/waits/measure-pace.js';
import { forecastLine, rangeFor } from '../../server/domain/check-ins/waits/quote.js';
import { AGES, ServiceTimes } from '../../server/domain/check-ins/waits/service-times.js';
import { shownRange } from '../../server/domain/check-ins/waits/shown-range.js';
import { Stations } from '../../server/domain/check-ins/waits/Stations.js';
import type { Call, Pace } from '../../server/domain/check-ins/waits/pace.js';
import { seeded } from '../../server/demo/seeded.js';
import { steadyPace } from './paces.js';

const NOW = new Date('2026-06-15T16:00:00Z');
const NOON = NOW.getTime() / 60_000;
const RUNS = { numRuns: 100, endOnFailure: true };

const hazards = fc.array(fc.double({ min: 0.01, max: 5, noNaN: true }), {
  minLength: AGES.length,
  maxLength: AGES.length,
});
const services = fc
  .record({ mean: fc.double({ min: 1, max: 120, noNaN: true }), hazards })
  .map(({ mean, hazards: steps }) => new ServiceTimes(mean, steps));
const paces = fc
  .record({ stations: fc.integer({ min: 1, max: 12 }), minutes: fc.integer({ min: 3, max: 60 }), hazards })
  .map(({ stations, minutes, hazards: steps }): Pace => {
    const pace = steadyPace(NOW, minutes, { stations, leaving: 0.01 });
    return { ...pace, service: { mean: minutes, hazards: steps } };
  });
/** Calls of the last hours, each of a party that had waited for some minutes. */
const callLists = fc
  .array(fc.record({ ago: fc.integer({ min: 0, max: 200 }), waited: fc.integer({ min: 0, max: 40 }) }), {
    maxLength: 40,
  })
  .map((calls) =>
    calls.map(({ ago, waited }): Call => ({ at: NOON - ago, since: NOON - ago - waited })).sort((a, b) => a.at - b.at),
  );
const lines = fc.record({ pace: paces, calls: callLists, waited: fc.integer({ min: 0, max: 30 }) });

test('the age at which a hazard is reached is the one that has it', () => {
  fc.assert(
    fc.property(services, fc.double({ min: 0, max: 8, noNaN: true }), (service, hazard) => {
      expect(service.hazardUpTo(service.ageAt(hazard))).toBeCloseTo(hazard, 6);
    }),
    RUNS,
  );
});

describe('a belief about who is being served', () => {
  test('never has more parties than stations, and no chance beyond 0 and 1', () => {
    fc.assert(
      fc.property(
        services,
        fc.integer({ min: 1, max: 10 }),
        fc.array(
          fc.record({
            does: fc.constantFrom('idle', 'hold', 'call'),
            minutes: fc.double({ min: 0, max: 40, noNaN: true }),
          }),
          { maxLength: 60 },
        ),
        (service, count, steps) => {
          const stations = new Stations(count, service);
          for (const { does, minutes } of steps) {
            if (does === 'call') stations.call();
            else stations[does as 'idle' | 'hold'](minutes);
            const busy = stations.served.reduce((sum, { chance }) => sum + chance, 0);
            expect(busy + stations.free).toBeLessThan(count + 0.05);
            for (const { chance } of stations.served) expect(chance >= 0 && chance <= 1).toBe(true);
          }
        },
      ),
      RUNS,
    );
  });

  test('knows an empty room that fills: as many parties are called at once as there are stations', () => {
    const stations = new Stations(
      3,
      new ServiceTimes(
        30,
        AGES.map((age) => (age < 0.95 ? 0.001 : 30)),
      ),
    );
    for (const free of [2, 1, 0]) {
      stations.idle(1);
      stations.call();
      expect(stations.free).toBeCloseTo(free, 1);
    }
  });
});

describe('a forecast', () => {
  test('is the longer the farther back a party of the same size stands', () => {
    fc.assert(
      fc.property(lines, ({ pace, calls, waited }) => {
        const waits = forecastLine(pace, calls, NOON - waited, NOON, 12);
        const ranges = waits.map((wait) => rangeFor(pace, wait, 2));
        for (let place = 1; place < waits.length; place += 1) {
          const [before, after] = [waits[place - 1]!, waits[place]!];
          expect(before.every((minutes, future) => minutes <= after[future]!)).toBe(true);
          const [shown, next] = [ranges[place - 1], ranges[place]];
          // One that only says 'up to' is not raised to the lower end of its range.
          if (shown && next && (shown.lowMinutes === 0) === (next.lowMinutes === 0))
            expect(shown.minutes).toBeLessThanOrEqual(next.minutes);
        }
      }),
      RUNS,
    );
  });

  test('is the same at every look of the same moment, and never before now', () => {
    fc.assert(
      fc.property(lines, ({ pace, calls, waited }) => {
        const look = () => forecastLine(pace, calls, NOON - waited, NOON, 3);
        expect(look()).toEqual(look());
        for (const wait of look()) for (const minutes of wait) expect(minutes).toBeGreaterThanOrEqual(-1e-9);
      }),
      RUNS,
    );
  });

  test('counts down while a party is served', () => {
    const pace = steadyPace(NOW, 30);
    const after = (minutes: number) =>
      rangeFor(pace, forecastLine(pace, [{ at: NOON, since: NOON }], NOON + 1, NOON + minutes, 1)[0]!, 2)!.minutes;
    expect([5, 10, 15, 20, 25].map(after)).toEqual([25, 20, 15, 9, 4]);
  });

  test('knows that nobody is done soon when a room has just filled', () => {
    const pace = steadyPace(NOW, 45, { stations: 12 });
    const rush = Array.from({ length: 12 }, (_, index): Call => ({ at: NOON + index, since: NOON + index }));
    const [first] = forecastLine(pace, rush, NOON + 12, NOON + 13, 1);
    expect(rangeFor(pace, first!, 2)).toMatchObject({ minutes: 30 });
  });

  /** The middle of the wait of a party at a place, where the last party was called up a minute ago. */
  const middleOf = (pace: Pace, { place = 0, partySize = 2, calls = [{ at: NOON - 1, since: NOON - 2 }] } = {}) => {
    const waits = forecastLine(pace, calls, calls.at(-1)!.at, NOON, place + 1)[place]!;
    return rangeFor({ ...pace, tails: [0.4, 0.4] }, waits, partySize)!.minutes;
  };
  /** Services end at any age. */
  const even = { service: { mean: 20, hazards: AGES.map(() => 1) } };

  test('is shorter where many leave the line', () => {
    const pace = steadyPace(NOW, 20, { stations: 2 });
    expect(middleOf({ ...pace, leaving: 0.03 }, { place: 6 })).toBeLessThan(middleOf(pace, { place: 6 }) - 10);
  });

  test('is longer in a slow hour, on a slow day, and where the slow hour is yet to come', () => {
    const pace = steadyPace(NOW, 20, { timeZone: 'UTC' });
    const slow = (index: number, count: number) =>
      Array.from({ length: count }, (_, here) => (here === index ? 0.5 : 1));
    expect(middleOf(pace, { place: 1 })).toBe(40);
    expect(middleOf({ ...pace, hours: slow(16, 24) }, { place: 1 })).toBeGreaterThan(50);
    expect(middleOf({ ...pace, hours: slow(17, 24) }, { place: 3 })).toBeGreaterThan(middleOf(pace, { place: 3 }) + 10);
    // A Monday.
    expect(middleOf({ ...pace, days: slow(1, 7) }, { place: 1 })).toBeGreaterThanOrEqual(75);
  });

  test('is shorter on a day that is faster than usual', () => {
    const pace = steadyPace(NOW, 20, { ...even, stations: 1 });
    const every = (minutes: number) =>
      Array.from({ length: 12 }, (_, index): Call => ({ at: NOON - 1 - (11 - index) * minutes, since: NOON - 230 }));
    expect(middleOf(pace, { place: 3, calls: every(8) })).toBeLessThan(
      middleOf(pace, { place: 3, calls: every(20) }) - 15,
    );
  });

  test('is longer for a party of a size that waits longer', () => {
    const pace = steadyPace(NOW, 20, { sizes: [1, 1, 2, 2] });
    expect(middleOf(pace, { place: 1, partySize: 6 })).toBeGreaterThan(1.8 * middleOf(pace, { place: 1 }));
  });

  test('believes that a closed station opens where calls come sooner than services can end', () => {
    const stations = new Stations(
      4,
      new ServiceTimes(
        60,
        AGES.map((age) => (age < 0.95 ? 0.001 : 30)),
      ),
    );
    stations.call();
    stations.hold(40);
    expect(stations.call()).toBeLessThan(0.5);
    expect(stations.served).toHaveLength(2);
  });

  test('says nothing where all stations seem to be closed: parties wait and nobody is called up', () => {
    const pace = steadyPace(NOW, 20, { stations: 2 });
    expect(rangeFor(pace, forecastLine(pace, [], NOON - 60, NOON, 1)[0]!, 2)).toBeNull();
  });
});

describe('a range to show', () => {
  const minutes = fc.double({ min: 0, max: 300, noNaN: true });

  test('is in whole minutes, to 5 above 10, in order, and within a factor of 3 unless it says only its upper end', () => {
    fc.assert(
      fc.property(fc.tuple(minutes, minutes, minutes), (values) => {
        const [low, middle, high] = values.sort((a, b) => a - b) as [number, number, number];
        const range = shownRange(low, middle, high);
        if (!range) return;
        const { lowMinutes, minutes: shown, highMinutes } = range;
        for (const value of [lowMinutes, shown, highMinutes]) expect(value <= 10 || value % 5 === 0).toBe(true);
        expect(lowMinutes <= shown && shown <= highMinutes && lowMinutes < highMinutes).toBe(true);
        expect(lowMinutes === 0 ? highMinutes <= 60 : highMinutes <= 3 * lowMinutes).toBe(true);
      }),
      { numRuns: 1000, endOnFailure: true },
    );
  });

  test.each([
    [15.2, 21, 28.9, { lowMinutes: 15, minutes: 20, highMinutes: 30 }],
    [2, 12, 24, { lowMinutes: 0, minutes: 10, highMinutes: 25 }],
    [5, 40, 97, null],
    [10, 30, Infinity, null],
  ])('of %d to %d to %d minutes', (low, middle, high, range) => {
    expect(shownRange(low, middle, high)).toEqual(range);
  });
});

describe('the pace', () => {
  /** Days of a shop with some stations, whose services take about so long, and to which more come than it can serve. */
  const shop = (stations: number, length: number, days = 6): PaceSample[] => {
    const random = seeded(7);
    // One chair is so busy that its last customers wait for hours; longer waits count as forgotten ones.
    const busy = stations === 1 ? 0.6 : 0.4;
    return Array.from({ length: days }, (_, day) => {
      const ends = Array<number>(stations).fill(0);
      let at = NOON - (days - day) * 24 * 60;
      return Array.from({ length: 40 }, (): PaceSample => {
        at += (length / stations) * (busy + 0.4 * random());
        ends.sort((a, b) => a - b);
        const until = Math.max(at, ends[0]!);
        ends[0] = until + length * (0.6 + 0.8 * random());
        return { at, until, partySize: 2, hasLeft: false };
      });
    }).flat();
  };

  test.each([
    [1, 20],
    [3, 30],
    [12, 50],
  ])('finds out that a shop has %i stations and serves a party for %i minutes', async (stations, length) => {
    const pace = (await measurePace(shop(stations, length), 'America/New_York', NOW))!;
    expect(Math.abs(pace.stations - stations)).toBeLessThanOrEqual(stations > 5 ? 1 : 0);
    const service = new ServiceTimes(pace.service.mean, pace.service.hazards);
    const median = service.mean * service.ageAt(Math.LN2);
    expect(median).toBeGreaterThan(0.85 * length);
    expect(median).toBeLessThan(1.15 * length);
  });

  test('finds out how many tables there are where a rush fills the room and the host seats a party a minute', async () => {
    const random = seeded(3);
    const visits = Array.from({ length: 4 }, (_, day): PaceSample[] => {
      const ends = Array<number>(12).fill(0);
      let [at, seatedAt] = [NOON - (4 - day) * 24 * 60, 0];
      return Array.from({ length: 55 }, (__, index): PaceSample => {
        at += (index < 30 ? 0.5 : 6) * random();
        ends.sort((a, b) => a - b);
        seatedAt = Math.ceil(Math.max(at, ends[0]!, seatedAt + 0.01));
        ends[0] = seatedAt + 45 * Math.exp(0.8 * (random() - 0.5));
        return { at, until: seatedAt, partySize: 2, hasLeft: false };
      });
    });
    let pace: Pace | null = null;
    for (const day of visits.keys()) {
      pace = await measurePace(visits.slice(0, day + 1).flat(), 'UTC', NOW, pace);
      expect(Math.abs(pace!.stations - 12)).toBeLessThanOrEqual(day === 0 ? 12 : 2);
    }
  });

  test('knows the hours that are slower, and sizes that wait longer', async () => {
    const slowHour = new Date((NOON - 24 * 60) * 60_000).getUTCHours() + 2;
    const visits = shop(3, 30, 8).map((visit): PaceSample => {
      const isSlow = new Date(visit.until * 60_000).getUTCHours() >= slowHour;
      const isLarge = visit.at % 1 < 0.3;
      const wait = (visit.until - visit.at) * (isLarge ? 1.6 : 1);
      return { ...visit, partySize: isLarge ? 6 : 2, until: visit.at + wait + (isSlow ? 25 : 0) };
    });
    const pace = (await measurePace(visits, 'UTC', NOW))!;
    expect(pace.sizes[2]).toBeGreaterThan(pace.sizes[0]! + 0.1);
    const [usual, slow] = [slowHour - 1, slowHour].map((hour) => pace.hours[hour]!);
    expect(slow).toBeLessThan(usual!);
  });

  test.each([
    [1, 20],
    [3, 30],
    [12, 50],
  ])('gives ranges that hold on the next day of a shop with %i stations', async (stations, length) => {
    const visits = shop(stations, length, 9);
    const isLater = ({ at }: PaceSample) => at > NOON - 3.5 * 24 * 60;
    const pace = (await measurePace(
      visits.filter((visit) => !isLater(visit)),
      'America/New_York',
      NOW,
    ))!;
    const calls = visits.map(({ at, until }): Call => ({ at: until, since: at })).sort((a, b) => a.at - b.at);
    const held = visits.filter(isLater).flatMap(({ at, until, partySize }) => {
      const line = visits.filter((other) => other.at < at && other.until > at);
      if (line.length === 0) return [];
      const past = calls.filter((call) => call.at < at && call.at > at - 240);
      const range = rangeFor(pace, forecastLine(pace, past, line[0]!.at, at, line.length + 1)[line.length]!, partySize);
      return range ? [until - at >= range.lowMinutes && until - at <= range.highMinutes] : [];
    });
    const share = held.filter(Boolean).length / held.length;
    expect(held.length).toBeGreaterThan(60);
    expect(share).toBeGreaterThan(0.65);
    expect(share).toBeLessThan(0.98);
  });

  test('is unknown before ten parties were called up', async () => {
    expect(await measurePace(shop(1, 20, 1).slice(0, 9), 'UTC', NOW)).toBeNull();
    expect(await measurePace(shop(1, 20, 1).slice(0, 10), 'UTC', NOW)).not.toBeNull();
  });

  test('is unknown in the first two hours: how fast a room fills does not tell how long its guests stay', async () => {
    const all = shop(12, 50, 1);
    const first = all.filter(({ until }) => until - all[0]!.at < 119);
    expect(first.length).toBeGreaterThan(20);
    expect(await measurePace(first, 'UTC', NOW)).toBeNull();
  });

  test.each([
    [700, 0.05],
    [400, 3],
  ])('hardly changes when %i pranksters join and leave after %d minutes', async (count, minutes) => {
    const honest = shop(3, 30).map((visit, index): PaceSample => ({ ...visit, hasLeft: index % 12 === 0 }));
    const prank = Array.from({ length: count }, (_, index): PaceSample => {
      const at = NOON - 60 + index * 0.05;
      return { at, until: at + minutes, partySize: 2, hasLeft: true };
    });
    const before = (await measurePace(honest, 'UTC', NOW))!;
    const after = (await measurePace([...honest, ...prank], 'UTC', NOW, before))!;
    expect(before.leaving).toBeGreaterThan(0);
    expect(after.leaving).toBeGreaterThan(0.6 * before.leaving);
    expect(after.leaving).toBeLessThan(1.6 * before.leaving);
    expect(after.stations).toBe(before.stations);
  });
});
