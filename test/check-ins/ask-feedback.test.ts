import { describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { ASK_FEEDBACK, ASK_VISITORS } from '../../server/domain/check-ins/check-in-jobs.js';
import { askAsSuperuser } from '../setup/database.js';
import type { TestCheckIn } from '../world/TestBusiness.js';
import { useWorld } from '../world/use-world.js';
import { CheckIn, DeleteCheckIns, ReadCheckIn } from './check-in.generated.js';
import { AddPerson } from '../customers/customers.generated.js';
import { SetCheckInStatus, UndoCheckInStatus } from './status.generated.js';
import { CheckInActivity } from './activity.generated.js';
import { CheckInApp, UpdateCheckInApp } from '../check-in-app/settings.generated.js';

const HOUR_MS = 3_600_000;
/** 12:00 in New York. */
const NOON = '2026-06-15T16:00:00Z';

const world = useWorld({ at: NOON, plan: Plan.BUSINESS });

const run = (entry: TestCheckIn) => world.runJob(ASK_FEEDBACK, world.business.id, { checkInId: entry.id });
const messages = () =>
  world.rows<{ channel: string; recipient: string; template: string }>(
    world.business.id,
    'select channel, recipient, template from message order by id',
  );
const askedAt = async (entry: TestCheckIn) =>
  (
    await world.rows<{ at: Date | null }>(
      world.business.id,
      'select feedback_asked_at as at from check_in where id = $1',
      [entry.id],
    )
  )[0]!.at;
const jobs = () =>
  askAsSuperuser(
    `select key, run_at from graphile_worker.jobs where task_identifier = 'ask-feedback' order by key`,
  ) as Promise<{ key: string; run_at: Date }[]>;

async function status(entry: TestCheckIn, to: TestCheckIn['status']): Promise<void> {
  const { checkIn } = await world.business.owner.must(ReadCheckIn, { id: entry.id });
  await world.business.owner.must(SetCheckInStatus, { id: entry.id, status: to, version: checkIn.version });
}
async function undo(entry: TestCheckIn): Promise<void> {
  const { checkIn } = await world.business.owner.must(ReadCheckIn, { id: entry.id });
  await world.business.owner.must(UndoCheckInStatus, { id: entry.id, version: checkIn.version });
}

describe('asking for feedback by itself', () => {
  test('a text goes out 3 hours after seating, once, with its event', async () => {
    const ann = await world.business.customer('Ann', 'Lee', '2125550142');
    const entry = await world.business.checkIn(ann);
    world.clock.forward(HOUR_MS);
    await status(entry, 'SEATED');
    world.clock.forward(3 * HOUR_MS - 1000);
    await run(entry);
    expect(await messages()).toEqual([]);
    expect((await jobs()).find(({ key }) => key === `ask-feedback:${entry.id}`)).toBeTruthy();
    world.clock.forward(1000);
    await run(entry);
    await run(entry);
    expect(await messages()).toEqual([{ channel: 'text', recipient: '+12125550142', template: 'feedback-request' }]);
    expect(await askedAt(entry)).toEqual(world.clock.now());
    const events = await world.rows(
      world.business.id,
      `select actor, at, data from check_in_event where check_in_id = $1 and kind = 'feedback-asked'`,
      [entry.id],
    );
    expect(events).toEqual([
      { actor: 'greeter', at: world.clock.now(), data: { channel: 'text', messageId: expect.any(String) } },
    ]);
  });

  test('one job finds who came 3 hours ago: whoever waits is asked now, whoever was seated 3 hours after that, and who came later then', async () => {
    const start = world.clock.now();
    const [waits, seated, canceled] = [
      await world.business.checkIn(),
      await world.business.checkIn(),
      await world.business.checkIn(),
    ];
    world.clock.forward(HOUR_MS);
    await status(seated, 'SEATED');
    await status(canceled, 'CANCELED');
    const later = await world.business.checkIn();
    await world.forgetJobs();
    world.clock.set(new Date(start.getTime() + 3 * HOUR_MS).toISOString());
    await world.runJob(ASK_VISITORS, world.business.id, { since: start.toISOString() });
    expect(await jobs()).toEqual([
      { key: `ask-feedback:${waits.id}`, run_at: expect.any(Date) },
      { key: `ask-feedback:${seated.id}`, run_at: new Date(start.getTime() + 4 * HOUR_MS) },
    ]);
    const since = new Date(start.getTime() + HOUR_MS);
    expect(await world.jobs('ask-unseated')).toMatchObject([
      { payload: { businessId: world.business.id, since: since.toISOString() } },
    ]);
    await world.forgetJobs();
    world.clock.forward(HOUR_MS);
    await world.runJob(ASK_VISITORS, world.business.id, { since: since.toISOString() });
    expect([(await jobs()).map(({ key }) => key), await world.jobs('ask-unseated')]).toEqual([
      [`ask-feedback:${later.id}`],
      [],
    ]);
  });

  test('without a seating it is 3 hours after check-in', async () => {
    const entry = await world.business.checkIn();
    world.clock.forward(3 * HOUR_MS);
    await run(entry);
    expect(await messages()).toHaveLength(1);
  });

  test.each([10, 5])(
    'of %p texts of a day a tenth, rounded up, goes to parties that joined by phone and that no host received',
    async (automaticTextsPerDay) => {
      const join = async (): Promise<TestCheckIn> => {
        const phone = await world.business.phone();
        const input = { firstName: 'Ann', lastName: 'Lee', phone: world.newPhone() };
        const { addPerson } = await phone.must(AddPerson, { input });
        const { checkIn } = await phone.must(CheckIn, { input: { handle: addPerson.handle } });
        return { id: checkIn.checkInId } as TestCheckIn;
      };
      await world.business.owner.must(UpdateCheckInApp, { input: { automaticTextsPerDay } });
      const absent = [await join(), await join()];
      const [called, seated, restored] = [await join(), await join(), await join()];
      await status(called, 'READY');
      await status(seated, 'SEATED');
      await status(restored, 'SEATED');
      world.clock.forward(60_000);
      await status(restored, 'CHECKED_IN');
      world.clock.forward(3 * HOUR_MS);
      for (const entry of [...absent, called, seated, restored]) await run(entry);
      expect(await askedAt(absent[0]!)).not.toBeNull();
      expect(await askedAt(absent[1]!)).toBeNull();
      // A seating that was taken back received nobody.
      expect(await askedAt(restored)).toBeNull();
      expect(await messages()).toHaveLength(3);
    },
  );

  test('one phone or e-mail address is asked once a day, whatever its check-ins', async () => {
    const [ann, bob, cid] = [
      await world.business.customer('Ann', 'Lee', '2125550142'),
      await world.business.customer('Bob', 'Lee', '2125550142'),
      await world.business.customer('Cid', 'Lee', '2125550143'),
    ];
    await world.business.changeCustomer(ann, { email: 'Lee@example.com' });
    await world.business.changeCustomer(cid, { email: 'lee+cid@example.com' });
    const entries = [];
    for (const customer of [ann, bob, cid]) entries.push(await world.business.checkIn(customer));
    world.clock.forward(3 * HOUR_MS);
    for (const entry of entries) await run(entry);
    expect((await messages()).map(({ recipient }) => recipient)).toEqual(['+12125550142']);
    expect(await askedAt(entries[1]!)).toBeNull();
    world.clock.forward(24 * HOUR_MS);
    await run(entries[2]!);
    expect((await messages()).map(({ recipient }) => recipient)).toEqual(['+12125550142', '+12125550143']);
  });

  test('a phone that was not asked because of its e-mail address may be asked again that day', async () => {
    const [ann, bob] = [await world.business.customer('Ann'), await world.business.customer('Bob')];
    for (const customer of [ann, bob]) await world.business.changeCustomer(customer, { email: 'Lee@example.com' });
    const [first, second] = [await world.business.checkIn(ann), await world.business.checkIn(bob)];
    world.clock.forward(3 * HOUR_MS);
    await run(first);
    await run(second);
    expect(await askedAt(second)).toBeNull();
    await world.business.changeCustomer(bob, { email: 'bob@example.com' });
    await run(second);
    expect(await askedAt(second)).not.toBeNull();
  });

  test('what could not be sent does not count as asked', async () => {
    const [ann, bob] = [
      await world.business.customer('Ann', 'Lee', '2125550142'),
      await world.business.customer('Bob', 'Lee', '2125550142'),
    ];
    const [first, second] = [await world.business.checkIn(ann), await world.business.checkIn(bob)];
    await world.business.hasConsent('2125550142', 'stopped');
    world.clock.forward(3 * HOUR_MS);
    await run(first);
    expect(await messages()).toEqual([]);
    await world.business.changeCustomer(bob, { email: 'bob@example.com' });
    await run(second);
    expect((await messages()).map(({ recipient }) => recipient)).toEqual(['bob@example.com']);
  });

  test('the last seating counts; one that was taken back does not', async () => {
    const entry = await world.business.checkIn();
    await status(entry, 'SEATED');
    world.clock.forward(HOUR_MS);
    await status(entry, 'READY');
    await status(entry, 'SEATED');
    world.clock.forward(2 * HOUR_MS);
    await run(entry);
    expect(await messages()).toEqual([]);
    await status(entry, 'CHECKED_IN');
    await status(entry, 'SEATED');
    await undo(entry);
    world.clock.forward(HOUR_MS);
    await run(entry);
    expect(await messages()).toHaveLength(1);
  });

  test('at night it waits for 9:00 and says so to the queue of jobs', async () => {
    world.clock.set('2026-06-15T22:00:00Z');
    const entry = await world.business.checkIn();
    await status(entry, 'SEATED');
    world.clock.set('2026-06-16T01:00:00Z');
    await run(entry);
    expect(await messages()).toEqual([]);
    // The business's clock stands still in this year's June, so the time asked for has passed for PostgreSQL: it comes back in a second.
    expect(await jobs()).toHaveLength(1);
    world.clock.set('2026-06-16T13:00:00Z');
    await run(entry);
    expect(await messages()).toHaveLength(1);
  });

  test('that was held up until the night waits for 9:00, though it was due by day', async () => {
    const entry = await world.business.checkIn();
    await status(entry, 'SEATED');
    world.clock.set('2026-06-16T02:00:00Z'); // 22:00 in New York
    await run(entry);
    expect(await messages()).toEqual([]);
    world.clock.set('2026-06-16T13:00:00Z');
    await run(entry);
    expect(await messages()).toHaveLength(1);
  });

  test.each([
    ['canceled', async (entry: TestCheckIn) => status(entry, 'CANCELED')],
    [
      'deleted',
      async (entry: TestCheckIn) => {
        await world.business.owner.must(DeleteCheckIns, { ids: [entry.id] });
      },
    ],
    [
      'switched off',
      async () => {
        await world.business.owner.must(UpdateCheckInApp, { input: { autoFeedbackEnabled: false } });
      },
    ],
    [
      'on a smaller plan',
      async () => {
        await world.business.change({ plan: Plan.PLUS });
      },
    ],
    [
      'rated already',
      async (entry: TestCheckIn) => {
        await world.business.changeCheckIn(entry, { rating: 4, ratedAt: world.clock.now() });
      },
    ],
    [
      'asked by the host',
      async (entry: TestCheckIn) => {
        await world.business.changeCheckIn(entry, { feedbackAskedAt: world.clock.now() });
      },
    ],
    [
      'of 15 days ago',
      async () => {
        world.clock.forward(15 * 24 * HOUR_MS);
      },
    ],
  ])('nothing leaves for a visit that is %s', async (_name, change) => {
    const entry = await world.business.checkIn();
    await status(entry, 'SEATED');
    world.clock.forward(3 * HOUR_MS);
    await change(entry);
    await run(entry);
    expect(await messages()).toEqual([]);
  });

  test('where no text can go out, an e-mail does; without an address nothing does and nobody counts as asked', async () => {
    const stopped = { ann: await world.business.customer('Ann'), bob: await world.business.customer('Bob') };
    for (const { phone } of Object.values(stopped)) await world.business.hasConsent(phone, 'stopped');
    await world.business.changeCustomer(stopped.ann, { email: 'ann@example.com' });
    const [ann, bob] = [await world.business.checkIn(stopped.ann), await world.business.checkIn(stopped.bob)];
    world.clock.forward(3 * HOUR_MS);
    await run(ann);
    await run(bob);
    expect(await messages()).toEqual([
      { channel: 'email', recipient: 'ann@example.com', template: 'feedback-request' },
    ]);
    expect(await askedAt(bob)).toBeNull();
  });

  test('a cap of the day does not hold back who was seated: the host did that', async () => {
    await world.business.owner.must(UpdateCheckInApp, { input: { automaticTextsPerDay: 0 } });
    const entry = await world.business.checkIn();
    await status(entry, 'SEATED');
    world.clock.forward(3 * HOUR_MS);
    await run(entry);
    expect(await messages()).toHaveLength(1);
    expect((await world.business.owner.must(CheckInApp)).checkInApp.automaticTextsToday).toBe(0);
  });

  test('whom a cap held back is asked an hour later, for a day, and the host sees why', async () => {
    const set = (automaticTextsPerDay: number) =>
      world.business.owner.must(UpdateCheckInApp, { input: { automaticTextsPerDay } });
    await set(0);
    const entry = await world.business.checkIn();
    world.clock.forward(3 * HOUR_MS);
    await world.forgetJobs();
    await run(entry);
    await run(entry);
    expect(await messages()).toEqual([]);
    expect((await jobs()).map(({ key }) => key)).toEqual([`ask-feedback:${entry.id}`]);
    const { checkInActivity } = await world.business.owner.must(CheckInActivity, { id: entry.id });
    expect(checkInActivity.filter(({ kind }) => kind === 'FEEDBACK_NOT_ASKED')).toMatchObject([
      { by: 'Greeter', why: 'Too many automatic texts went out.' },
    ]);
    await world.forgetJobs();
    world.clock.forward(24 * HOUR_MS);
    await run(entry);
    expect(await jobs()).toEqual([]);
    world.clock.forward(-HOUR_MS);
    await set(1);
    await run(entry);
    expect(await messages()).toHaveLength(1);
  });

  test('many runs at once ask once', async () => {
    const entry = await world.business.checkIn();
    world.clock.forward(3 * HOUR_MS);
    await Promise.all(Array.from({ length: 5 }, () => run(entry)));
    expect(await messages()).toHaveLength(1);
  });

  test("another business's check-in is none", async () => {
    const other = await world.aBusiness({ plan: Plan.BUSINESS, name: 'Other' });
    const entry = await world.business.checkIn();
    world.clock.forward(3 * HOUR_MS);
    await world.runJob(ASK_FEEDBACK, other.id, { checkInId: entry.id });
    expect(await messages()).toEqual([]);
  });
});
