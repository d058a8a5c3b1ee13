import { expect, test } from '@jest/globals';
import { Role } from '../../entities/Role.js';
import { UpdateCheckInApp } from '../check-in-app/settings.generated.js';
import { useWorld } from '../world/use-world.js';
import { Locations } from './locations.generated.js';
import { SetCheckInStatus } from './status.generated.js';

const world = useWorld({ name: 'Salon Rosa' });

test('each business where one works is there with its own numbers, by name', async () => {
  const { owner, id } = world.business;
  const barber = await world.aBusiness({ name: 'Barber Ann' });
  await barber.admits(owner, Role.STAFF);
  await barber.owner.must(UpdateCheckInApp, { input: { paused: true } });
  const [first, called] = [await world.business.checkIn(), await world.business.checkIn()];
  await world.business.checkIn();
  await owner.must(SetCheckInStatus, { id: first.id, version: first.version, status: 'SEATED' });
  await owner.must(SetCheckInStatus, { id: called.id, version: called.version, status: 'READY' });
  const place = { address: '12 Main St', city: 'Albany' };
  expect((await owner.must(Locations)).locations).toEqual([
    { id: barber.id, name: 'Barber Ann', ...place, role: 'STAFF', isPaused: true, waiting: 0, ready: 0, today: 0 },
    { id, name: 'Salon Rosa', ...place, role: 'OWNER', isPaused: false, waiting: 1, ready: 1, today: 3 },
  ]);
});

test('a day is that of the business', async () => {
  world.clock.set('2026-06-15T12:00:00Z'); // 2 in the morning in Honolulu
  const far = await world.aBusiness({ name: 'Surf', timeZone: 'Pacific/Honolulu' });
  await far.admits(world.business.owner, Role.MANAGER);
  for (const business of [far, world.business])
    await business.changeCheckIn(await business.checkIn(), { createdAt: new Date('2026-06-15T07:00:00Z') });
  const { locations } = await world.business.owner.must(Locations);
  expect(locations.map(({ name, today }) => [name, today])).toEqual([
    ['Salon Rosa', 1],
    ['Surf', 0],
  ]);
});

test('nothing is read of a business where one works no longer, or never did', async () => {
  const former = await world.aBusiness({ name: 'Former' });
  await former.admits(world.business.owner, Role.OWNER);
  await world.aBusiness({ name: 'Of somebody else' });
  const names = async () => (await world.business.owner.must(Locations)).locations.map(({ name }) => name);
  expect(await names()).toEqual(['Former', 'Salon Rosa']);
  await former.dismissesAll();
  expect(await names()).toEqual(['Salon Rosa']);
});

test('it stands alone: another field beside it would hold a second connection', async () => {
  const { errors } = await world.business.owner.askText('{ queueCounts { ready } locations { name } }');
  expect(errors![0]!.extensions.code).toBe('BAD_REQUEST');
});
