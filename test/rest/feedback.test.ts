import { beforeEach, describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import type { TestCheckIn } from '../world/TestBusiness.js';
import { useWorld } from '../world/use-world.js';
import { SetCheckInStatus } from '../check-ins/status.generated.js';
import { ReadCheckIn } from '../check-ins/check-in.generated.js';

const AT = '/api/business';

const world = useWorld({ plan: Plan.BUSINESS });
let entry: TestCheckIn;

beforeEach(async () => {
  entry = await world.business.checkIn(await world.business.customer('Ann', 'Lee', '2125550142'));
});

const seat = () =>
  world.business.owner.must(SetCheckInStatus, { id: entry.id, version: entry.version, status: 'SEATED' });
const rate = (more: object) =>
  world.anonymous.post(`${AT}/update-checkin-rating`, { checkin: { public_id: entry.publicId, ...more } });
const storedRating = async () => {
  const { rating, feedback } = (await world.business.owner.must(ReadCheckIn, { id: entry.id })).checkIn;
  return { rating, feedback };
};
const setPlan = (plan: Plan) => world.business.change({ plan });

describe('update-checkin-rating', () => {
  beforeEach(seat);

  test('takes 1 to 5 with words and answers the number of the check-in', async () => {
    const { status, body } = await rate({ id: Number(entry.id), rating: '2', feedback: ' Too loud ' });
    expect({ status, body }).toEqual({ status: 200, body: { checkinID: Number(entry.id) } });
    expect(await storedRating()).toEqual({ rating: 2, feedback: 'Too loud' });
    expect(await rate({ rating: 5 })).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  });

  test('asks for words with 1 and 2', async () => {
    expect(await rate({ rating: 1 })).toMatchObject({
      status: 422,
      body: { code: 'INVALID_INPUT', field: 'feedback' },
    });
  });

  test.each([
    [true, 5],
    [false, 1],
    ['true', 5],
    ['false', 1],
  ])('%p of older clients is %i, without words', async (rating, expected) => {
    expect((await rate({ rating })).status).toBe(200);
    expect(await storedRating()).toEqual({ rating: expected, feedback: '' });
  });

  test('is found by the private link only, never by the number', async () => {
    expect(
      (await world.anonymous.post(`${AT}/update-checkin-rating`, { checkin: { id: Number(entry.id), rating: 5 } }))
        .status,
    ).toBe(404);
  });

  test.each([undefined, null, 'great', {}])('%p is no rating', async (rating) => {
    expect((await rate({ rating })).status).toBe(422);
  });
});

describe('text-checkin-feedback-invitation', () => {
  const invite = (more: object = {}) =>
    world.business.owner.post(`${AT}/text-checkin-feedback-invitation`, { checkin: { id: Number(entry.id) }, ...more });

  test('texts the party', async () => {
    expect(await invite()).toMatchObject({
      status: 200,
      body: { success: true, message: 'Ann was asked for feedback.', checkinID: Number(entry.id), sent_by: 'text' },
    });
    expect(await world.rows(world.business.id, 'select channel, template from message')).toEqual([
      { channel: 'text', template: 'feedback-request' },
    ]);
  });

  test('says that nothing left where nothing could', async () => {
    expect(await invite({ channel: 'email' })).toMatchObject({
      status: 200,
      body: { success: false, message: 'Ann has no email address: nothing was sent.', sent_by: null },
    });
  });

  test('refuses a smaller plan with its documented key', async () => {
    await setPlan(Plan.PLUS);
    expect(await invite()).toMatchObject({
      status: 403,
      body: { errorInvalidPlan: expect.any(String), code: 'INVALID_PLAN' },
    });
  });
});

describe('compare-valid-plan', () => {
  const compare = (action: unknown) => world.business.owner.post(`${AT}/compare-valid-plan`, { action });

  test('answers the action, or 403 with errorInvalidPlan', async () => {
    expect(await compare('HANDLE_CALL_UP_STATUS')).toMatchObject({
      status: 200,
      body: { action: 'HANDLE_CALL_UP_STATUS' },
    });
    await setPlan(Plan.BASIC);
    expect(await compare('HANDLE_CALL_UP_STATUS')).toMatchObject({
      status: 403,
      body: { errorInvalidPlan: expect.any(String), message: expect.any(String), code: 'INVALID_PLAN' },
    });
    expect((await compare('SOMETHING_ELSE')).status).toBe(422);
  });
});

describe('the settings of feedback', () => {
  const update = (checkinapp: object) =>
    world.business.owner.post<{ checkinapp: object }>(`${AT}/update-checkinapp`, { checkinapp });
  const answer = async () =>
    (await world.anonymous.get(`${AT}/get-checkinapp`, { businessID: world.business.id })).body;

  test('both names say the same, and what the plan lacks is off', async () => {
    expect(await answer()).toMatchObject({ auto_feedback_enabled: 1, checkin_auto_feedback: 1 });
    expect(
      (await update({ checkin_auto_feedback: 0, grace_minutes: '10', close_texts_enabled: 0 })).body.checkinapp,
    ).toMatchObject({
      auto_feedback_enabled: 0,
      checkin_auto_feedback: 0,
      grace_minutes: 10,
      close_texts_enabled: 0,
      url_monitor: expect.stringContaining('/monitor/'),
    });
    expect(await answer()).toMatchObject({ auto_feedback_enabled: 0 });
    expect((await update({ auto_feedback_enabled: 1 })).status).toBe(200);
    await setPlan(Plan.PLUS);
    expect(await answer()).toMatchObject({ auto_feedback_enabled: 0, checkin_auto_feedback: 0 });
    expect(await update({ auto_feedback_enabled: 1 })).toMatchObject({
      status: 403,
      body: { errorUpdateCheckinApp: expect.any(String), code: 'INVALID_PLAN' },
    });
    expect((await update({ auto_feedback_enabled: 0 })).status).toBe(200);
  });
});
