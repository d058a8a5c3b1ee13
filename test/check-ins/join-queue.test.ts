import { beforeEach, describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { HOST_CONSENT, textConsent } from '../../server/core/messages/consent.js';
import type { Actor } from '../world/Actor.js';
import { useWorld } from '../world/use-world.js';
import { AddPerson } from '../customers/customers.generated.js';
import { CheckIn, DeleteCheckIns, QuotesOf } from './check-in.generated.js';
import { PublicCheckInApp, UpdateCheckInApp } from '../check-in-app/settings.generated.js';
import { setStatus } from './call-ups.js';
import { steadyPace } from './paces.js';
import { UndoCheckInStatus } from './status.generated.js';
import { postponeJobs } from '../world/plant.js';

const world = useWorld({ plan: Plan.BUSINESS });
let kiosk: Actor;
beforeEach(async () => {
  kiosk = await world.business.kiosk();
});

async function checkIn(phone = world.newPhone(), partySize = 1) {
  const { addPerson } = await kiosk.must(AddPerson, { input: { firstName: 'Ann', lastName: 'Lee', phone } });
  const answer = await kiosk.must(CheckIn, { input: { handle: addPerson.handle, partySize } });
  return answer.checkIn as {
    checkInId: string;
    alreadyInLine: boolean;
    partiesAhead: number;
    quote: { lowMinutes: number; minutes: number; highMinutes: number } | null;
  };
}

const jobs = (task: string) => world.jobs(task);

describe('what a customer agrees to about texts', () => {
  const ledger = () =>
    world.rows<{ kind: string; source: string; wording: string }>(
      world.business.id,
      'select kind, source, wording from text_consent order by id',
    );

  test('is kept with the words that were shown, once per phone', async () => {
    const phone = world.newPhone();
    const { checkInId } = await checkIn(phone);
    await world.business.owner.must(DeleteCheckIns, { ids: [checkInId] });
    await checkIn(phone);
    expect(await ledger()).toEqual([{ kind: 'granted', source: 'kiosk', wording: textConsent('en') }]);
  });

  test('is neither shown nor kept where the plan has no texts', async () => {
    await world.business.change({ plan: Plan.BASIC });
    await checkIn();
    expect(await ledger()).toEqual([]);
    const { publicCheckInApp } = await kiosk.must(PublicCheckInApp, { businessId: world.business.id });
    expect(publicCheckInApp.textConsent).toBe('');
  });

  test('names the host who added a party, and is not written for one that was in line', async () => {
    const phone = world.newPhone();
    await checkIn(phone);
    expect((await checkIn(phone)).alreadyInLine).toBe(true);
    await world.business.checkIn();
    expect(await ledger()).toEqual([
      { kind: 'granted', source: 'kiosk', wording: textConsent('en') },
      { kind: 'granted', source: 'host', wording: HOST_CONSENT },
    ]);
  });
});

describe('the wait that is quoted at check-in', () => {
  const quotes = async ({ id }: { id: string }) => (await world.business.owner.must(QuotesOf, { id })).checkIn;
  const stored = () =>
    world.rows(world.business.id, 'select parties_ahead, quote_low, quote_high from check_in order by id');

  test('is nothing while too little is known', async () => {
    expect((await checkIn()).quote).toBeNull();
    expect(await stored()).toEqual([{ parties_ahead: 0, quote_low: null, quote_high: null }]);
  });

  test('follows who is being served, and is told, stored, and shown to the host beside the wait from now', async () => {
    await world.business.hasPace(steadyPace(world.clock.now(), 20));
    const served = await world.business.checkIn();
    await setStatus(world.business, served, 'SEATED');
    world.clock.forward(5 * 60_000);
    await checkIn();
    const { checkInId, quote, partiesAhead } = await checkIn(world.newPhone(), 4);
    expect(partiesAhead).toBe(1);
    // 15 minutes until the first party's time is over, and 20 for the next.
    expect(quote).toEqual({ lowMinutes: 30, minutes: 35, highMinutes: 35 });
    expect((await stored()).at(-1)).toEqual({ parties_ahead: 1, quote_low: 30, quote_high: 35 });
    world.clock.forward(10 * 60_000);
    expect(await quotes({ id: checkInId })).toMatchObject({
      quote: { minutes: 25 },
      firstQuote: { lowMinutes: 30, highMinutes: 35 },
    });
  });

  test('takes a call that was taken back for none', async () => {
    await world.business.hasPace(steadyPace(world.clock.now(), 20));
    await setStatus(world.business, await world.business.checkIn(), 'SEATED');
    world.clock.forward(10 * 60_000);
    const waiting = await world.business.checkIn();
    const before = await quotes(waiting);
    const { version } = await setStatus(world.business, waiting, 'SEATED');
    await world.business.owner.must(UndoCheckInStatus, { id: waiting.id, version });
    expect(await quotes(waiting)).toEqual(before);
    expect(before.quote).toMatchObject({ minutes: 9 });
  });
});

describe('the jobs that a check-in brings', () => {
  test('feedback is asked for 3 hours later, where the plan has it and the business wants it: one job for all who come', async () => {
    await world.business.owner.must(UpdateCheckInApp, { input: { autoFeedbackEnabled: false } });
    await checkIn();
    expect(await jobs('ask-unseated')).toEqual([]);
    await world.business.owner.must(UpdateCheckInApp, { input: { autoFeedbackEnabled: true } });
    await checkIn();
    const since = world.clock.now();
    world.clock.forward(60_000);
    await checkIn();
    const [job, ...others] = (await jobs('ask-unseated')) as {
      payload: { businessId: string; since: string };
      runAt: Date;
    }[];
    expect([new Date(job!.payload.since), job!.runAt, others]).toEqual([
      since,
      new Date(since.getTime() + 3 * 3_600_000),
      [],
    ]);
    expect(await jobs('ask-feedback')).toEqual([]);
  });

  test('who is near is looked at when somebody waits behind another, where the plan has texts', async () => {
    await checkIn();
    expect(await jobs('tell-close')).toEqual([]);
    await checkIn();
    const soon = [
      { payload: { businessId: world.business.id }, runAt: new Date(world.clock.now().getTime() + 2 * 60_000) },
    ];
    expect(await jobs('tell-close')).toEqual(soon);
    world.clock.forward(60_000);
    await checkIn();
    expect(await jobs('tell-close')).toEqual(soon);
    await postponeJobs();
    await checkIn();
    expect(await jobs('tell-close')).toEqual([
      { ...soon[0], runAt: new Date(world.clock.now().getTime() + 2 * 60_000) },
    ]);
    const basic = await world.aBusiness({ plan: Plan.BASIC });
    await basic.checkIn();
    await basic.checkIn();
    expect(await jobs('tell-close')).toHaveLength(1);
  });
});
