import { expect, test } from '@jest/globals';
import { UpdateCheckInApp } from '../check-in-app/settings.generated.js';
import { useWorld } from '../world/use-world.js';
import { DeleteCheckIns } from './check-in.generated.js';
import { FirstSteps } from './first-steps.generated.js';
import { SetCheckInStatus } from './status.generated.js';

const world = useWorld();
const NOTHING = {
  isCheckInAppChanged: false,
  hasWayIn: false,
  hasCheckIns: false,
  hasManyCheckIns: false,
  hasSeated: false,
};

const steps = async () => (await world.business.owner.must(FirstSteps)).firstSteps;

test('a new business has done nothing, whatever others did', async () => {
  const other = await world.aBusiness();
  await other.kiosk();
  await other.checkIn();
  expect(await steps()).toEqual(NOTHING);
});

test('each step is ticked by what was done', async () => {
  const { owner } = world.business;
  await owner.must(UpdateCheckInApp, { input: { headerText: 'Hello' } });
  expect(await steps()).toEqual({ ...NOTHING, isCheckInAppChanged: true });
  const { id, version } = await world.business.checkIn();
  expect(await steps()).toMatchObject({ hasWayIn: false, hasCheckIns: true, hasSeated: false });
  await owner.must(SetCheckInStatus, { id, version, status: 'SEATED' });
  expect(await steps()).toMatchObject({ hasCheckIns: true, hasSeated: true });
  await owner.must(DeleteCheckIns, { ids: [id] });
  expect(await steps()).toMatchObject({ hasCheckIns: false, hasSeated: false });
});

test('more than 20 parties are many', async () => {
  for (let count = 0; count < 20; count += 1) await world.business.checkIn();
  expect(await steps()).toMatchObject({ hasCheckIns: true, hasManyCheckIns: false });
  await world.business.checkIn();
  expect(await steps()).toMatchObject({ hasManyCheckIns: true });
});

test('a kiosk is a way in, and so is a scanned QR code, long after the phone went home', async () => {
  await world.business.phone();
  world.clock.forward(10 * 3_600_000);
  expect(await steps()).toMatchObject({ hasWayIn: true });
  const other = await world.aBusiness();
  await other.kiosk();
  expect((await other.owner.must(FirstSteps)).firstSteps.hasWayIn).toBe(true);
});
