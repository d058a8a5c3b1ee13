import { beforeEach, describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { requeueInDoubt } from '../../server/core/messages/claim-message.js';
import { askAsSuperuser } from '../setup/database.js';
import { until } from '../world/until.js';
import { useWorld } from '../world/use-world.js';
import { Parties, type Party } from './Parties.js';

const world = useWorld({ plan: Plan.STANDARD });
let parties: Parties;
let ann: Party;

beforeEach(async () => {
  parties = new Parties(world);
  ann = await parties.party('Ann', { email: 'ann@example.com' });
});

const only = async () => (await parties.messages())[0]!;
const status = async () => (await only()).status;
const untilSent = (count: number, kind: 'texts' | 'calls' = 'texts') =>
  until(() => parties.twilio[kind].length === count, 'the provider');

describe('a worker that dies around a text', () => {
  test('which had left: the provider is asked, and nothing is sent again', async () => {
    parties.twilio.plan('takes it and hangs');
    await parties.callUp(ann.id);
    const { id } = await only();
    void parties.deliver(id);
    await untilSent(1);
    await parties.deliver(id);
    expect(await only()).toMatchObject({ status: 'sent', provider_id: 'SM0' });
    expect(parties.twilio.texts).toHaveLength(1);
  });

  test('which had not left: it waits until that is certain, and then sends it once', async () => {
    parties.twilio.plan('loses it');
    await parties.callUp(ann.id);
    const { id } = await only();
    await expect(parties.deliver(id)).rejects.toThrow('ECONNRESET');
    expect(await status()).toBe('sending');
    world.clock.forward(24_000);
    await parties.deliver(id);
    expect(await status()).toBe('sending');
    expect(parties.twilio.texts).toHaveLength(0);
    world.clock.forward(1000);
    await Promise.all([parties.deliver(id), parties.deliver(id), parties.deliver(id)]);
    expect(await status()).toBe('sent');
    expect(parties.twilio.texts).toHaveLength(1);
    expect(await parties.used()).toBe(1);
  });

  test('which had not left: it comes back by itself when that is certain', async () => {
    world.clock.set('2031-06-15T16:00:00Z');
    parties.twilio.plan('loses it');
    await parties.send({ checkInId: ann.id, template: 'feedback-request' });
    const { id } = await only();
    await expect(parties.deliver(id)).rejects.toThrow('ECONNRESET');
    await parties.deliver(id);
    expect(
      await askAsSuperuser(`select run_at from graphile_worker.jobs where key = $1`, [`deliver-message:${id}`]),
    ).toEqual([{ run_at: new Date('2031-06-15T16:00:25Z') }]);
  });

  test('while the provider cannot be asked either: nothing is sent, however long it takes', async () => {
    parties.twilio.plan('takes it silently');
    await parties.callUp(ann.id);
    const { id } = await only();
    await expect(parties.deliver(id)).rejects.toThrow('ECONNRESET');
    parties.twilio.isAway = true;
    world.clock.forward(10 * 60_000);
    await expect(parties.deliver(id)).rejects.toThrow('ECONNREFUSED');
    expect(await status()).toBe('sending');
    parties.twilio.isAway = false;
    await parties.deliver(id);
    expect(await status()).toBe('sent');
    expect(parties.twilio.texts).toHaveLength(1);
  });

  test('at its last try: nobody knows, and nothing is given back or sent instead', async () => {
    parties.twilio.plan('loses it');
    await parties.callUp(ann.id);
    await parties.deliver((await only()).id, { isLast: true });
    expect((await parties.messages()).map((message) => [message.channel, message.status])).toEqual([
      ['text', 'unknown'],
    ]);
    expect(await parties.used()).toBe(1);
  });

  test('and another that looked for it long ago: what is being sent anew is not sent by the other too', async () => {
    parties.twilio.plan('loses it', 'takes it and hangs');
    await parties.callUp(ann.id);
    const { id } = await only();
    const claimedAt = world.clock.now();
    await expect(parties.deliver(id)).rejects.toThrow('ECONNRESET');
    world.clock.forward(60_000);
    void parties.deliver(id);
    await untilSent(1);
    expect(await parties.inBusiness((context) => requeueInDoubt(context, id, claimedAt))).toBe(false);
    expect(await status()).toBe('sending');
  });

  test('which had not left: a STOP meanwhile is obeyed', async () => {
    await parties.callUp(ann.id);
    await parties.deliverAll();
    parties.twilio.plan('loses it');
    await parties.send({ checkInId: ann.id, template: 'host-answer', data: { text: 'On your way?' } });
    const { id } = (await parties.messages())[1]!;
    await expect(parties.deliver(id)).rejects.toThrow('ECONNRESET');
    await parties.texts(ann.phone, 'STOP', { optOut: 'STOP' });
    world.clock.forward(61_000);
    await parties.deliver(id);
    expect(parties.twilio.texts).toHaveLength(1);
    expect((await parties.messages())[1]).toMatchObject({ status: 'dropped', reason: 'The customer stopped texts' });
  });

  test('whose answer got lost: it is asked for, not sent again', async () => {
    parties.twilio.plan('takes it silently');
    await parties.callUp(ann.id);
    const { id } = await only();
    await expect(parties.deliver(id)).rejects.toThrow('ECONNRESET');
    await parties.deliver(id);
    expect(await status()).toBe('sent');
    expect(parties.twilio.texts).toHaveLength(1);
  });

  test('that was a call: nobody can tell, so it is recorded as unknown and not made again', async () => {
    parties.twilio.plan('takes it and hangs');
    await parties.callUp(ann.id, 'CALL');
    const { id } = await only();
    void parties.deliver(id);
    await untilSent(1, 'calls');
    await parties.deliver(id);
    expect(await status()).toBe('unknown');
    expect(parties.twilio.calls).toHaveLength(1);
  });
});
