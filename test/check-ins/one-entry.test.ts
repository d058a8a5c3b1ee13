import { beforeEach, expect, test } from '@jest/globals';
import type { TestCheckIn, TestCustomer } from '../world/TestBusiness.js';
import { useWorld } from '../world/use-world.js';
import { seen, setStatus } from './call-ups.js';
import { DeleteCheckIns, RestoreCheckIns, UpdateCheckIn } from './check-in.generated.js';
import { SetCheckInStatus, UndoCheckInStatus } from './status.generated.js';

// Ruling 17: a customer is in the queue once, also where an older check-in comes back into it.
const world = useWorld();
let ann: TestCustomer;
let first: TestCheckIn;
beforeEach(async () => {
  ann = await world.business.customer('Ann');
  first = await world.business.checkIn(ann);
});

const WAYS: [name: string, leave: () => Promise<unknown>, comeBack: () => Promise<unknown>][] = [
  [
    'an undo',
    () => setStatus(world.business, first, 'CANCELED'),
    () => world.business.owner.refused(UndoCheckInStatus, { id: first.id, version: first.version + 1 }),
  ],
  [
    'a status',
    () => setStatus(world.business, first, 'SEATED'),
    () => world.business.owner.refused(SetCheckInStatus, { id: first.id, status: 'READY', version: first.version + 1 }),
  ],
  [
    'the update form',
    () => setStatus(world.business, first, 'CANCELED'),
    () => world.business.owner.refused(UpdateCheckIn, { id: first.id, input: { status: 'CHECKED_IN' } }),
  ],
  [
    'a restored deletion',
    () => world.business.owner.must(DeleteCheckIns, { ids: [first.id] }),
    () => world.business.owner.refused(RestoreCheckIns, { ids: [first.id] }),
  ],
];

test.each(WAYS)(
  '%s does not bring a party back whose customer has checked in again',
  async (_name, leave, comeBack) => {
    await leave();
    const second = await world.business.checkIn(ann);
    expect(await comeBack()).toBe('CONFLICT');
    expect(await seen(world.business, second)).toMatchObject({ status: 'CHECKED_IN', position: 1 });
    await setStatus(world.business, second, 'CANCELED');
    await expect(comeBack()).rejects.toThrow('It was not refused');
  },
);

test('the refusal shows the other entry', async () => {
  const left = await setStatus(world.business, first, 'CANCELED');
  const second = await world.business.checkIn(ann);
  const { errors } = await world.business.owner.ask(UndoCheckInStatus, { id: first.id, version: left.version });
  expect(errors![0]).toMatchObject({
    message: 'Ann has checked in again.',
    extensions: { code: 'CONFLICT', details: { current: { id: second.id, status: 'CHECKED_IN' } } },
  });
});
