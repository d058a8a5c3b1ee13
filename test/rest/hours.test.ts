import { expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { Role } from '../../entities/Role.js';
import type { RestRefusal } from '../world/Actor.js';
import { useWorld } from '../world/use-world.js';

const AT = '/api/business';
const world = useWorld({ plan: Plan.STANDARD });
const owner = () => world.business.owner;

interface Added {
  hourID: number;
}
interface RestHour {
  id: number;
  weekday: number;
  start: string;
  end: string;
}

const sent = (weekday: unknown, start: unknown, end: unknown) => ({
  weekday,
  start,
  end,
  businessID: Number(world.business.id),
});
const add = async (weekday: unknown, start: unknown, end: unknown) => {
  const { status, body } = await owner().post<Added>(`${AT}/add_hour`, sent(weekday, start, end));
  expect([status, body]).toEqual([200, { success: true, message: 'The hours were added', hourID: expect.any(Number) }]);
  return body.hourID;
};
const hours = async (actor = owner()): Promise<string[]> => {
  const { body } = await actor.get<RestHour[]>(`${AT}/get_hours`, { businessID: world.business.id });
  return body.map(({ weekday, start, end }) => `${weekday} ${start}-${end}`);
};

test('hours are added and read, by visitors too', async () => {
  const id = await add(1, '0900', '1730');
  const hour = {
    id,
    business_id: Number(world.business.id),
    weekday: 1,
    start: '0900',
    end: '1730',
    startTime: '09:00',
    endTime: '17:30',
    dayName: 'Monday',
    open: '9:00 AM',
    closed: '5:30 PM',
  };
  for (const actor of [owner(), world.anonymous, await world.business.as(Role.STAFF)]) {
    expect((await actor.get(`${AT}/get_hours`, { businessID: world.business.id })).body).toEqual([hour]);
    expect((await actor.get(`${AT}/get_hour`, { hourID: String(id) })).body).toEqual(hour);
  }
  await world.business.change({ plan: Plan.BASIC });
  expect(await hours(world.anonymous)).toEqual([]);
  expect(await hours()).toEqual(['1 0900-1730']);
  expect((await owner().get(`${AT}/get_hour`, { hourID: String(id) })).body).toEqual(hour);
  expect((await world.anonymous.get(`${AT}/get_hour`, { hourID: String(id) })).status).toBe(404);
});

test.each([
  [900, 1730],
  ['900', '1730'],
  ['9:00', '17:30'],
])('%j to %j are times too', async (start, end) => {
  await add('1', start, end);
  expect(await hours()).toEqual(['1 0900-1730']);
});

test('hours past midnight are two rows, each changed and deleted on its own', async () => {
  const evening = await add(6, 1800, 200);
  expect(await hours()).toEqual(['0 0000-0200', '6 1800-2400']);
  const { body } = await owner().get<RestHour[]>(`${AT}/get_hours`);
  const saved = await owner().post(`${AT}/update_hour`, { hourID: body[0]!.id, ...sent(0, '0000', '0300') });
  expect(saved.body).toEqual({ success: true, message: 'The hours were saved', hourID: body[0]!.id });
  expect(await hours()).toEqual(['0 0000-0300', '6 1800-2400']);
  const left = await owner().post<RestHour[]>(`${AT}/delete_hours`, { hourIDArray: [evening] });
  expect(left.body).toMatchObject([{ id: body[0]!.id, start: '0000', end: '0300' }]);
});

test.each([
  [['', '0900', '1700'], 'weekday'],
  [[7, '0900', '1700'], 'weekday'],
  [[1, '', '1700'], 'start'],
  [[1, '0970', '1700'], 'start'],
  [[1, '0905', '1700'], 'start'],
  [[1, '0900', '0900'], 'end'],
  [[1, '0900', '2500'], 'end'],
  [[1, '0900', 'x'], 'end'],
] as const)('%j is refused by the documented name', async ([weekday, start, end], field) => {
  const { status, body } = await owner().post<RestRefusal & { field: string }>(
    `${AT}/add_hour`,
    sent(weekday, start, end),
  );
  expect([status, body.code, body.field]).toEqual([422, 'INVALID_INPUT', field]);
  expect(await hours()).toEqual([]);
});

test('overlapping hours are a 409', async () => {
  await add(1, 900, 1700);
  const { status, body } = await owner().post<RestRefusal>(`${AT}/add_hour`, sent(1, 1600, 1800));
  expect([status, body.code, body.message]).toEqual([409, 'CONFLICT', 'These hours overlap others that you have.']);
});
