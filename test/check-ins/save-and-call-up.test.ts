import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { Role } from '../../entities/Role.js';
import type { MadeCheckIn, TestBusiness } from '../world/TestBusiness.js';
import { openWorld, type World } from '../world/World.js';
import { callUp, messagesOf, seen, setStatus, TRAIL, UPDATE } from './call-ups.js';

const SAVE = `mutation($id: ID!, $version: Int, $input: UpdateCheckInInput!, $callUp: CallUpChannel) {
  updateCheckIn(id: $id, version: $version, input: $input, callUp: $callUp) {
    version status partySize notes tableNumber notifiedAt readiedAt
    callUpAnswer { sentBy notice checkIn { version } }
  }
}`;

let world: World;
let shop: TestBusiness;
let entry: MadeCheckIn;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.empty();
  world.clock.set('2026-06-15T16:00:00Z');
  shop = await world.aBusiness({ plan: Plan.STANDARD });
  entry = await shop.checkIn(await shop.customer('Ann'));
});

const save = async (input: object, channel: 'TEXT' | 'CALL' = 'TEXT') =>
  (await shop.owner.must(SAVE, { id: entry.id, version: entry.version, input, callUp: channel })).updateCheckIn;
const useUpTexts = () => world.rows(shop.id, `insert into text_allowance (month, used) values ('2026-06', 1000)`);

test('status, fields and call-up are one change: one step of the version, one message', async () => {
  const saved = await save({ status: 'READY', partySize: 4, tableNumber: '7' });
  expect(saved).toEqual({
    version: entry.version + 1,
    status: 'READY',
    partySize: 4,
    notes: '',
    tableNumber: '7',
    notifiedAt: '2026-06-15T16:00:00.000Z',
    readiedAt: '2026-06-15T16:00:00.000Z',
    callUpAnswer: { sentBy: 'TEXT', notice: null, checkIn: { version: entry.version + 1 } },
  });
  expect(await messagesOf(shop)).toMatchObject([{ channel: 'text', template: 'call-up' }]);
  const { checkInActivity } = await shop.owner.must(TRAIL, { id: entry.id });
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
  const { updateCheckIn } = await shop.owner.must(SAVE, { id: entry.id, input: { status: 'READY' } });
  expect(updateCheckIn).toMatchObject({ status: 'READY', notifiedAt: null, callUpAnswer: null });
  expect(await messagesOf(shop)).toEqual([]);
});

test('where nothing can be sent the rest is saved, and the answer says why', async () => {
  await useUpTexts();
  expect(await save({ notes: 'by the window' })).toMatchObject({
    status: 'READY',
    notes: 'by the window',
    notifiedAt: null,
    callUpAnswer: {
      sentBy: null,
      notice: "This month's texts are used up and Ann has no e-mail address: nothing was sent.",
    },
  });
});

test('back in line in the same save, a party that was told is told anew', async () => {
  await callUp(shop.owner, entry.id);
  entry = { ...entry, version: (await seen(shop, entry)).version };
  world.clock.forward(60_000);
  expect(await save({ status: 'CHECKED_IN' })).toMatchObject({
    status: 'READY',
    notifiedAt: '2026-06-15T16:01:00.000Z',
  });
});

/** That nothing of the refused save was kept and nobody was told anything. */
async function expectUntouched(before: object): Promise<void> {
  expect(await seen(shop, entry)).toEqual(before);
  expect(await messagesOf(shop)).toEqual([]);
}

test('a stale version refuses all of it', async () => {
  await shop.owner.must(UPDATE, { id: entry.id, input: { tableNumber: '1' } });
  const before = await seen(shop, entry);
  const input = { status: 'READY', tableNumber: '2' };
  expect(await shop.owner.refused(SAVE, { id: entry.id, version: entry.version, input, callUp: 'TEXT' })).toBe('STALE');
  await expectUntouched(before);
});

test.each(['SEATED', 'CANCELED'])('a call-up of a party that becomes %s refuses all of it', async (status) => {
  const before = await seen(shop, entry);
  const input = { status, tableNumber: '2' };
  expect(await shop.owner.refused(SAVE, { id: entry.id, input, callUp: 'TEXT' })).toBe('CONFLICT');
  await expectUntouched(before);
});

test('a party that was told already keeps its table', async () => {
  await callUp(shop.owner, entry.id);
  expect(await shop.owner.refused(SAVE, { id: entry.id, input: { tableNumber: '2' }, callUp: 'TEXT' })).toBe(
    'CONFLICT',
  );
  expect((await seen(shop, entry)).tableNumber).toBe('');
});

test('a seated party that goes back to ready is called up in the same save', async () => {
  await setStatus(shop, entry, 'SEATED');
  entry = { ...entry, version: (await seen(shop, entry)).version };
  expect(await save({ status: 'READY' })).toMatchObject({ status: 'READY', callUpAnswer: { sentBy: 'TEXT' } });
});

test('a plan without call-up refuses all of it, and lets the rest be saved alone', async () => {
  shop = await world.aBusiness({ plan: Plan.BASIC });
  entry = await shop.checkIn();
  const before = await seen(shop, entry);
  const input = { status: 'READY', tableNumber: '2' };
  const { errors } = await shop.owner.ask(SAVE, { id: entry.id, input, callUp: 'TEXT' });
  expect(errors?.[0]).toMatchObject({ extensions: { code: 'INVALID_PLAN', details: { feature: 'call-up' } } });
  await expectUntouched(before);
  expect((await shop.owner.must(SAVE, { id: entry.id, input })).updateCheckIn).toMatchObject(input);
});

test('staff can neither save nor call up', async () => {
  const staff = await shop.as(Role.STAFF);
  expect(await staff.refused(SAVE, { id: entry.id, input: {}, callUp: 'TEXT' })).toBe('FORBIDDEN');
});
