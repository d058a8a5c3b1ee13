import { expect, test } from '@jest/globals';
import { Role } from '../../entities/Role.js';
import { useWorld } from '../world/use-world.js';
import { DeleteHoursExceptions, OpeningHours, SetHoursException, UsHolidays } from './hours.generated.js';
import { addHours } from './hours-steps.js';

const world = useWorld();
const owner = () => world.business.owner;
const save = async (input: Record<string, unknown>, version?: number) =>
  (
    await owner().must(SetHoursException, {
      input: { date: '2026-06-15', name: 'Holiday', ranges: [], ...input },
      version,
    })
  ).setHoursException;
const read = async (actor = owner()) => (await actor.must(OpeningHours)).openingHours;

test('a date is closed, or has other hours than its weekday, until the exception is deleted', async () => {
  await addHours(owner(), 1, 9, 17);
  expect((await read()).openState.isOpen).toBe(true);
  const closed = await save({ name: ' Inventory\n' });
  expect(closed).toEqual({
    id: expect.stringMatching(/^\d+$/),
    date: '2026-06-15',
    lastDate: '2026-06-15',
    name: 'Inventory',
    ranges: [],
    version: 1,
  });
  expect((await read()).openState).toEqual({ isOpen: false, until: null, opensAt: '2026-06-22T13:00:00.000Z' });
  const ranges = [
    { opens: 1080, closes: 120 },
    { opens: 600, closes: 780 },
  ];
  const open = await save({ ranges });
  expect(open).toEqual({ ...closed, name: 'Holiday', ranges: ranges.toReversed(), version: 2 });
  expect(await read()).toMatchObject({ exceptions: [open], openState: { until: '2026-06-15T17:00:00.000Z' } });
  const { deleteHoursExceptions } = await owner().must(DeleteHoursExceptions, { ids: [open.id] });
  expect(deleteHoursExceptions).toMatchObject({ exceptions: [], openState: { until: '2026-06-15T21:00:00.000Z' } });
});

test.each([
  [{ name: ' ' }, 'name'],
  [{ name: 'x'.repeat(101) }, 'name'],
  [{ date: '2026-06-31' }, 'date'],
  [{ date: '26-06-30' }, 'date'],
  [{ date: '2026-06-13' }, 'date'],
  [{ date: '2028-06-16' }, 'date'],
  [{ ranges: [{ opens: 540, closes: 540 }] }, 'closes'],
  [
    {
      ranges: [
        { opens: 540, closes: 720 },
        { opens: 705, closes: 780 },
      ],
    },
    'ranges',
  ],
])('%j is refused by its field', async (wrong, field) => {
  const input = { date: '2026-06-15', name: 'Holiday', ranges: [], ...wrong };
  const { errors } = await owner().ask(SetHoursException, { input });
  expect(errors![0]!.extensions).toMatchObject({ code: 'INVALID_INPUT', field });
  expect((await read()).exceptions).toEqual([]);
});

test('past ones are not listed, yesterday’s are: their hours may last until now', async () => {
  const yesterday = await save({ date: '2026-06-14', ranges: [{ opens: 1200, closes: 840 }] });
  expect(await read()).toMatchObject({
    exceptions: [yesterday],
    openState: { isOpen: true, until: '2026-06-15T18:00:00.000Z' },
  });
  world.clock.forward(24 * 60 * 60 * 1000);
  expect((await read()).exceptions).toEqual([]);
});

test('of an older version change nothing and are answered as they are', async () => {
  await save({});
  const current = await save({ name: 'Party' }, 1);
  const input = { date: '2026-06-15', name: 'Old', ranges: [] };
  const { errors } = await owner().ask(SetHoursException, { input, version: 1 });
  expect(errors![0]!.extensions).toEqual({ code: 'STALE', details: { current } });
});

test("are not another business's, and only owner and manager change them", async () => {
  const { id } = await save({});
  const { owner: other } = await world.aBusiness();
  expect((await read(other)).exceptions).toEqual([]);
  expect(await other.refused(DeleteHoursExceptions, { ids: [id] })).toBe('NOT_FOUND');
  expect(await owner().refused(DeleteHoursExceptions, { ids: [id, '1'] })).toBe('NOT_FOUND');
  const desk = await world.business.as(Role.FRONT_DESK);
  expect(await desk.refused(DeleteHoursExceptions, { ids: [id] })).toBe('FORBIDDEN');
  expect(await desk.refused(SetHoursException, { input: { date: '2026-06-15', name: 'x', ranges: [] } })).toBe(
    'FORBIDDEN',
  );
  expect((await read(desk)).exceptions).toHaveLength(1);
});

test('holidays are offered by the year', async () => {
  const { usHolidays } = await owner().must(UsHolidays, { year: 2026 });
  expect(usHolidays).toHaveLength(11);
  expect(usHolidays[5]).toEqual({ date: '2026-07-04', name: 'Independence Day' });
  expect(await owner().refused(UsHolidays, { year: 1999 })).toBe('INVALID_INPUT');
});

test('a save of one that somebody else deleted meanwhile does not bring it back', async () => {
  const { id, version } = await save({});
  await owner().must(DeleteHoursExceptions, { ids: [id] });
  const input = { date: '2026-06-15', name: 'Inventory', ranges: [] };
  expect(await owner().refused(SetHoursException, { input, version })).toBe('NOT_FOUND');
  expect((await read()).exceptions).toEqual([]);
  await save({ name: 'Inventory' }, 0);
});
