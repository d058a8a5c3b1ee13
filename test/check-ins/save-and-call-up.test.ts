import { beforeEach, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { Role } from '../../entities/Role.js';
import type { TestCheckIn } from '../world/TestBusiness.js';
import { useWorld } from '../world/use-world.js';
import { callUp, messagesOf, seen, setStatus } from './call-ups.js';
import { UpdateCheckIn } from './check-in.generated.js';
import { CheckInActivity } from './activity.generated.js';

const world = useWorld({ plan: Plan.STANDARD });
let entry: TestCheckIn;
beforeEach(async () => {
  entry = await world.business.checkIn(await world.business.customer('Ann'));
});

const save = async (input: object, channel: 'TEXT' | 'CALL' = 'TEXT') =>
  (await world.business.owner.must(UpdateCheckIn, { id: entry.id, version: entry.version, input, callUp: channel }))
    .updateCheckIn;

test('status, fields and call-up are one change: one step of the version, one message', async () => {
  const result = await save({ status: 'READY', partySize: 4, tableNumber: '7' });
  expect(result).toMatchObject({
    version: entry.version + 1,
    status: 'READY',
    partySize: 4,
    notes: '',
    tableNumber: '7',
    notifiedAt: '2026-06-15T16:00:00.000Z',
    readiedAt: '2026-06-15T16:00:00.000Z',
    callUpAnswer: { sentBy: 'TEXT', notice: null, checkIn: { version: entry.version + 1 } },
  });
  expect(await messagesOf(world.business)).toMatchObject([{ channel: 'text', template: 'call-up' }]);
  const { checkInActivity } = await world.business.owner.must(CheckInActivity, { id: entry.id });
  expect(checkInActivity.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
    'CALLED_UP',
    'CHANGED',
    'CHECKED_IN',
    'STATUS',
  ]);
});

test('a call-up alone makes the party ready, by a call too', async () => {
  expect(await save({}, 'CALL')).toMatchObject({
    status: 'READY',
    version: entry.version + 1,
    callUpAnswer: { sentBy: 'CALL' },
  });
});

test('a save without a call-up says nothing of one', async () => {
  const { updateCheckIn } = await world.business.owner.must(UpdateCheckIn, {
    id: entry.id,
    input: { status: 'READY' },
  });
  expect(updateCheckIn).toMatchObject({ status: 'READY', notifiedAt: null, callUpAnswer: null });
  expect(await messagesOf(world.business)).toEqual([]);
});

test('where nothing can be sent the rest is saved, and the answer says why', async () => {
  await world.business.hasUsedTexts(1000);
  expect(await save({ notes: 'by the window' })).toMatchObject({
    status: 'READY',
    notes: 'by the window',
    notifiedAt: null,
    callUpAnswer: {
      sentBy: null,
      notice: "This month's texts are used up and Ann has no email address: nothing was sent.",
    },
  });
});

test('back in line in the same save, a party that was told is told anew', async () => {
  await callUp(world.business.owner, entry.id);
  entry = { ...entry, version: (await seen(world.business, entry)).version };
  world.clock.forward(60_000);
  expect(await save({ status: 'CHECKED_IN' })).toMatchObject({
    status: 'READY',
    notifiedAt: '2026-06-15T16:01:00.000Z',
  });
});

/** That nothing of the refused save was kept and nobody was told anything. */
async function expectUntouched(before: object): Promise<void> {
  expect(await seen(world.business, entry)).toEqual(before);
  expect(await messagesOf(world.business)).toEqual([]);
}

test('a stale version refuses all of it', async () => {
  await world.business.owner.must(UpdateCheckIn, { id: entry.id, input: { tableNumber: '1' } });
  const before = await seen(world.business, entry);
  const input = { status: 'READY', tableNumber: '2' } as const;
  expect(
    await world.business.owner.refused(UpdateCheckIn, { id: entry.id, version: entry.version, input, callUp: 'TEXT' }),
  ).toBe('STALE');
  await expectUntouched(before);
});

test.each(['SEATED', 'CANCELED'])('a call-up of a party that becomes %s refuses all of it', async (status) => {
  const before = await seen(world.business, entry);
  const input = { status, tableNumber: '2' };
  expect(await world.business.owner.refused(UpdateCheckIn, { id: entry.id, input, callUp: 'TEXT' })).toBe('CONFLICT');
  await expectUntouched(before);
});

test('a party that was told already keeps its table', async () => {
  await callUp(world.business.owner, entry.id);
  expect(
    await world.business.owner.refused(UpdateCheckIn, { id: entry.id, input: { tableNumber: '2' }, callUp: 'TEXT' }),
  ).toBe('CONFLICT');
  expect((await seen(world.business, entry)).tableNumber).toBe('');
});

test('a seated party that goes back to ready is called up in the same save', async () => {
  await setStatus(world.business, entry, 'SEATED');
  entry = { ...entry, version: (await seen(world.business, entry)).version };
  expect(await save({ status: 'READY' })).toMatchObject({ status: 'READY', callUpAnswer: { sentBy: 'TEXT' } });
});

test('a plan without call-up refuses all of it, and lets the rest be saved alone', async () => {
  world.business = await world.aBusiness({ plan: Plan.BASIC });
  entry = await world.business.checkIn();
  const before = await seen(world.business, entry);
  const input = { status: 'READY', tableNumber: '2' } as const;
  const { errors } = await world.business.owner.ask(UpdateCheckIn, { id: entry.id, input, callUp: 'TEXT' });
  expect(errors?.[0]).toMatchObject({ extensions: { code: 'INVALID_PLAN', details: { feature: 'call-up' } } });
  await expectUntouched(before);
  expect((await world.business.owner.must(UpdateCheckIn, { id: entry.id, input })).updateCheckIn).toMatchObject(input);
});

test('staff can neither save nor call up', async () => {
  const staff = await world.business.as(Role.STAFF);
  expect(await staff.refused(UpdateCheckIn, { id: entry.id, input: {}, callUp: 'TEXT' })).toBe('FORBIDDEN');
});
