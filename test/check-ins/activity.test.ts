import { describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { Role } from '../../entities/Role.js';
import { useWorld } from '../world/use-world.js';
import { callUp, setStatus } from './call-ups.js';
import { AddPerson } from '../customers/customers.generated.js';
import { CheckIn, DeleteCheckIns, UpdateCheckIn } from './check-in.generated.js';
import { LeaveQueue } from './place-in-line.generated.js';
import { CheckInActivity } from './activity.generated.js';
import { UndoCheckInStatus } from './status.generated.js';
import { deliverEverything, plantEvent, plantOutcome, plantReply } from '../world/plant.js';

const world = useWorld({ plan: Plan.STANDARD });

interface Line {
  kind: string;
  by: string;
  at: string;
  fromStatus: string | null;
  toStatus: string | null;
  cancelBy: string | null;
  changes: { field: string; before: string | null; after: string | null }[];
  minutes: number | null;
  text: string | null;
  why: string | null;
  channel: string | null;
  state: string | null;
}
const activityOf = async (id: string): Promise<Line[]> =>
  (await world.business.owner.must(CheckInActivity, { id })).checkInActivity;
const NOTHING = {
  fromStatus: null,
  toStatus: null,
  cancelBy: null,
  changes: [],
  minutes: null,
  text: null,
  why: null,
  channel: null,
  state: null,
};
const log = (id: string, kind: string, actor: string, data: object) =>
  plantEvent(world.business, id, { kind, actor, data });

describe('the activity of a check-in', () => {
  test('says what the host did, latest first', async () => {
    const entry = await world.business.checkIn();
    world.clock.forward(60_000);
    await world.business.owner.must(UpdateCheckIn, {
      id: entry.id,
      input: { partySize: 3, tableNumber: '7', notes: 'by the window', status: 'READY' },
    });
    const { version } = await setStatus(world.business, entry, 'CANCELED');
    await world.business.owner.must(UndoCheckInStatus, { id: entry.id, version });
    const at = '2026-06-15T16:01:00.000Z';
    expect(await activityOf(entry.id)).toEqual(
      [
        { kind: 'UNDONE', fromStatus: 'CANCELED', toStatus: 'READY' },
        { kind: 'STATUS', fromStatus: 'READY', toStatus: 'CANCELED', cancelBy: 'host' },
        {
          kind: 'CHANGED',
          changes: [
            { field: 'partySize', before: '1', after: '3' },
            { field: 'notes', before: '', after: 'by the window' },
            { field: 'tableNumber', before: '', after: '7' },
          ],
        },
        { kind: 'STATUS', fromStatus: 'CHECKED_IN', toStatus: 'READY' },
        { kind: 'CHECKED_IN', at: '2026-06-15T16:00:00.000Z' },
      ].map((line) => ({ ...NOTHING, id: expect.any(String), by: 'Rosa Diaz', at, ...line })),
    );
  });

  test('shows notes that were saved, which the log itself does not hold', async () => {
    const entry = await world.business.checkIn(undefined, { notes: 'Call my sister' });
    await world.business.owner.must(UpdateCheckIn, { id: entry.id, input: { notes: '' } });
    expect((await activityOf(entry.id))[0]).toMatchObject({
      changes: [{ field: 'notes', before: 'Call my sister', after: '' }],
    });
    const logged = await world.rows(world.business.id, `select data from check_in_event where kind = 'changed'`);
    expect(logged).toEqual([{ data: { fields: ['notes'], before: {}, after: {} } }]);
  });

  test('says who it was: a kiosk, a phone, a link, the product', async () => {
    const kiosk = await world.business.kiosk();
    const { addPerson } = await kiosk.must(AddPerson, {
      input: { firstName: 'Ann', lastName: 'Lee', phone: world.newPhone() },
    });
    const { checkIn } = await kiosk.must(CheckIn, { input: { handle: addPerson.handle } });
    await world.anonymous.must(LeaveQueue, { publicId: checkIn.publicId! });
    await log(checkIn.checkInId, 'status', 'greeter', { from: 'ready', to: 'canceled', cancelBy: 'no-show' });
    await log(checkIn.checkInId, 'replied', 'phone:9', {});
    const lines = await activityOf(checkIn.checkInId);
    expect(lines.map(({ kind, by, cancelBy }) => [kind, by, cancelBy])).toEqual([
      ['REPLIED', 'Customer', null],
      ['STATUS', 'Greeter', 'no-show'],
      ['LEFT', 'Customer', 'party'],
      ['CHECKED_IN', 'Kiosk', null],
    ]);
  });

  test('shows a message as it stands now, and the words of messages, replies and feedback', async () => {
    const entry = await world.business.checkIn();
    await callUp(world.business.owner, entry.id);
    expect((await activityOf(entry.id))[0]).toMatchObject({
      kind: 'CALLED_UP',
      channel: 'TEXT',
      state: 'QUEUED',
      text: null,
    });
    await deliverEverything(world.business, 'We are ready for you!');
    const replyId = await plantReply(world.business, entry.id, 'On my way');
    await log(entry.id, 'replied', 'customer', { replyId });
    await world.business.changeCheckIn(entry, { rating: 5, ratedAt: world.clock.now(), feedback: 'Lovely' });
    await log(entry.id, 'rated', 'anonymous', { rating: 5 });
    expect((await activityOf(entry.id)).slice(0, 3)).toMatchObject([
      { kind: 'RATED', by: 'Customer', text: 'Lovely', channel: null, state: null },
      { kind: 'REPLIED', by: 'Customer', text: 'On my way' },
      { kind: 'CALLED_UP', by: 'Rosa Diaz', channel: 'TEXT', state: 'DELIVERED', text: 'We are ready for you!' },
    ]);
  });

  test('says that a call-up could not leave, and why', async () => {
    await world.business.hasUsedTexts(1000);
    const entry = await world.business.checkIn();
    await callUp(world.business.owner, entry.id, 'CALL');
    expect((await activityOf(entry.id))[0]).toMatchObject({
      kind: 'CALL_UP_FAILED',
      by: 'Rosa Diaz',
      why: "This month's texts are used up.",
      channel: 'CALL',
      state: null,
    });
  });

  test('says of what was saved by an older version only which fields', async () => {
    const entry = await world.business.checkIn();
    await log(entry.id, 'changed', 'user:1', { fields: ['notes'] });
    expect((await activityOf(entry.id))[0]).toMatchObject({ changes: [{ field: 'notes', before: null, after: null }] });
  });

  test.each([
    ['undelivered', '30003', "Ann's phone is off or has no signal."],
    ['undelivered', 'no-answer', 'Nobody answered.'],
    ['failed', '21610', 'Ann stopped texts.'],
    ['failed', '99999', 'The provider could not deliver it.'],
    ['unknown', null, 'The connection broke while it was being sent.'],
    ['dropped', null, 'It waited too long.'],
    ['delivered', null, null],
    ['queued', null, null],
  ])('says in plain words why a message did not arrive: %s %s', async (status, code, why) => {
    const entry = await world.business.checkIn(await world.business.customer('Ann'));
    await callUp(world.business.owner, entry.id);
    await plantOutcome(world.business, { status, code, reason: 'It waited too long' });
    expect((await activityOf(entry.id))[0]).toMatchObject({ kind: 'CALLED_UP', why });
  });

  test('says for how long a party asked to be held', async () => {
    const entry = await world.business.checkIn();
    await log(entry.id, 'held', 'anonymous', { minutes: 20 });
    expect((await activityOf(entry.id))[0]).toMatchObject({ kind: 'HELD', minutes: 20 });
  });

  test('holds no phone, no account and no other party', async () => {
    const ann = await world.business.customer('Ann', 'Lee', '2125559876');
    const [entry, other] = [await world.business.checkIn(ann), await world.business.checkIn()];
    await callUp(world.business.owner, entry.id);
    await callUp(world.business.owner, other.id);
    const text = JSON.stringify(await activityOf(entry.id));
    expect(text).not.toMatch(/2125559876|account|kiosk:/);
    expect(await activityOf(entry.id)).toHaveLength(3);
  });

  test('is read by every role, not by another business, and not of a deleted one', async () => {
    const { id } = await world.business.checkIn();
    expect((await (await world.business.as(Role.STAFF)).must(CheckInActivity, { id })).checkInActivity).toHaveLength(1);
    expect(await (await world.aBusiness()).owner.refused(CheckInActivity, { id })).toBe('NOT_FOUND');
    await world.business.owner.must(DeleteCheckIns, { ids: [id] });
    expect(await world.business.owner.refused(CheckInActivity, { id })).toBe('NOT_FOUND');
  });
});
