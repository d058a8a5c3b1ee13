import { beforeEach, describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { Role } from '../../entities/Role.js';
import type { TestCheckIn, TestCustomer } from '../world/TestBusiness.js';
import { useWorld } from '../world/use-world.js';
import { UpdateCheckInApp } from '../check-in-app/settings.generated.js';
import { InviteFeedback } from './feedback.generated.js';
import { LeaveQueue } from './place-in-line.generated.js';

const DAY_MS = 86_400_000;

const world = useWorld({ plan: Plan.BUSINESS });
let ann: TestCustomer;
let entry: TestCheckIn;

beforeEach(async () => {
  ann = await world.business.customer('Ann', 'Lee', '2125550142');
  entry = await world.business.checkIn(ann);
});

const invite = (channel: 'TEXT' | 'EMAIL' = 'TEXT', actor = world.business.owner) =>
  actor.ask(InviteFeedback, { id: entry.id, channel });
const codeOf = async () => (await invite()).errors?.[0]!.extensions.code;
const messages = () => world.rows(world.business.id, 'select channel, recipient, template from message order by id');

describe('asking a party for feedback', () => {
  test('by text at once, without a waiting time, and in the middle of the night', async () => {
    world.clock.set('2026-06-15T08:00:00Z');
    const { data } = await invite('TEXT', await world.business.as(Role.FRONT_DESK));
    expect(data!.inviteFeedback).toEqual({
      sentBy: 'TEXT',
      notice: null,
      checkIn: { id: entry.id, feedbackAskedAt: '2026-06-15T08:00:00.000Z', version: entry.version },
    });
    expect(await messages()).toEqual([{ channel: 'text', recipient: '+12125550142', template: 'feedback-request' }]);
    const [event] = await world.rows<{ actor: string; data: object }>(
      world.business.id,
      `select actor, data from check_in_event where kind = 'feedback-asked'`,
    );
    expect(event).toMatchObject({ actor: expect.stringMatching(/^account:/), data: { channel: 'text' } });
  });

  test('whatever texts went out by themselves: somebody here pressed a button', async () => {
    await world.business.owner.must(UpdateCheckInApp, { input: { automaticTextsPerDay: 0 } });
    for (let count = 0; count < 5; count += 1)
      expect((await invite()).data!.inviteFeedback).toMatchObject({ sentBy: 'TEXT', notice: null });
  });

  test('by e-mail, and again', async () => {
    await world.business.changeCustomer(ann, { email: 'ann@example.com' });
    expect((await invite('EMAIL')).data!.inviteFeedback).toMatchObject({ sentBy: 'EMAIL', notice: null });
    world.clock.forward(60_000);
    expect((await invite('EMAIL')).data!.inviteFeedback.checkIn.feedbackAskedAt).toBe(world.clock.now().toISOString());
    expect(await messages()).toHaveLength(2);
  });

  test('whoever stopped texts gets an e-mail, and the host is told', async () => {
    await world.business.changeCustomer(ann, { email: 'ann@example.com' });
    await world.business.hasConsent(ann.phone, 'stopped');
    const { sentBy, notice } = (await invite()).data!.inviteFeedback;
    expect({ sentBy, notice }).toEqual({ sentBy: 'EMAIL', notice: 'Ann stopped texts: an email went out instead.' });
  });

  test('without any way nothing leaves, and nobody counts as asked', async () => {
    const { sentBy, notice, checkIn } = (await invite('EMAIL')).data!.inviteFeedback;
    expect({ sentBy, asked: checkIn.feedbackAskedAt, notice }).toEqual({
      sentBy: null,
      asked: null,
      notice: expect.stringContaining('nothing was sent'),
    });
    expect(await world.rows(world.business.id, `select from check_in_event where kind = 'feedback-asked'`)).toEqual([]);
  });

  test('not whoever has rated', async () => {
    await world.business.changeCheckIn(entry, { rating: 5, ratedAt: world.clock.now() });
    expect(await codeOf()).toBe('CONFLICT');
    expect(await messages()).toEqual([]);
  });

  test('not whoever is no longer in the queue', async () => {
    await world.anonymous.must(LeaveQueue, { publicId: entry.publicId });
    expect(await codeOf()).toBe('CONFLICT');
  });

  test('another day is fine, for 14 days and not a second more', async () => {
    world.clock.forward(14 * DAY_MS + 1000);
    expect(await codeOf()).toBe('CONFLICT');
    world.clock.forward(-2000);
    expect(await codeOf()).toBeUndefined();
  });

  test.each([Plan.NONE, Plan.PLUS])('not on %s', async (plan) => {
    await world.business.change({ plan });
    expect(await codeOf()).toBe('INVALID_PLAN');
  });

  test('not by staff, and not for another business', async () => {
    expect((await invite('TEXT', await world.business.as(Role.STAFF))).errors![0]!.extensions.code).toBe('FORBIDDEN');
    expect(
      (await invite('TEXT', (await world.aBusiness({ plan: Plan.BUSINESS })).owner)).errors![0]!.extensions.code,
    ).toBe('NOT_FOUND');
  });
});
