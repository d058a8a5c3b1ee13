import { describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import type { RestRefusal } from '../world/Actor.js';
import { useWorld } from '../world/use-world.js';

const TEXT = '/api/business/text-checkin-notification';
const CALL = '/api/business/call-checkin-notification';
const world = useWorld({ plan: Plan.STANDARD });

describe('call-up on the REST mirror', () => {
  test.each([
    [TEXT, 'text'],
    [CALL, 'call'],
  ])('%s tells the party', async (path, sentBy) => {
    const { id } = await world.business.checkIn();
    const notifiedTime = Date.parse('2026-06-15T16:00:00Z') / 1000;
    const answer = await world.business.owner.post(path, { checkin: { id: Number(id), version: 1 } });
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        success: true,
        message: 'The party has been notified.',
        checkinID: Number(id),
        sent_by: sentBy,
        notified: 1,
        notified_time: notifiedTime,
      },
    ]);
    expect((await world.business.owner.get('/api/business/get_checkin', { checkinID: id })).body).toMatchObject({
      status: 'ready',
      notified: 1,
      notified_time: notifiedTime,
    });
    expect(await world.rows(world.business.id, 'select channel from message')).toEqual([{ channel: sentBy }]);
  });

  test('says when nothing left; the party is ready all the same', async () => {
    const { id } = await world.business.checkIn(await world.business.customer('Ann'));
    await world.business.hasUsedTexts(1000);
    expect((await world.business.owner.post(TEXT, { checkin: { id } })).body).toEqual({
      success: true,
      message: "This month's texts are used up and Ann has no email address: nothing was sent.",
      checkinID: Number(id),
      sent_by: null,
      notified: 0,
      notified_time: null,
    });
    expect((await world.business.owner.get('/api/business/get_checkin', { checkinID: id })).body).toMatchObject({
      status: 'ready',
      notified: 0,
    });
  });

  test('refusals carry the documented key: the plan, a party that was told, a stale version, another business', async () => {
    const { id } = await world.business.checkIn(await world.business.customer('Ann'));
    await world.business.owner.post(TEXT, { checkin: { id } });
    const other = await world.aBusiness({ plan: Plan.STANDARD });
    const basic = await world.aBusiness({ plan: Plan.BASIC });
    const message = 'Ann has been notified. You can call up again in 3 minutes.';
    for (const path of [TEXT, CALL]) {
      const again = await world.business.owner.post(path, { checkin: { id } });
      expect([again.status, again.body]).toEqual([409, { errorInvalidPlan: message, message, code: 'CONFLICT' }]);
      expect((await world.business.owner.post<RestRefusal>(path, { checkin: { id, version: 99 } })).body.code).toBe(
        'STALE',
      );
      expect((await other.owner.post(path, { checkin: { id } })).status).toBe(404);
      const gated = await basic.owner.post<RestRefusal>(path, { checkin: { id: (await basic.checkIn()).id } });
      expect([gated.status, gated.body]).toMatchObject([
        403,
        { code: 'INVALID_PLAN', errorInvalidPlan: gated.body.message },
      ]);
    }
  });

  test('the table goes in and out by its documented name, beside rating and feedback', async () => {
    const { id } = await world.business.checkIn();
    const answer = await world.business.owner.post('/api/business/update-checkin', {
      checkin: { id, table_number: 12 },
    });
    expect(answer.body).toMatchObject({ table_number: '12', rating: null, feedback: '' });
    await world.business.owner.post('/api/business/update-checkin', { checkin: { id, party_size: 2 } });
    expect((await world.business.owner.get('/api/business/get_checkin', { checkinID: id })).body).toMatchObject({
      table_number: '12',
      party_size: 2,
    });
    expect(
      (
        await world.business.owner.post<RestRefusal>('/api/business/update-checkin', {
          checkin: { id, table_number: '12345678901' },
        })
      ).body.code,
    ).toBe('INVALID_INPUT');
  });
});
