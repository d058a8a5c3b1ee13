import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { AppointmentFlag } from '../../entities/AppointmentFlag.js';
import { knownAs } from '../../server/domain/appointments/news/known.js';
import { changeOf } from '../../server/domain/appointments/news/series-changes.js';

const hour = (of: number) => new Date(Date.UTC(2026, 5, 16, of));
const state = fc.record({
  id: fc.constant('1'),
  flag: fc.constantFrom(...Object.values(AppointmentFlag)),
  startsAt: fc.integer({ min: 0, max: 2 }).map(hour),
  endsAt: fc.integer({ min: 3, max: 4 }).map(hour),
  isGone: fc.boolean(),
});
type State = typeof state extends fc.Arbitrary<infer Value> ? Value : never;
const known = (as: State) => (as.isGone ? null : knownAs(as));

describe('what a customer hears of an appointment of a series', () => {
  test('is nothing where it stands as they knew it', () => {
    fc.assert(fc.property(state, (now) => expect(changeOf(known(now), now)).toBeNull()));
  });

  test('is where it stands now, whatever came between', () => {
    fc.assert(
      fc.property(state, state, (before, now) => {
        const [was, is] = [known(before), known(now)];
        const change = changeOf(was, now);
        expect(change === 'canceled').toBe(was !== null && is === null);
        if (change === 'confirmed') expect([was === null || was.isRequest, is?.isRequest]).toEqual([true, false]);
        if (change === 'moved') expect([was!.from, was!.until]).not.toEqual([is!.from, is!.until]);
        if (change === null && is !== null && !is.isRequest) expect(was).toEqual(is);
      }),
    );
  });
});
