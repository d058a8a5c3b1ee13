import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { DateTime } from 'luxon';
import { DAY_MS, MINUTE_MS } from '../../server/core/durations.js';
import { exceptionsAfter } from '../../server/demo/business-page.js';
import { planAppointments } from '../../server/demo/plan-appointments.js';
import { STAFF } from '../../server/demo/staff.js';

const ZONE = 'America/Chicago';
const SERVICES = [45, 30, 75, 150, 20, 15];

const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2032-01-01'), noInvalidDate: true });

test('whenever the demo is made, no appointment is over another or a blocked time, outside of hours, or made too late', () => {
  fc.assert(
    fc.property(moments, (now) => {
      const exceptions = new Set(exceptionsAfter(now, ZONE).map(({ date }) => date));
      const salon = { people: 29, services: SERVICES, staff: STAFF, exceptions };
      const { appointments, blocks } = planAppointments(salon, now, ZONE);
      const taken = new Map<string, number[][]>();
      const take = (who: number | null, date: string, from: number, to: number): void => {
        const key = `${who} ${date}`;
        const others = taken.get(key) ?? [];
        expect(others.some(([start, end]) => start! < to && from < end!)).toBe(false);
        taken.set(key, [...others, [from, to]]);
        const member = who === null ? { opens: 540, closes: 1020 } : STAFF[who]!;
        expect(from).toBeGreaterThanOrEqual(member.opens);
        expect(to).toBeLessThanOrEqual(member.closes);
        expect(exceptions.has(date)).toBe(false);
      };
      expect(blocks.map(({ title }) => title)).toEqual(['Team lunch', 'Holiday']);
      for (const { staff, date, opens, closes } of blocks) for (const who of staff) take(who, date, opens, closes);
      for (const { staff, startsAt, services, madeAt, change } of appointments) {
        const start = DateTime.fromJSDate(startsAt, { zone: ZONE });
        const from = start.hour * 60 + start.minute;
        const minutes = services.reduce((sum, service) => sum + SERVICES[service]!, 0);
        take(staff, start.toISODate()!, from, from + minutes);
        expect(from % 5).toBe(0);
        expect(madeAt < now && madeAt < startsAt).toBe(true);
        expect(Number(now) - Number(madeAt)).toBeLessThan(20.5 * DAY_MS);
        if (change) expect(change.at > madeAt && change.at <= now).toBe(true);
        if (change?.flag === 'NO_SHOW') expect(Number(change.at) - Number(startsAt)).toBe(20 * MINUTE_MS);
      }
      expect(appointments.length).toBeGreaterThan(60);
      expect(appointments.length).toBeLessThan(150);
    }),
    { numRuns: 60 },
  );
});
