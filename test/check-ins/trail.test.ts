import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { Role } from '../../entities/Role.js';
import type { TestBusiness } from '../world/TestBusiness.js';
import { openWorld, type World } from '../world/World.js';
import { callUp, setStatus, TRAIL, UNDO, UPDATE } from './call-ups.js';

let world: World;
let shop: TestBusiness;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.empty();
  world.clock.set('2026-06-15T16:00:00Z');
  shop = await world.aBusiness({ plan: Plan.STANDARD });
});

interface Line {
  kind: string;
  by: string;
  at: string;
  fromStatus: string | null;
  toStatus: string | null;
  cancelBy: string | null;
  fields: string[];
  text: string | null;
  channel: string | null;
  state: string | null;
}
const trail = async (id: string): Promise<Line[]> => (await shop.owner.must(TRAIL, { id })).checkInActivity;
const NOTHING = {
  fromStatus: null,
  toStatus: null,
  cancelBy: null,
  fields: [],
  text: null,
  channel: null,
  state: null,
};
const log = (id: string, kind: string, actor: string, data: object) =>
  world.rows(shop.id, 'insert into check_in_event (check_in_id, kind, at, actor, data) values ($1, $2, $3, $4, $5)', [
    id,
    kind,
    world.clock.now(),
    actor,
    JSON.stringify(data),
  ]);

describe('the trail of a check-in', () => {
  test('says what the host did, latest first', async () => {
    const entry = await shop.checkIn();
    world.clock.forward(60_000);
    await shop.owner.must(UPDATE, {
      id: entry.id,
      input: { partySize: 3, tableNumber: '7', notes: 'by the window', status: 'READY' },
    });
    const { version } = await setStatus(shop, entry, 'CANCELED');
    await shop.owner.must(UNDO, { id: entry.id, version });
    const at = '2026-06-15T16:01:00.000Z';
    expect(await trail(entry.id)).toEqual(
      [
        { kind: 'UNDONE', fromStatus: 'CANCELED', toStatus: 'READY' },
        { kind: 'STATUS', fromStatus: 'READY', toStatus: 'CANCELED', cancelBy: 'host' },
        { kind: 'CHANGED', fields: ['partySize', 'notes', 'tableNumber'] },
        { kind: 'STATUS', fromStatus: 'CHECKED_IN', toStatus: 'READY' },
        { kind: 'CHECKED_IN', at: '2026-06-15T16:00:00.000Z' },
      ].map((line) => ({ ...NOTHING, id: expect.any(String), by: 'Rosa Diaz', at, ...line })),
    );
  });

  test('says who it was: a kiosk, a phone, a link, the product', async () => {
    const kiosk = await shop.kiosk();
    const { addPerson } = await kiosk.must(
      'mutation($phone: String!) { addPerson(input: { firstName: "Ann", lastName: "Lee", phone: $phone }) { handle } }',
      { phone: world.newPhone() },
    );
    const { checkIn } = await kiosk.must(
      'mutation($handle: String!) { checkIn(input: { handle: $handle }) { checkInId publicId } }',
      { handle: addPerson.handle },
    );
    await world.anonymous.must('mutation($publicId: String!) { leaveQueue(publicId: $publicId) { status } }', {
      publicId: checkIn.publicId,
    });
    await log(checkIn.checkInId, 'status', 'greeter', { from: 'ready', to: 'canceled', cancelBy: 'no-show' });
    await log(checkIn.checkInId, 'replied', 'phone:9', {});
    const lines = await trail(checkIn.checkInId);
    expect(lines.map(({ kind, by, cancelBy }) => [kind, by, cancelBy])).toEqual([
      ['REPLIED', 'Customer', null],
      ['STATUS', 'Greeter', 'no-show'],
      ['LEFT', 'Customer', 'party'],
      ['CHECKED_IN', 'Kiosk', null],
    ]);
  });

  test('shows a message as it stands now, and the words of messages, replies and feedback', async () => {
    const entry = await shop.checkIn();
    await callUp(shop.owner, entry.id);
    expect((await trail(entry.id))[0]).toMatchObject({
      kind: 'CALLED_UP',
      channel: 'TEXT',
      state: 'QUEUED',
      text: null,
    });
    await world.rows(shop.id, `update message set status = 'delivered', body = 'We are ready for you!'`);
    const [reply] = await world.rows<{ id: string }>(
      shop.id,
      `insert into text_reply (subject_kind, subject_id, phone, body, kind, provider_id, at) values ('check-in', $1, '+12125550000', 'On my way', 'message', 'SM1', $2) returning id`,
      [entry.id, world.clock.now()],
    );
    await log(entry.id, 'replied', 'customer', { replyId: reply!.id });
    await world.rows(shop.id, `update check_in set rating = 5, rated_at = $2, feedback = 'Lovely' where id = $1`, [
      entry.id,
      world.clock.now(),
    ]);
    await log(entry.id, 'rated', 'anonymous', { rating: 5 });
    expect((await trail(entry.id)).slice(0, 3)).toMatchObject([
      { kind: 'RATED', by: 'Customer', text: 'Lovely', channel: null, state: null },
      { kind: 'REPLIED', by: 'Customer', text: 'On my way' },
      { kind: 'CALLED_UP', by: 'Rosa Diaz', channel: 'TEXT', state: 'DELIVERED', text: 'We are ready for you!' },
    ]);
  });

  test('says that a call-up could not leave', async () => {
    await world.rows(shop.id, `insert into text_allowance (month, used) values ('2026-06', 1000)`);
    const entry = await shop.checkIn();
    await callUp(shop.owner, entry.id, 'CALL');
    expect((await trail(entry.id))[0]).toMatchObject({
      kind: 'CALL_UP_FAILED',
      by: 'Rosa Diaz',
      channel: 'CALL',
      state: null,
    });
  });

  test('holds no phone, no account and no other party', async () => {
    const ann = await shop.customer('Ann', 'Lee', '2125559876');
    const [entry, other] = [await shop.checkIn(ann), await shop.checkIn()];
    await callUp(shop.owner, entry.id);
    await callUp(shop.owner, other.id);
    const text = JSON.stringify(await trail(entry.id));
    expect(text).not.toMatch(/2125559876|account|kiosk:/);
    expect(await trail(entry.id)).toHaveLength(3);
  });

  test('is read by every role, not by another business, and not of a deleted one', async () => {
    const { id } = await shop.checkIn();
    expect((await (await shop.as(Role.STAFF)).must(TRAIL, { id })).checkInActivity).toHaveLength(1);
    expect(await (await world.aBusiness()).owner.refused(TRAIL, { id })).toBe('NOT_FOUND');
    await shop.owner.must('mutation($ids: [ID!]!) { deleteCheckIns(ids: $ids) { ids } }', { ids: [id] });
    expect(await shop.owner.refused(TRAIL, { id })).toBe('NOT_FOUND');
  });
});
