import { describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { Role } from '../../entities/Role.js';
import { useWorld } from '../world/use-world.js';
import {
  AddBusinessHour,
  CopyHours,
  DeleteBusinessHours,
  OpeningHours,
  OpeningPart,
  PublicHour,
  PublicHours,
  UpdateBusinessHour,
} from './hours.generated.js';
import { addHours, weekly } from './hours-steps.js';

const world = useWorld({ plan: Plan.STANDARD });
const owner = () => world.business.owner;
const input = (weekday: number, from: number, to: number) => ({ weekday, opens: from * 60, closes: to * 60 });
const partIds = async (): Promise<string[]> =>
  (await owner().must(OpeningHours)).openingHours.parts.map(({ id }: { id: string }) => id);

describe('weekly hours', () => {
  test('are several a day, and say whether it is open', async () => {
    const morning = await addHours(owner(), 1, 9, 12.5);
    expect(morning).toEqual({ id: expect.stringMatching(/^\d+$/), ...input(1, 9, 12.5), version: 1 });
    await addHours(owner(), 1, 13, 17);
    expect(await weekly(owner())).toEqual(['1 9-12.5', '1 13-17']);
    const { openingHours } = await owner().must(OpeningHours);
    expect(openingHours).toMatchObject({
      timeZone: 'America/New_York',
      exceptions: [],
      openState: { isOpen: true, until: '2026-06-15T16:30:00.000Z', opensAt: null },
    });
  });

  test('past midnight are one, stored as two parts', async () => {
    const night = await addHours(owner(), 6, 18, 2);
    expect(night).toMatchObject(input(6, 18, 2));
    expect(await weekly(owner())).toEqual(['6 18-2']);
    expect(await weekly(owner(), 'parts')).toEqual(['0 0-2', '6 18-24']);
    await owner().must(UpdateBusinessHour, { id: night.id, input: input(5, 20, 3), version: 1 });
    expect(await weekly(owner(), 'parts')).toEqual(['5 20-24', '6 0-3']);
    await owner().must(UpdateBusinessHour, { id: night.id, input: input(5, 9, 17) });
    expect(await weekly(owner(), 'parts')).toEqual(['5 9-17']);
  });

  test('that overlap are refused with those in the way; hours that meet are fine', async () => {
    await addHours(owner(), 6, 18, 2);
    const { errors } = await owner().ask(AddBusinessHour, { input: input(0, 1, 5) });
    expect(errors![0]!.extensions).toEqual({
      code: 'CONFLICT',
      field: 'opens',
      details: { weekday: 0, opens: 0, closes: 120 },
    });
    const sunday = await addHours(owner(), 0, 2, 5);
    expect(await owner().refused(UpdateBusinessHour, { id: sunday.id, input: input(0, 1.75, 5) })).toBe('CONFLICT');
    expect(await weekly(owner())).toEqual(['0 2-5', '6 18-2']);
  });

  test.each([
    [{ opens: 540, closes: 540 }, 'closes'],
    [{ opens: 541, closes: 600 }, 'opens'],
    [{ opens: 540, closes: 1455 }, 'closes'],
    [{ weekday: 7 }, 'weekday'],
    [{ weekday: -1 }, 'weekday'],
  ])('with %j are refused by their field', async (wrong, field) => {
    const { errors } = await owner().ask(AddBusinessHour, { input: { ...input(1, 9, 17), ...wrong } });
    expect(errors![0]!.extensions).toMatchObject({ code: 'INVALID_INPUT', field });
    expect(await weekly(owner())).toEqual([]);
  });

  test('ten that overlap at once: one is added', async () => {
    // Connections that are open already, so that none waits for its own.
    await Promise.all(Array.from({ length: 10 }, () => weekly(owner())));
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => owner().ask(AddBusinessHour, { input: input(1, 9 + n / 4, 17) })),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(answers.filter(({ errors }) => errors?.[0]?.extensions.code === 'CONFLICT')).toHaveLength(9);
    expect(await weekly(owner())).toHaveLength(1);
  });

  test('of an older version change nothing and are answered as they are', async () => {
    const { id } = await addHours(owner(), 1, 9, 17);
    await owner().must(UpdateBusinessHour, { id, input: input(1, 10, 18), version: 1 });
    const { errors } = await owner().ask(UpdateBusinessHour, { id, input: input(1, 8, 16), version: 1 });
    expect(errors![0]!.extensions).toEqual({
      code: 'STALE',
      details: { current: { id, ...input(1, 10, 18), version: 2 } },
    });
  });

  test('are deleted with all their parts', async () => {
    await addHours(owner(), 6, 18, 2);
    await addHours(owner(), 1, 9, 17);
    const [afterMidnight] = await partIds();
    const { deleteBusinessHours } = await owner().must(DeleteBusinessHours, { ids: [afterMidnight!] });
    expect(deleteBusinessHours.weekly).toHaveLength(1);
    expect(await weekly(owner(), 'parts')).toEqual(['1 9-17']);
  });

  test('are changed and deleted by a part alone for older clients', async () => {
    const night = await addHours(owner(), 6, 18, 2);
    const [afterMidnight] = await partIds();
    await owner().must(UpdateBusinessHour, { id: afterMidnight!, input: input(0, 0, 3), isPart: true });
    expect(await weekly(owner())).toEqual(['0 0-3', '6 18-24']);
    await owner().must(UpdateBusinessHour, { id: night.id, input: input(6, 17, 0), isPart: true });
    expect(await weekly(owner())).toEqual(['0 0-3', '6 17-24']);
    const other = await addHours(owner(), 3, 20, 1);
    await owner().must(DeleteBusinessHours, { ids: [other.id], areParts: true });
    expect(await weekly(owner())).toEqual(['0 0-3', '4 0-1', '6 17-24']);
  });
});

describe('copied hours', () => {
  test('replace those of other weekdays, past midnight too', async () => {
    await addHours(owner(), 5, 9, 17);
    await addHours(owner(), 5, 18, 2);
    await addHours(owner(), 1, 8, 10);
    await owner().must(CopyHours, { fromWeekday: 5, toWeekdays: [1, 4, 5] });
    expect(await weekly(owner())).toEqual(['1 9-17', '1 18-2', '4 9-17', '4 18-2', '5 9-17', '5 18-2']);
    await owner().must(CopyHours, { fromWeekday: 5, toWeekdays: [1, 4] });
    expect(await weekly(owner())).toHaveLength(6);
  });

  test('over hours that somebody else changed, added or deleted meanwhile change nothing: STALE, with all hours as they are', async () => {
    const { id } = await addHours(owner(), 1, 9, 17);
    const tuesday = await addHours(owner(), 2, 10, 12);
    await addHours(owner(), 6, 10, 12);
    const read = async () => (await owner().must(OpeningHours)).openingHours;
    const seenNow = async () => (await read()).weekly.map((range) => ({ id: range.id, version: range.version }));
    const copy = { fromWeekday: 1, toWeekdays: [2, 3] };
    const change = (hours: string, day: number, to: number) =>
      owner().must(UpdateBusinessHour, { id: hours, input: input(day, 9, to) });
    for (const meanwhile of [
      () => change(tuesday.id, 2, 13),
      () => change(id, 1, 18),
      () => addHours(owner(), 3, 10, 12),
      () => owner().must(DeleteBusinessHours, { ids: [tuesday.id] }),
    ]) {
      const seen = await seenNow();
      await meanwhile();
      const current = await read();
      const { errors } = await owner().ask(CopyHours, { ...copy, seen });
      expect(errors![0]).toMatchObject({
        message: 'Somebody else changed these hours. Look at them as they are now, then save again.',
        extensions: { code: 'STALE', details: { current: { weekly: current.weekly } } },
      });
      expect(await read()).toEqual(current);
    }
    const seen = await seenNow();
    await addHours(owner(), 5, 10, 12); // a day that the copy does not touch
    await owner().must(CopyHours, { ...copy, seen });
    expect(await weekly(owner())).toEqual(['1 9-18', '2 9-18', '3 9-18', '5 10-12', '6 10-12']);
  });

  test('without replacing: equal ones stay, and what would overlap changes nothing', async () => {
    await addHours(owner(), 1, 9, 12);
    await addHours(owner(), 1, 13, 17);
    await addHours(owner(), 2, 9, 12);
    await owner().must(CopyHours, { fromWeekday: 1, toWeekdays: [2], replaces: false });
    expect(await weekly(owner())).toEqual(['1 9-12', '1 13-17', '2 9-12', '2 13-17']);
    await addHours(owner(), 3, 16, 18);
    expect(await owner().refused(CopyHours, { fromWeekday: 1, toWeekdays: [4, 3], replaces: false })).toBe('CONFLICT');
    expect(await weekly(owner())).toHaveLength(5);
    expect(await owner().refused(CopyHours, { fromWeekday: 1, toWeekdays: [7] })).toBe('INVALID_INPUT');
    expect(await owner().refused(CopyHours, { fromWeekday: 1, toWeekdays: [] })).toBe('INVALID_INPUT');
  });
});

describe('whose hours', () => {
  test("are not another business's", async () => {
    const { id } = await addHours(owner(), 1, 9, 17);
    const { owner: other } = await world.aBusiness();
    expect(await weekly(other)).toEqual([]);
    for (const foreign of [id, '1', 'x', '9223372036854775808']) {
      expect(await other.refused(UpdateBusinessHour, { id: foreign, input: input(1, 8, 16) })).toBe('NOT_FOUND');
      expect(await other.refused(DeleteBusinessHours, { ids: [foreign] })).toBe('NOT_FOUND');
      expect(await other.refused(DeleteBusinessHours, { ids: [foreign], areParts: true })).toBe('NOT_FOUND');
    }
    expect(await owner().refused(DeleteBusinessHours, { ids: [id, '1'] })).toBe('NOT_FOUND');
    expect(await weekly(owner())).toHaveLength(1);
  });

  test.each([
    [Role.MANAGER, 'added'],
    [Role.FRONT_DESK, 'FORBIDDEN'],
    [Role.STAFF, 'FORBIDDEN'],
  ])('role %i: %s; everybody who works there reads them', async (role, outcome) => {
    const actor = await world.business.as(role);
    const { errors } = await actor.ask(AddBusinessHour, { input: input(1, 9, 17) });
    expect(errors?.[0]?.extensions.code ?? 'added').toBe(outcome);
    expect(await weekly(actor)).toHaveLength(errors ? 0 : 1);
  });

  test('are shown to visitors while the plan has a page', async () => {
    const { id } = await addHours(owner(), 6, 18, 2);
    const at = { businessId: world.business.id };
    const { publicHours } = await world.anonymous.must(PublicHours, at);
    expect(publicHours).toEqual([
      { id: expect.any(String), ...input(0, 0, 2) },
      { id, ...input(6, 18, 24) },
    ]);
    expect((await world.anonymous.must(PublicHour, { ...at, id })).publicHour).toEqual({ id, ...input(6, 18, 24) });
    expect(await world.anonymous.refused(PublicHour, { ...at, id: '1' })).toBe('NOT_FOUND');
    await world.business.change({ plan: Plan.BASIC });
    expect((await world.anonymous.must(PublicHours, at)).publicHours).toEqual([]);
    expect(await world.anonymous.refused(PublicHour, { ...at, id })).toBe('NOT_FOUND');
    expect(await world.anonymous.refused(PublicHours, { businessId: '999999' })).toBe('NOT_FOUND');
    const desk = await world.business.as(Role.FRONT_DESK);
    expect((await desk.must(OpeningPart, { id })).openingPart).toEqual({ id, ...input(6, 18, 24) });
    expect(await (await world.aBusiness()).owner.refused(OpeningPart, { id })).toBe('NOT_FOUND');
  });
});
