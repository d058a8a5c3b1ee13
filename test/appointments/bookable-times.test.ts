import { describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { Role } from '../../entities/Role.js';
import { statementsOf } from '../database/statements.js';
import { addHours } from '../hours/hours-steps.js';
import { ArchiveStaffMembers } from '../staff/staff.generated.js';
import { useWorld } from '../world/use-world.js';
import { BookableSteps, clockOf } from './BookableSteps.js';
import { BookableTimes, BookedTimes } from './bookable-times.generated.js';
import { SetAppointmentFlag } from './appointments.generated.js';

const world = useWorld({ plan: Plan.PLUS });
const steps = new BookableSteps(world);
const at = (time: string, date?: string) => steps.at(time, date);

describe('times of a business without staff hours', () => {
  test('begin with its hours, are apart by its interval, and leave room for the whole visit', async () => {
    await steps.opens(9, 12);
    expect(await steps.times()).toBe('9:00 9:30 10:00 10:30 11:00 11:30');
    const long = await steps.service(75);
    expect(await steps.times([{ productIds: [long] }])).toBe('9:00 9:30 10:00 10:30');
    await steps.sets({ bookingInterval: 45 });
    expect(await steps.times()).toBe('9:00 9:45 10:30 11:15');
    await steps.opens(13.25, 15);
    expect(await steps.times()).toBe('9:00 9:45 10:30 11:15 13:15 14:00');
  });

  test('take what services take together: those without a duration add nothing if another one has one', async () => {
    await steps.opens(9, 12);
    const [cut, wax, talk] = [await steps.service(50), await steps.service(28), await steps.service(null)];
    const minutes = async (...productIds: string[]) => (await steps.answer([{ productIds }])).minutes;
    expect([await minutes(), await minutes(talk), await minutes(cut, talk)]).toEqual([30, 30, 50]);
    expect([await minutes(cut, wax), await minutes(cut, cut)]).toEqual([80, 50]);
  });

  test('are those of the exception of a date; hours past midnight go on', async () => {
    await steps.opens(9, 11);
    await steps.opens(22, 1, 1);
    expect(await steps.times()).toBe('0:00 0:30 9:00 9:30 10:00 10:30');
    await steps.has('2026-06-16', [[20, 0]]);
    const late = await steps.service(90);
    expect(await steps.times([{ productIds: [late] }])).toBe('20:00 20:30 21:00 21:30 22:00 22:30');
    await steps.has('2026-06-23', []);
    expect(await steps.times([{}], { firstDate: '2026-06-22', days: 2 })).toBe('22:00 22:30 23:00 23:30 | 0:00 0:30');
  });

  test('hours that meet at midnight are one', async () => {
    await steps.opens(23, 0);
    await steps.opens(0, 1, 3);
    const service = await steps.service(60);
    expect(await steps.times([{ productIds: [service] }], { days: 2 })).toBe('23:00 23:30 | 0:00');
  });

  test('are as many at once as the business has places', async () => {
    await steps.opens(9, 11);
    await steps.add();
    expect(await steps.times()).toBe('9:00 9:30 10:30');
    await steps.sets({ bookingSlots: 2 });
    expect(await steps.times()).toBe('9:00 9:30 10:00 10:30');
    await steps.add({ startsAt: at('10:15') });
    expect(await steps.times()).toBe('9:00 9:30 10:30');
  });

  test('an appointment of a staff member without hours takes a place, too', async () => {
    await steps.opens(9, 11);
    await steps.add({ parts: [{ staffId: await steps.member('Maya'), minutes: 60 }] });
    expect(await steps.times()).toBe('9:00 9:30');
    await steps.sets({ bookingSlots: 2 });
    expect(await steps.times()).toBe('9:00 9:30 10:00 10:30');
  });

  test('there are none without hours', async () => {
    expect(await steps.times()).toBe('');
  });
});

describe('times of a staff member', () => {
  test('are their hours, without their days off and those of the business', async () => {
    const maya = await steps.worker('Maya', [13, 15]);
    await steps.opens(9, 12);
    const week = () => steps.times([{ staffId: maya }], { days: 8 });
    expect(await week()).toBe('13:00 13:30 14:00 14:30 |  |  |  |  |  |  | 13:00 13:30 14:00 14:30');
    await steps.has('2026-06-16', [[10, 11]], maya);
    await steps.has('2026-06-23', [], maya);
    expect(await week()).toBe('10:00 10:30 |  |  |  |  |  |  | ');
    await steps.has('2026-06-16', []);
    expect(await week()).toBe(' |  |  |  |  |  |  | ');
  });

  test('on a date with other hours of the business, are what is in both', async () => {
    const maya = await steps.worker('Maya', [9, 17]);
    await steps.has('2026-06-16', [
      [8, 10],
      [16, 18],
    ]);
    expect(await steps.times([{ staffId: maya }])).toBe('9:00 9:30 16:00 16:30');
  });

  test('leave out their appointments with the minutes kept free, before and after both', async () => {
    await steps.sets({ bufferBefore: 10, bufferAfter: 20 });
    const maya = await steps.worker('Maya', [9, 12]);
    const leo = await steps.worker('Leo', [9, 12]);
    await steps.add({ parts: [{ staffId: maya, minutes: 30 }] });
    expect(await steps.times([{ staffId: maya }])).toBe('9:00 11:00 11:30');
    expect(await steps.times([{ staffId: leo }])).toBe('9:00 9:30 10:00 10:30 11:00 11:30');
  });

  test('leave out events of theirs and of everybody, and what was canceled is free again', async () => {
    const maya = await steps.worker('Maya', [9, 12]);
    const leo = await steps.worker('Leo', [9, 12]);
    await steps.add({ isEvent: true, startsAt: at('09:00'), parts: [{ minutes: 60 }] });
    const { id, version } = await steps.add({ startsAt: at('11:00'), parts: [{ staffId: maya, minutes: 60 }] });
    expect(await steps.times([{ staffId: maya }])).toBe('10:00 10:30');
    expect(await steps.times([{ staffId: leo }])).toBe('10:00 10:30 11:00 11:30');
    await steps.owner.must(SetAppointmentFlag, { id, version, flag: 'CANCELED' as never });
    expect(await steps.times([{ staffId: maya }])).toBe('10:00 10:30 11:00 11:30');
  });

  test('there are none of who has no hours; who is archived or does not do it is not offered', async () => {
    await steps.opens(9, 12);
    const wax = await steps.service(30);
    const cut = await steps.service(45);
    const maya = await steps.member('Maya');
    const leo = await steps.worker('Leo', [9, 10], { productIds: [wax] });
    expect(await steps.times([{ staffId: maya, productIds: [cut] }])).toBe('');
    expect(await steps.times([{ staffId: leo, productIds: [wax] }])).toBe('9:00 9:30');
    const notOffered = { code: 'NOT_FOUND', field: 'staffId', details: { reason: 'STAFF_NOT_OFFERED', staffId: leo } };
    expect(await steps.refusal([{ staffId: leo, productIds: [wax, cut] }])).toEqual(notOffered);
    await steps.owner.must(ArchiveStaffMembers, { ids: [leo] });
    expect(await steps.refusal([{ staffId: leo }])).toEqual(notOffered);
  });
});

describe('times for anyone', () => {
  test('are those at which one of the staff who do it is free', async () => {
    const wax = await steps.service(30);
    const cut = await steps.service(45);
    const maya = await steps.worker('Maya', [9, 11], { productIds: [wax] });
    const leo = await steps.worker('Leo', [10, 12]);
    await steps.add({ parts: [{ staffId: leo, minutes: 30 }] });
    expect(await steps.times([{ productIds: [wax] }])).toBe('9:00 9:30 10:00 10:30 11:00 11:30');
    expect(await steps.times([{ productIds: [wax, cut] }])).toBe('10:30');
    await steps.add({ parts: [{ staffId: maya, minutes: 30 }] });
    expect(await steps.times([{ productIds: [wax] }])).toBe('9:00 9:30 10:30 11:00 11:30');
  });

  test('leave somebody for appointments of nobody in particular', async () => {
    await steps.sets({ bookingSlots: 5 });
    for (const name of ['Maya', 'Leo']) await steps.worker(name, [9, 11]);
    await steps.add({ parts: [{ minutes: 60 }] });
    expect(await steps.times()).toBe('9:00 9:30 10:00 10:30');
    await steps.add({ parts: [{ minutes: 30 }] });
    expect(await steps.times()).toBe('9:00 9:30 10:30');
    await steps.worker('Ida', [10, 11]);
    expect(await steps.times()).toBe('9:00 9:30 10:00 10:30');
  });
});

describe('a visit of several parts', () => {
  test('has them one after the other, each with its own staff', async () => {
    const [cut, wax] = [await steps.service(60), await steps.service(30)];
    const maya = await steps.worker('Maya', [9, 12]);
    const leo = await steps.worker('Leo', [11, 14]);
    const parts = [
      { staffId: maya, productIds: [cut] },
      { staffId: leo, productIds: [wax] },
      { staffId: null, productIds: [wax] },
    ];
    const visit = await steps.answer(parts);
    expect(visit.minutes).toBe(120);
    expect(await steps.times(parts)).toBe('10:00 10:30 11:00');
    await steps.add({ startsAt: at('11:30'), parts: [{ staffId: leo, minutes: 30 }] });
    expect(await steps.times(parts)).toBe('10:00 11:00');
  });

  test('of more than a day the staff book', async () => {
    for (const weekday of [0, 1, 2, 3, 4, 5, 6]) await steps.opens(0, 24, weekday);
    const day = await steps.service(1440);
    expect((await steps.times([{ productIds: [day] }])).split(' ')).toHaveLength(48);
    expect(await steps.times([{ productIds: [day] }, {}])).toBe('');
  });
});

describe('notice and window', () => {
  test('without a notice it is from the next day on; with one from so many minutes on', async () => {
    await steps.opens(9, 17, 1);
    await steps.opens(9, 10);
    const soon = () => steps.times([{}], { firstDate: '2026-06-14', days: 3 });
    expect(await soon()).toBe(' |  | 9:00 9:30');
    await steps.sets({ noticeMinutes: 0 });
    expect(await soon()).toBe(' | 12:00 12:30 13:00 13:30 14:00 14:30 15:00 15:30 16:00 16:30 | 9:00 9:30');
    await steps.sets({ noticeMinutes: 241 });
    expect(await soon()).toBe(' | 16:30 | 9:00 9:30');
    await steps.sets({ noticeMinutes: 21 * 60 + 1 });
    expect(await soon()).toBe(' |  | 9:30');
    await steps.sets({ fromNextDay: true });
    expect(await soon()).toBe(' |  | 9:00 9:30');
  });

  test('of a business far in the west or east, tomorrow is by its own clock', async () => {
    world.clock.set('2026-06-15T23:30:00Z');
    const east = await world.aBusiness({ plan: Plan.PLUS, timeZone: 'Pacific/Kiritimati' });
    for (const weekday of [0, 1, 2, 3]) await addHours(east.owner, weekday, 9, 9.5);
    const ask = { businessId: east.id, firstDate: '2026-06-15', days: 3, parts: [{}] };
    const { days } = (await world.anonymous.must(BookableTimes, ask)).bookableTimes;
    expect(days.flatMap(({ times }) => times)).toEqual(['2026-06-16T19:00:00.000Z']);
  });

  test('no further than the window, and nothing before or long after', async () => {
    await steps.opens(9, 9.5);
    const until = (windowDays: number) => steps.sets({ windowDays }).then(() => steps.times([{}], { days: 15 }));
    expect(await until(1)).toBe(`9:00${' | '.repeat(14)}`);
    expect(await until(7)).toBe(`9:00${' | '.repeat(14)}`);
    expect(await until(8)).toBe(`9:00${' | '.repeat(7)}9:00${' | '.repeat(7)}`);
    for (const firstDate of ['0001-01-01', '1999-12-31', '2028-12-31', '9999-12-31'])
      expect(await steps.times([{}], { firstDate })).toBe('');
  });

  test('on days when the clocks change, times are those of the clock on the wall, the first of two', async () => {
    await steps.sets({ windowDays: 730 });
    await steps.opens(0, 5, 0);
    const sunday = (firstDate: string) => steps.times([{}], { firstDate });
    expect(await sunday('2027-03-14')).toBe('0:00 0:30 1:00 1:30 3:00 3:30 4:00 4:30');
    const [day] = (await steps.answer([{}], { firstDate: '2026-11-01' })).days;
    expect(day!.times.slice(0, 5).map((time) => time.slice(11, 16))).toEqual([
      '04:00',
      '04:30',
      '05:00',
      '05:30',
      '07:00',
    ]);
    expect(day!.times.map((time) => clockOf(time)).join(' ')).toBe('0:00 0:30 1:00 1:30 2:00 2:30 3:00 3:30 4:00 4:30');
  });
});

describe('whoever asks', () => {
  test('is refused where the plan has no booking, and finds no business that there is not', async () => {
    const noBooking = { code: 'INVALID_PLAN', details: { feature: 'booking' } };
    await world.business.change({ plan: Plan.STANDARD });
    expect(await steps.refusal([{}])).toEqual(noBooking);
    const { errors } = await world.anonymous.ask(BookedTimes, { businessId: world.business.id });
    expect(errors![0]!.extensions).toEqual(noBooking);
    for (const document of [BookableTimes, BookedTimes])
      expect(await world.anonymous.refused(document as never, steps.question([{}], { businessId: '999999' }))).toBe(
        'NOT_FOUND',
      );
  });

  test('gets nothing for ids of another business', async () => {
    const maya = await steps.worker('Maya', [9, 12]);
    const cut = await steps.service(30);
    const other = await world.aBusiness({ plan: Plan.PLUS });
    const there = { businessId: other.id };
    const offered = { code: 'NOT_FOUND' };
    expect(await steps.refusal([{ staffId: maya }], there)).toMatchObject(offered);
    for (const id of [cut, 'x', '9223372036854775808'])
      expect(await steps.refusal([{ productIds: [id] }], there)).toMatchObject({
        ...offered,
        details: { reason: 'ITEM_NOT_OFFERED', productIds: [id] },
      });
    expect(await steps.times([{}], there)).toBe('');
  });

  test.each([
    [{ firstDate: '2026-02-30' }, 'firstDate'],
    [{ firstDate: '2026-13-01' }, 'firstDate'],
    [{ firstDate: 'tomorrow' }, 'firstDate'],
    [{ days: 0 }, 'days'],
    [{ days: 43 }, 'days'],
    [{ parts: [] }, 'parts'],
    [{ parts: Array.from({ length: 11 }, () => ({})) }, 'parts'],
    [{ parts: [{ productIds: Array.from({ length: 21 }, (_, n) => String(n)) }] }, 'productIds'],
  ])('with %j is refused by its field', async (wrong, field) => {
    expect(await steps.refusal([{}], wrong)).toMatchObject({ code: 'INVALID_INPUT', field });
  });

  test('is answered a month by one statement', async () => {
    await steps.opens(9, 12);
    await steps.worker('Maya', [9, 12]);
    await steps.add();
    const [, ...own] = await statementsOf(() => steps.answer([{}, {}], { days: 42 }));
    expect(own.flat()).toHaveLength(1);
  });
});

describe('booked times', () => {
  test('are what is live from now on, in one where it overlaps, and name nobody', async () => {
    const [maya, leo] = [await steps.member('Maya'), await steps.member('Leo')];
    await steps.sets({ bufferAfter: 30, windowDays: 2 });
    await steps.add({ parts: [{ staffId: maya, minutes: 60 }] });
    await steps.add({ startsAt: at('10:30'), parts: [{ staffId: leo, minutes: 60 }] });
    await steps.add({ startsAt: at('12:00'), parts: [{ minutes: 30 }] });
    await steps.add({ startsAt: at('15:00', '2026-06-18') });
    const gone = await steps.add({ startsAt: at('18:00') });
    await steps.owner.must(SetAppointmentFlag, { id: gone.id, version: 1, flag: 'CANCELED' as never });
    const { bookedTimes } = await world.anonymous.must(BookedTimes, { businessId: world.business.id });
    expect(bookedTimes).toEqual([
      { startsAt: at('10:00'), endsAt: at('11:30') },
      { startsAt: at('12:00'), endsAt: at('12:30') },
    ]);
  });
});

test('a stranger may look 120 times a minute, and goes on after it', async () => {
  await steps.opens(9, 12);
  const look = () => world.anonymous.ask(BookedTimes, { businessId: world.business.id });
  world.clock.set('2026-07-01T16:00:00Z');
  for (let looks = 1; looks <= 120; looks += 1) expect((await look()).errors).toBeUndefined();
  const { errors } = await look();
  expect(errors![0]!.extensions).toMatchObject({ code: 'RATE_LIMITED', details: { retryAfterSeconds: 60 } });
  expect(
    (await world.anonymous.get('/api/business/get-booked-appointments', { businessID: world.business.id })).status,
  ).toBe(429);
  world.clock.forward(60_000);
  expect((await look()).errors).toBeUndefined();
  world.clock.set();
});

test('a caller looks at free times 120 times a minute, whatever others do', async () => {
  await steps.opens(9, 12);
  const mine = await world.business.as(Role.FRONT_DESK);
  for (let n = 0; n < 120; n += 1) await mine.must(BookedTimes, { businessId: world.business.id });
  const { errors } = await mine.ask(BookableTimes, steps.question([{}]));
  expect(errors![0]!.extensions).toMatchObject({ code: 'RATE_LIMITED', details: { retryAfterSeconds: 60 } });
  expect(await steps.times()).toBe('9:00 9:30 10:00 10:30 11:00 11:30');
  world.clock.forward(60_000);
  await mine.must(BookedTimes, { businessId: world.business.id });
});
