import { describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { Role } from '../../entities/Role.js';
import { pageOf } from '../business-page/page-steps.js';
import {
  DeleteBusinessHours,
  DeleteHoursExceptions,
  OpeningHours,
  UpdateBusinessHour,
} from '../hours/hours.generated.js';
import { addHours, weekly } from '../hours/hours-steps.js';
import { useWorld } from '../world/use-world.js';
import { addMember, hoursOf, weeklyOf } from './staff-steps.js';
import {
  AddStaffHour,
  CopyStaffHours,
  DeleteStaffHours,
  DeleteStaffHoursExceptions,
  SetStaffHoursException,
  StaffHours,
  StaffMember,
  StaffOpeningPart,
  UpdateStaffHour,
} from './staff.generated.js';

const world = useWorld({ plan: Plan.STANDARD });
const owner = () => world.business.owner;
const input = (weekday: number, from: number, to: number) => ({ weekday, opens: from * 60, closes: to * 60 });
const work = async (staffId: string, weekday: number, from: number, to: number) =>
  (await owner().must(AddStaffHour, { staffId, input: input(weekday, from, to) })).addStaffHour;
const away = async (staffId: string, date: string, lastDate: string | null = null, name = 'Vacation') =>
  owner().ask(SetStaffHoursException, { staffId, input: { date, lastDate, name, ranges: [] } });
const awayAt = async (staffId: string): Promise<string[]> =>
  (await hoursOf(owner(), staffId)).exceptions.map(({ date, lastDate }) => `${date} ${lastDate}`);

describe('weekly hours of a staff member', () => {
  test('follow the rules of the business: past midnight one, never overlapping, in steps of 15 minutes', async () => {
    const { id } = await addMember(owner());
    const night = await work(id, 6, 18, 2);
    expect(await weeklyOf(owner(), id)).toEqual(['6 18-2']);
    expect(await weeklyOf(owner(), id, 'parts')).toEqual(['0 0-2', '6 18-24']);
    const { errors } = await owner().ask(AddStaffHour, { staffId: id, input: input(0, 1, 5) });
    expect(errors![0]!.extensions).toMatchObject({ code: 'CONFLICT', details: { weekday: 0, opens: 0, closes: 120 } });
    expect(await owner().refused(AddStaffHour, { staffId: id, input: input(1, 9.1, 17) })).toBe('INVALID_INPUT');
    await owner().must(UpdateStaffHour, { id: night.id, input: input(5, 9, 17), version: 1 });
    expect(await owner().refused(UpdateStaffHour, { id: night.id, input: input(5, 8, 17), version: 1 })).toBe('STALE');
    await owner().must(CopyStaffHours, { staffId: id, fromWeekday: 5, toWeekdays: [1, 2] });
    expect(await weeklyOf(owner(), id)).toEqual(['1 9-17', '2 9-17', '5 9-17']);
    await owner().must(DeleteStaffHours, { ids: [night.id] });
    expect(await weeklyOf(owner(), id)).toEqual(['1 9-17', '2 9-17']);
    expect(
      await world.rows(
        world.business.id,
        "select action, subject from audit_log where action like '%hours.%' order by id",
      ),
    ).toEqual(['add', 'update', 'copy', 'delete'].map((action) => ({ action: `staff-hours.${action}`, subject: id })));
    const { staffMember } = await owner().must(StaffMember, { id });
    expect(staffMember.weekly.map(({ weekday }) => weekday)).toEqual([1, 2]);
  });

  test("are apart from the business's own and from those of others", async () => {
    const [bea, cleo] = [await addMember(owner()), await addMember(owner())];
    const open = await addHours(owner(), 1, 9, 17);
    const ofBea = await work(bea.id, 1, 10, 18);
    const ofCleo = await work(cleo.id, 1, 8, 12);
    await owner().must(CopyStaffHours, { staffId: bea.id, fromWeekday: 1, toWeekdays: [2] });
    expect([await weekly(owner()), await weeklyOf(owner(), bea.id), await weeklyOf(owner(), cleo.id)]).toEqual([
      ['1 9-17'],
      ['1 10-18', '2 10-18'],
      ['1 8-12'],
    ]);
    expect(await owner().refused(UpdateBusinessHour, { id: ofBea.id, input: input(1, 9, 10) })).toBe('NOT_FOUND');
    expect(await owner().refused(DeleteBusinessHours, { ids: [ofBea.id] })).toBe('NOT_FOUND');
    expect(await owner().refused(UpdateStaffHour, { id: open.id, input: input(1, 9, 10) })).toBe('NOT_FOUND');
    expect(await owner().refused(DeleteStaffHours, { ids: [open.id] })).toBe('NOT_FOUND');
    expect(await owner().refused(DeleteStaffHours, { ids: [ofBea.id, ofCleo.id] })).toBe('NOT_FOUND');
    expect(await owner().refused(StaffOpeningPart, { id: open.id })).toBe('NOT_FOUND');
    expect((await owner().must(StaffOpeningPart, { id: ofBea.id })).staffOpeningPart).toEqual({
      ...input(1, 10, 18),
      staffId: bea.id,
    });
  });

  test('ten that overlap at once: one is added', async () => {
    const { id } = await addMember(owner());
    await Promise.all(Array.from({ length: 10 }, () => weeklyOf(owner(), id)));
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => owner().ask(AddStaffHour, { staffId: id, input: input(1, 9 + n / 4, 17) })),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(await weeklyOf(owner(), id)).toHaveLength(1);
  });
});

describe('time off', () => {
  test('is one exception of several days, and says who works now', async () => {
    const { id } = await addMember(owner());
    for (const weekday of [1, 2, 3, 4, 5]) await work(id, weekday, 8, 17);
    expect((await hoursOf(owner(), id)).openState.isOpen).toBe(true);
    const { data } = await away(id, '2026-06-15', '2026-06-26');
    expect(data!.setStaffHoursException).toEqual({
      id: expect.stringMatching(/^\d+$/),
      date: '2026-06-15',
      lastDate: '2026-06-26',
      name: 'Vacation',
      ranges: [],
      version: 1,
    });
    expect((await hoursOf(owner(), id)).openState).toEqual({
      isOpen: false,
      until: null,
      opensAt: '2026-06-29T12:00:00.000Z',
    });
    await away(id, '2026-06-15', '2026-06-16');
    expect((await hoursOf(owner(), id)).openState.opensAt).toBe('2026-06-17T12:00:00.000Z');
    await owner().must(DeleteStaffHoursExceptions, { ids: [data!.setStaffHoursException.id] });
    expect((await hoursOf(owner(), id)).openState.isOpen).toBe(true);
  });

  test('never shares a day with another exception of theirs', async () => {
    const { id } = await addMember(owner());
    await away(id, '2026-07-01', '2026-07-10');
    for (const [date, lastDate] of [
      ['2026-07-10', null],
      ['2026-06-20', '2026-07-01'],
      ['2026-06-20', '2026-08-01'],
      ['2026-07-03', '2026-07-04'],
    ] as const) {
      const { errors } = await away(id, date, lastDate, 'Course');
      expect(errors![0]).toMatchObject({
        message: "These days overlap 'Vacation'.",
        extensions: {
          code: 'CONFLICT',
          field: 'date',
          details: { date: '2026-07-01', lastDate: '2026-07-10', name: 'Vacation' },
        },
      });
    }
    await away(id, '2026-07-11', null, 'Course');
    const colleague = await addMember(owner());
    await away(colleague.id, '2026-07-05');
    expect([await awayAt(id), await awayAt(colleague.id)]).toEqual([
      ['2026-07-01 2026-07-10', '2026-07-11 2026-07-11'],
      ['2026-07-05 2026-07-05'],
    ]);
  });

  test.each([
    ['2026-06-20', '2026-06-19', 'lastDate'],
    ['2026-06-20', '2026-06-31', 'lastDate'],
    ['2026-06-20', '2027-06-21', 'lastDate'],
    ['2028-06-10', '2028-06-16', 'lastDate'],
    ['2026-06-13', '2026-06-20', 'date'],
    ['2026-06-20', 'soon', 'lastDate'],
  ])('from %s to %s is refused by its field', async (date, lastDate, field) => {
    const { id } = await addMember(owner());
    const { errors } = await away(id, date, lastDate);
    expect(errors![0]!.extensions).toMatchObject({ code: 'INVALID_INPUT', field });
    expect(await awayAt(id)).toEqual([]);
  });

  test('that goes on is listed, however long ago it began; what ended is not', async () => {
    const { id } = await addMember(owner());
    await away(id, '2026-06-15', '2026-06-20');
    world.clock.forward(6 * 24 * 60 * 60 * 1000);
    expect(await awayAt(id)).toEqual(['2026-06-15 2026-06-20']);
    world.clock.forward(24 * 60 * 60 * 1000);
    expect(await awayAt(id)).toEqual([]);
  });

  test('is moved and, while it lasts, prolonged, however long ago it began', async () => {
    const { id } = await addMember(owner());
    const { data } = await away(id, '2026-06-20', '2026-06-25');
    const move = (date: string, lastDate: string, exception = data!.setStaffHoursException.id) =>
      owner().ask(SetStaffHoursException, {
        staffId: id,
        id: exception,
        input: { date, lastDate, name: 'Vacation', ranges: [] },
      });
    await move('2026-06-18', '2026-06-22');
    expect(await awayAt(id)).toEqual(['2026-06-18 2026-06-22']);
    world.clock.forward(6 * 24 * 60 * 60 * 1000);
    await move('2026-06-18', '2026-06-30');
    expect(await awayAt(id)).toEqual(['2026-06-18 2026-06-30']);
    expect((await move('2026-06-17', '2026-06-30')).errors![0]!.extensions).toMatchObject({ field: 'date' });
    await away(id, '2026-07-01');
    expect((await move('2026-06-18', '2026-07-01')).errors![0]!.extensions.code).toBe('CONFLICT');
    expect((await move('2026-06-18', '2026-06-30', '1')).errors![0]!.extensions.code).toBe('NOT_FOUND');
    const colleague = await addMember(owner());
    const theirs = (await away(colleague.id, '2026-06-25')).data!.setStaffHoursException.id;
    expect((await move('2026-07-05', '2026-07-06', theirs)).errors![0]!.extensions.code).toBe('NOT_FOUND');
  });

  test('of an older version changes nothing and is answered as it is', async () => {
    const { id } = await addMember(owner());
    await away(id, '2026-07-01', '2026-07-10');
    const change = { date: '2026-07-01', name: 'Course', ranges: [] };
    await owner().must(SetStaffHoursException, { staffId: id, input: change, version: 1 });
    const { errors } = await owner().ask(SetStaffHoursException, { staffId: id, input: change, version: 1 });
    expect(errors![0]!.extensions).toMatchObject({
      code: 'STALE',
      details: { current: { name: 'Course', lastDate: '2026-07-01', version: 2 } },
    });
  });
});

test('of staff the page of the business says nothing, and its own exceptions are apart', async () => {
  const { id } = await addMember(owner());
  await work(id, 1, 9, 17);
  const { data } = await away(id, '2026-06-15', '2026-06-20', 'Surgery');
  expect(await pageOf(world.anonymous, world.business.id)).toMatchObject({
    weekly: [],
    exceptions: [],
    openState: null,
  });
  expect((await owner().must(OpeningHours)).openingHours).toMatchObject({ weekly: [], parts: [], exceptions: [] });
  const ids = [data!.setStaffHoursException.id];
  expect(await owner().refused(DeleteHoursExceptions, { ids })).toBe('NOT_FOUND');
});

test("hours are not another business's, and only owner and manager change them", async () => {
  const { id } = await addMember(owner());
  const hours = await work(id, 1, 9, 17);
  const { data } = await away(id, '2026-06-15');
  const exception = data!.setStaffHoursException.id;
  const { owner: other } = await world.aBusiness({ plan: Plan.STANDARD });
  const desk = await world.business.as(Role.FRONT_DESK);
  for (const [actor, code] of [
    [other, 'NOT_FOUND'],
    [desk, 'FORBIDDEN'],
  ] as const) {
    expect(await actor.refused(AddStaffHour, { staffId: id, input: input(2, 9, 17) })).toBe(code);
    expect(await actor.refused(UpdateStaffHour, { id: hours.id, input: input(2, 9, 17) })).toBe(code);
    expect(await actor.refused(DeleteStaffHours, { ids: [hours.id] })).toBe(code);
    expect(await actor.refused(CopyStaffHours, { staffId: id, fromWeekday: 1, toWeekdays: [2] })).toBe(code);
    expect(await actor.refused(DeleteStaffHoursExceptions, { ids: [exception] })).toBe(code);
    expect(
      await actor.refused(SetStaffHoursException, {
        staffId: id,
        input: { date: '2026-06-20', name: 'x', ranges: [] },
      }),
    ).toBe(code);
  }
  expect(await other.refused(StaffHours, { staffId: id })).toBe('NOT_FOUND');
  expect([await weeklyOf(desk, id), await awayAt(id)]).toEqual([['1 9-17'], ['2026-06-15 2026-06-15']]);
});
