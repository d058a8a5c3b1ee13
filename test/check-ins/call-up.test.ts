import { describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { Role } from '../../entities/Role.js';
import { useWorld } from '../world/use-world.js';
import { callUp, messagesOf, seen, setStatus } from './call-ups.js';
import { DeleteCheckIns, UpdateCheckIn } from './check-in.generated.js';
import { CallUp, UndoCheckInStatus } from './status.generated.js';
import { UpdateCheckInApp } from '../check-in-app/settings.generated.js';
import { CANCEL_NO_SHOW } from '../../server/domain/check-ins/check-in-jobs.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const world = useWorld({ plan: Plan.STANDARD });

const refusal = async (id: string, version?: number) =>
  (await world.business.owner.ask(CallUp, { id, version })).errors?.[0];

describe('calling a party up', () => {
  test('makes it ready, texts it, and says when; one step of the version', async () => {
    const ann = await world.business.customer('Ann');
    const entry = await world.business.checkIn(ann);
    const answer = await callUp(world.business.owner, entry.id);
    expect(answer).toMatchObject({
      sentBy: 'TEXT',
      notice: null,
      checkIn: {
        status: 'READY',
        readiedAt: '2026-06-15T16:00:00.000Z',
        notifiedAt: '2026-06-15T16:00:00.000Z',
        version: entry.version + 1,
      },
    });
    expect(await messagesOf(world.business)).toEqual([
      { channel: 'text', template: 'call-up', recipient: `+1${ann.phone}`, check_in_id: entry.id },
    ]);
  });

  test('by a call, of a party that is ready already: the time since when it is stays', async () => {
    const entry = await world.business.checkIn();
    await setStatus(world.business, entry, 'READY');
    world.clock.forward(60_000);
    const { sentBy, checkIn } = await callUp(world.business.owner, entry.id, 'CALL');
    expect([sentBy, checkIn.readiedAt, checkIn.notifiedAt, checkIn.version]).toEqual([
      'CALL',
      '2026-06-15T16:00:00.000Z',
      '2026-06-15T16:01:00.000Z',
      entry.version + 2,
    ]);
    expect(await messagesOf(world.business)).toMatchObject([{ channel: 'call' }]);
  });

  test('again after 3 minutes, and not a second earlier; it is told anew and stays ready since when it was', async () => {
    await world.business.owner.must(UpdateCheckInApp, { input: { graceMinutes: 5 } });
    const entry = await world.business.checkIn(await world.business.customer('Ann'));
    const first = await callUp(world.business.owner, entry.id);
    world.clock.forward(3 * MINUTE - 1000);
    expect(await refusal(entry.id)).toMatchObject({
      message: 'Ann has been notified. You can call up again in 1 minute.',
      extensions: { code: 'CONFLICT' },
    });
    world.clock.forward(1000);
    const again = await callUp(world.business.owner, entry.id, 'CALL');
    expect(again).toMatchObject({
      sentBy: 'CALL',
      checkIn: {
        readiedAt: '2026-06-15T16:00:00.000Z',
        notifiedAt: '2026-06-15T16:03:00.000Z',
        version: first.checkIn.version + 1,
      },
    });
    expect(await refusal(entry.id)).toMatchObject({
      message: 'Ann has been notified. You can call up again in 3 minutes.',
    });
    expect(await messagesOf(world.business)).toMatchObject([{ channel: 'text' }, { channel: 'call' }]);
    world.clock.forward(4 * MINUTE);
    await world.runJob(CANCEL_NO_SHOW, world.business.id, { checkInId: entry.id });
    expect((await seen(world.business, entry)).status).toBe('READY');
    world.clock.forward(MINUTE);
    await world.runJob(CANCEL_NO_SHOW, world.business.id, { checkInId: entry.id });
    expect((await seen(world.business, entry)).status).toBe('CANCELED');
  });

  test('at once again is refused, and back in line it can be called up anew', async () => {
    const entry = await world.business.checkIn(await world.business.customer('Ann'));
    await callUp(world.business.owner, entry.id);
    expect(await refusal(entry.id)).toMatchObject({
      message: 'Ann has been notified. You can call up again in 3 minutes.',
      extensions: { code: 'CONFLICT' },
    });
    await setStatus(world.business, entry, 'CHECKED_IN');
    expect((await callUp(world.business.owner, entry.id)).sentBy).toBe('TEXT');
    expect(await messagesOf(world.business)).toHaveLength(2);
  });

  test('ten at once send one message', async () => {
    const entry = await world.business.checkIn();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => world.business.owner.ask(CallUp, { id: entry.id })),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(new Set(answers.flatMap(({ errors }) => errors ?? []).map(({ extensions }) => extensions.code))).toEqual(
      new Set(['CONFLICT']),
    );
    expect(await messagesOf(world.business)).toHaveLength(1);
    expect(await world.rows(world.business.id, 'select used from text_allowance')).toEqual([{ used: 1 }]);
  });

  test.each([
    ['SEATED', 'Ann is seated.'],
    ['CANCELED', 'Ann is no longer in the queue.'],
  ] as const)('a %s party is not called up', async (status, message) => {
    const entry = await world.business.checkIn(await world.business.customer('Ann'));
    await setStatus(world.business, entry, status);
    expect(await refusal(entry.id)).toMatchObject({ message, extensions: { code: 'CONFLICT' } });
    expect([await messagesOf(world.business), (await seen(world.business, entry)).status]).toEqual([[], status]);
  });

  test('for 48 hours after check-in, and not a second more, though other days are read only', async () => {
    const [late, tooLate] = [
      await world.business.checkIn(),
      await world.business.checkIn(await world.business.customer('Ann')),
    ];
    world.clock.forward(48 * HOUR);
    expect(await callUp(world.business.owner, late.id)).toMatchObject({ sentBy: 'TEXT', checkIn: { status: 'READY' } });
    world.clock.forward(1000);
    expect(await refusal(tooLate.id)).toMatchObject({
      message: 'Ann checked in more than 48 hours ago.',
      extensions: { code: 'CONFLICT' },
    });
  });

  test('a stale version is refused with the entry as it is', async () => {
    const entry = await world.business.checkIn();
    await setStatus(world.business, entry, 'READY');
    expect(await refusal(entry.id, entry.version)).toMatchObject({
      extensions: { code: 'STALE', details: { current: { id: entry.id } } },
    });
    expect(await messagesOf(world.business)).toEqual([]);
  });

  test('what was told cannot be taken back', async () => {
    const entry = await world.business.checkIn();
    await setStatus(world.business, entry, 'READY');
    const { checkIn } = await callUp(world.business.owner, entry.id);
    expect(checkIn.undoUntil).toBeNull();
    expect(await world.business.owner.refused(UndoCheckInStatus, { id: entry.id, version: checkIn.version })).toBe(
      'CONFLICT',
    );
  });

  test('putting it back in line by mistake can: it has been notified as before', async () => {
    const entry = await world.business.checkIn();
    const { checkIn } = await callUp(world.business.owner, entry.id);
    world.clock.forward(60_000);
    const back = await setStatus(world.business, entry, 'CHECKED_IN');
    expect(back.notifiedAt).toBeNull();
    expect(
      (await world.business.owner.must(UndoCheckInStatus, { id: entry.id, version: back.version })).undoCheckInStatus,
    ).toMatchObject({
      status: 'READY',
      readiedAt: checkIn.readiedAt,
      notifiedAt: checkIn.notifiedAt,
    });
  });
});

describe('where no text can leave', () => {
  test('an e-mail does, where there is an address', async () => {
    const ann = await world.business.customer('Ann');
    await world.business.changeCustomer(ann, { email: 'ann@example.com' });
    await world.business.hasUsedTexts(1000);
    const answer = await callUp(world.business.owner, (await world.business.checkIn(ann)).id);
    expect(answer).toMatchObject({
      sentBy: 'EMAIL',
      notice: "This month's texts are used up: an email went out instead.",
      checkIn: { notifiedAt: '2026-06-15T16:00:00.000Z' },
    });
    expect(await messagesOf(world.business)).toMatchObject([{ channel: 'email', recipient: 'ann@example.com' }]);
  });

  test('and where there is none, the status is set, notified stays empty, and it can be tried again', async () => {
    const entry = await world.business.checkIn(await world.business.customer('Ann'));
    await world.business.hasUsedTexts(1000);
    const notice = "This month's texts are used up and Ann has no email address: nothing was sent.";
    const first = await callUp(world.business.owner, entry.id);
    expect(first).toMatchObject({
      sentBy: null,
      notice,
      checkIn: { status: 'READY', notifiedAt: null, undoUntil: '2026-06-15T16:00:10.000Z' },
    });
    expect(await callUp(world.business.owner, entry.id)).toMatchObject({
      sentBy: null,
      notice,
      checkIn: { version: first.checkIn.version },
    });
    expect(await messagesOf(world.business)).toEqual([]);
  });

  test('a customer who stopped texts gets none, and none is counted', async () => {
    const ann = await world.business.customer('Ann');
    await world.business.hasConsent(ann.phone, 'stopped');
    expect(await callUp(world.business.owner, (await world.business.checkIn(ann)).id)).toMatchObject({
      sentBy: null,
      checkIn: { status: 'READY', notifiedAt: null },
    });
    expect(await world.rows(world.business.id, 'select used from text_allowance')).toEqual([]);
  });
});

describe('who may call up', () => {
  test('the front desk and above; staff may not', async () => {
    expect(
      await (await world.business.as(Role.STAFF)).refused(CallUp, { id: (await world.business.checkIn()).id }),
    ).toBe('FORBIDDEN');
    for (const role of [Role.FRONT_DESK, Role.MANAGER])
      expect((await callUp(await world.business.as(role), (await world.business.checkIn()).id)).sentBy).toBe('TEXT');
  });

  test.each([Plan.NONE, Plan.BASIC])('not on the plan %s, which says what is missing', async (plan) => {
    world.business = await world.aBusiness({ plan });
    const entry = await world.business.checkIn();
    expect(await refusal(entry.id)).toMatchObject({
      extensions: { code: 'INVALID_PLAN', details: { feature: 'call-up' } },
    });
    expect((await seen(world.business, entry)).status).toBe('CHECKED_IN');
  });

  test("another business's party, and a deleted one, are not found", async () => {
    const entry = await world.business.checkIn();
    const other = await world.aBusiness({ plan: Plan.STANDARD });
    expect(await other.owner.refused(CallUp, { id: entry.id })).toBe('NOT_FOUND');
    await world.business.owner.must(DeleteCheckIns, { ids: [entry.id] });
    expect(await world.business.owner.refused(CallUp, { id: entry.id })).toBe('NOT_FOUND');
  });
});

describe('the table', () => {
  const table = async (id: string, tableNumber: string | null) =>
    (await world.business.owner.must(UpdateCheckIn, { id, input: { tableNumber } })).updateCheckIn;

  test('is kept without spaces around it, stays when left out, and is taken away by nothing', async () => {
    const { id, version } = await world.business.checkIn();
    expect(await table(id, '  Patio 12 ')).toMatchObject({ tableNumber: 'Patio 12', version: version + 1 });
    expect(await table(id, null)).toMatchObject({ tableNumber: 'Patio 12', version: version + 1 });
    expect(await table(id, ' ')).toMatchObject({ tableNumber: '', version: version + 2 });
  });

  test('has at most 10 characters', async () => {
    const { id } = await world.business.checkIn();
    expect((await table(id, '1234567890')).tableNumber).toBe('1234567890');
    expect(await world.business.owner.refused(UpdateCheckIn, { id, input: { tableNumber: '12345678901' } })).toBe(
      'INVALID_INPUT',
    );
  });
});
