import { describe, expect, test } from '@jest/globals';
import { ROWS } from '../../server/adapters/rest/rows.js';
import { Plan } from '../../entities/Plan.js';
import type { RestRefusal } from '../world/Actor.js';
import { useWorld } from '../world/use-world.js';

const AT = '/api/business';
const world = useWorld({ shared: true });

const EMPTY_IS_FINE = [
  '/api/user/logout-user',
  `${AT}/remove-checkinapp-media`,
  `${AT}/update-checkinapp-private-token`,
];
const posts = ROWS.filter(({ method, path }) => method === 'POST' && !EMPTY_IS_FINE.includes(path));
const asQuery = (data: unknown) => ({ data: typeof data === 'string' ? data : JSON.stringify(data) });

describe('an empty body', () => {
  test.each(posts.map(({ path, errorKey, kind }) => [path, errorKey, kind] as const))(
    '%s refuses it under its key',
    async (path, errorKey, kind) => {
      const body = kind === 'upload' ? withoutFile() : {};
      const answer = await world.business.owner.post<RestRefusal & Record<string, string>>(path, body);
      expect([answer.status, answer.body.code]).toEqual([422, 'INVALID_INPUT']);
      expect(answer.body[errorKey]).toBe(answer.body.message);
    },
  );

  test('an empty check-in is one too', async () => {
    expect((await world.business.owner.post(`${AT}/update-checkin`, { checkin: {} })).status).toBe(422);
  });
});

function withoutFile(): FormData {
  const form = new FormData();
  form.set('userID', '1');
  return form;
}

describe('data and filters', () => {
  test.each([
    ['get_checkins', '{', 'data'],
    ['get_checkins', '[]', 'data'],
    ['get_checkins', '7', 'data'],
    ['get_checkins', { filterType: 'asleep' }, 'filterType'],
    ['get_checkins', { sortType: 'Sideways' }, 'sortType'],
    ['get_checkins', { sortType: 'Date' }, 'sortDate'],
    ['get_checkins', { sortType: 'Date', sortDate: 'yesterday' }, 'sortDate'],
    ['get-checkins-count', { sortType: 'Date', sortDate: '2026-02-30' }, 'sortDate'],
    ['get-checkins-count', 'nonsense', 'data'],
    ['get-checkin-stats', { sortType: 'Month' }, 'sortType'],
    ['get-checkin-stats', { sortType: 'Date', sortDate: 'yesterday' }, 'sortDate'],
    ['get-checkin-stats', { from: 'yesterday', to: '2026-06-15' }, 'from'],
    ['get-checkin-overview', '{"public_id":', 'data'],
  ])('%s with data %j is refused at %s', async (call, data, field) => {
    await world.business.change({ plan: Plan.BUSINESS });
    expect(await world.business.owner.get(`${AT}/${call}`, asQuery(data))).toMatchObject({
      status: 422,
      body: { code: 'INVALID_INPUT', field, message: expect.any(String) },
    });
  });
});

describe("fields have the mirror's names, and messages none of GraphQL's words", () => {
  test.each([
    ['update-checkinapp', { checkinapp: { font_size: 44 } }, 'font_size'],
    ['update-checkinapp', { checkinapp: { font_family: 'Comic' } }, 'font_family'],
    ['update-checkinapp', { checkinapp: { font_size: 'big' } }, 'font_size'],
    ['update-checkinapp', { checkinapp: { header_text: 'x'.repeat(4001) } }, 'header_text'],
    ['update-checkinapp', { checkinapp: { party_enabled: 'perhaps' } }, 'party_enabled'],
    ['update-checkin', { checkin: { id: 1, party_size: 'many' } }, 'party_size'],
    ['update-checkin', { checkin: { id: 1, status: 'asleep' } }, 'status'],
    ['update-checkinapp', { checkinapp: { header_text: { en: 'Hello' } } }, 'header_text'],
    ['update-checkinapp', { checkinapp: { greeting: ['Hello'] } }, 'greeting'],
    ['update-checkinapp', { checkinapp: { font_family: {} } }, 'font_family'],
    ['update-checkinapp', { checkinapp: { font_size: [60] } }, 'font_size'],
    ['update-checkin', { checkin: { id: 1, notes: {} } }, 'notes'],
    ['update-checkin', { checkin: { id: 1, table_number: [] } }, 'table_number'],
    ['update-checkin', { checkin: { id: 1, status: ['seated'] } }, 'status'],
    ['update-checkin', { checkin: { id: { n: 1 } } }, 'id'],
    ['add_checkin', { customerID: 1, partySize: [2] }, 'partySize'],
    ['add_checkin', { customerID: 1, notes: {} }, 'notes'],
    ['add_person', { firstName: {}, lastName: 'Lee', phone: '2125550100' }, 'firstName'],
    ['add_person', { firstName: 'Ann', lastName: 'Lee', phone: '2125550100', dialCode: {} }, 'dialCode'],
    ['add-customer', { customerID: 'forged', email: {} }, 'email'],
    ['delete_checkins', { other: 1 }, 'checkinIDArray'],
    ['delete_checkins', { checkinIDArray: [{}] }, 'checkinIDArray'],
    ['text-checkin-feedback-invitation', { checkin: { id: 1 }, channel: {} }, 'channel'],
    ['update-checkin-rating', { checkin: { public_id: 'x', rating: [5] } }, 'rating'],
    ['add-customer', { customerID: 'forged', firstName: 'Ann', lastName: 'Lee', phone: '2125550100' }, 'customerID'],
    ['compare-valid-plan', { action: 'EVERYTHING' }, 'action'],
    ['text-checkin-feedback-invitation', { checkin: { id: 1 }, channel: 'pigeon' }, 'channel'],
    ['update-checkin-rating', { checkin: { public_id: 'x', rating: 'good' } }, 'rating'],
  ])('%s with %j: %s', async (call, body, field) => {
    const answer = await world.business.owner.post<RestRefusal>(`${AT}/${call}`, body);
    expect(answer).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT', field } });
    expect(answer.body.message).not.toMatch(/variable|\$|\binput|enum|Int\b|Boolean/);
  });
});
