import { describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import type { SentMessage } from '../../server/core/messages/sent-message.js';
import { useWorld } from '../world/use-world.js';
import { Parties } from './Parties.js';
import { TextAllowance } from './replies.generated.js';

const LEFT = 100;
const SENDS = 1000;
const world = useWorld({ business: false, config: { poolSize: 40 } });

const allowanceOf = async ({ business }: Parties) => (await business.owner.must(TextAllowance)).textAllowance;

/** As callers do: who waits too long for a connection or the allowance is told so, nothing has happened, and tries again. */
async function sendAtLast(parties: Parties, message: Parameters<Parties['send']>[0]): Promise<SentMessage> {
  for (;;) {
    try {
      return await parties.send(message);
    } catch (error) {
      if (!isTooBusy(error)) throw error;
    }
  }
}
const isTooBusy = (error: unknown): boolean =>
  (error as { code?: string }).code === '55P03' ||
  /timeout exceeded when trying to connect/.test((error as Error).message);

describe('with 100 texts left', () => {
  test('1,000 at once are exactly 100 texts', async () => {
    const parties = await Parties.open(world);
    const ann = await parties.party('Ann');
    await parties.business.hasUsedTexts(1000 - LEFT);
    const sent = await Promise.all(
      Array.from({ length: SENDS }, () => sendAtLast(parties, { checkInId: ann.id, template: 'call-up' })),
    );
    expect(sent.filter(({ sentBy }) => sentBy === 'text')).toHaveLength(LEFT);
    expect(sent.filter(({ sentBy, why }) => sentBy === null && why === 'used-up')).toHaveLength(SENDS - LEFT);
    expect(await parties.messages()).toHaveLength(LEFT);
    expect(await parties.used()).toBe(1000);
  });

  test('with addresses the rest goes out by e-mail', async () => {
    const parties = await Parties.open(world);
    const ann = await parties.party('Ann', { email: 'ann@example.com' });
    await parties.business.hasUsedTexts(1000 - LEFT);
    await Promise.all(
      Array.from({ length: 300 }, (_, index) =>
        sendAtLast(parties, {
          checkInId: ann.id,
          template: 'call-up',
          channel: index % 2 ? 'text' : 'call',
        }),
      ),
    );
    const messages = await parties.messages();
    expect(messages.filter(({ channel }) => channel !== 'email')).toHaveLength(LEFT);
    expect(messages.filter(({ channel }) => channel === 'email')).toHaveLength(200);
  });

  test('through the API too: 30 parties called up at once with 10 left', async () => {
    const parties = await Parties.open(world);
    const made = [];
    for (let index = 0; index < 30; index += 1) made.push(await parties.party(`P${index}`));
    await parties.business.hasUsedTexts(990);
    const answers = await Promise.all(made.map(({ id }) => parties.callUp(id)));
    expect(answers.filter(({ sentBy }) => sentBy === 'TEXT')).toHaveLength(10);
    const refused = answers.filter(({ sentBy }) => sentBy === null);
    expect(refused).toHaveLength(20);
    for (const { notice, checkIn } of refused) {
      expect(notice).toMatch(/^This month's texts are used up and P\d+ has no email address: nothing was sent\.$/);
      expect(checkIn).toMatchObject({ status: 'READY', notifiedAt: null });
    }
    expect(await allowanceOf(parties)).toEqual({ month: '2026-06', included: 1000, used: 1000, left: 0 });
  });
});

test('a new month of the business, not of the server, brings new texts', async () => {
  const honolulu = await Parties.open(world, { timeZone: 'Pacific/Honolulu' });
  const newYork = await Parties.open(world, { timeZone: 'America/New_York' });
  for (const parties of [honolulu, newYork]) await parties.business.hasUsedTexts(1000);
  world.clock.set('2026-07-01T04:30:00Z'); // half past midnight in New York, still 30 June in Honolulu
  expect(await allowanceOf(newYork)).toEqual({ month: '2026-07', included: 1000, used: 0, left: 1000 });
  expect(await allowanceOf(honolulu)).toEqual({ month: '2026-06', included: 1000, used: 1000, left: 0 });
  const here = await newYork.party('Ann');
  const there = await honolulu.party('Anna');
  expect(await newYork.send({ checkInId: here.id, template: 'feedback-request' })).toMatchObject({ sentBy: 'text' });
  expect(await honolulu.send({ checkInId: there.id, template: 'feedback-request' })).toMatchObject({
    sentBy: null,
    why: 'used-up',
  });
});

test('what is given back goes to the month that it was taken from', async () => {
  const parties = await Parties.open(world);
  const ann = await parties.party('Ann');
  world.clock.set('2026-07-01T03:59:00Z');
  await parties.send({ checkInId: ann.id, template: 'feedback-request' });
  world.clock.set('2026-07-01T04:01:00Z');
  parties.twilio.plan({ refuses: '21614' });
  await parties.deliverAll();
  expect(await parties.rows('select month, used from text_allowance')).toEqual([{ month: '2026-06', used: 0 }]);
  expect(await allowanceOf(parties)).toMatchObject({ month: '2026-07', used: 0 });
});

test.each([
  [Plan.NONE, 0],
  [Plan.BASIC, 0],
  [Plan.STANDARD, 1000],
  [Plan.PLUS, 1500],
  [Plan.BUSINESS, 5000],
])('the plan %s includes %i texts', async (plan, included) => {
  const parties = await Parties.open(world, { plan });
  expect(await allowanceOf(parties)).toEqual({ month: '2026-06', included, used: 0, left: included });
  const ann = await parties.party('Ann');
  expect(await parties.send({ checkInId: ann.id, template: 'feedback-request' })).toMatchObject(
    included ? { sentBy: 'text' } : { sentBy: null, why: 'no-texts' },
  );
});

test('after a downgrade what was used beyond the plan counts as none left', async () => {
  const parties = await Parties.open(world, { plan: Plan.STANDARD });
  await parties.business.hasUsedTexts(1400);
  expect(await allowanceOf(parties)).toEqual({ month: '2026-06', included: 1000, used: 1400, left: 0 });
});
