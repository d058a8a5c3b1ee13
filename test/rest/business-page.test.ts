import { describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import type { RestRefusal } from '../world/Actor.js';
import { useWorld } from '../world/use-world.js';

const AT = '/api/business';
const world = useWorld({ plan: Plan.STANDARD });
const owner = () => world.business.owner;
const PROFILE = {
  businessName: 'Shears',
  vanityName: 'shears',
  address: '1 Elm St',
  city: 'Troy',
  state: 'NY',
  zip: 12180,
  phone: 5185550142,
  about: '<p>Since <b>1980</b></p>',
  bookingInterval: '45',
};
const update = (body: Record<string, unknown>) =>
  owner().post<RestRefusal & { field: string; errorUpdateBusiness?: string; signPayload?: { loginToken: string } }>(
    `${AT}/update_business`,
    { businessID: Number(world.business.id), ...body },
  );

describe('update_business', () => {
  test('saves the profile, which its staff read whole', async () => {
    const { status, body } = await update(PROFILE);
    expect([status, body]).toEqual([
      200,
      {
        success: true,
        message: 'The profile was saved',
        businessID: Number(world.business.id),
        signPayload: { loginToken: expect.any(String) },
      },
    ]);
    const shown = {
      id: Number(world.business.id),
      business_name: 'Shears',
      vanity_name: 'shears',
      vanity_url: `${world.url}/page/shears`,
      address: '1 Elm St',
      city: 'Troy',
      state: 'NY',
      zip: '12180',
      phone: '5185550142',
      time_zone: 'America/New_York',
      about: '<p>Since <strong>1980</strong></p>',
      booking_interval: 45,
    };
    const query = { businessID: world.business.id };
    expect((await owner().get(`${AT}/get_business`, query)).body).toEqual({
      ...shown,
      booking_slots: 1,
      calendar_view: 'day',
      version: 2,
    });
    expect((await world.anonymous.get(`${AT}/get_business`, query)).body).toEqual(shown);
    expect((await update({ city: 'Utica' })).body).not.toHaveProperty('signPayload');
  });

  test.each([
    [{ businessName: '' }, 'businessName'],
    [{ phone: '' }, 'phone'],
    [{ bookingInterval: 20 }, 'bookingInterval'],
    [{ bookingInterval: 'x' }, 'bookingInterval'],
    [{ vanityName: 'api' }, 'vanityName'],
  ])('with %j is refused with the documented key', async (wrong, field) => {
    const { status, body } = await update({ ...PROFILE, ...wrong });
    expect([status, body.code, body.field]).toEqual([422, 'INVALID_INPUT', field]);
    expect(body.errorUpdateBusiness).toBe(body.message);
  });

  test('of an older version is a 409 with the profile as it is', async () => {
    await update({ city: 'Troy' });
    const { status, body } = await update({ city: 'Utica', version: 1 });
    expect([status, body.code]).toEqual([409, 'STALE']);
    expect(body.details).toMatchObject({ current: { city: 'Troy', business_name: 'Salon Rosa', version: 2 } });
  });

  test('to the name of another page is a 409', async () => {
    const other = await world.aBusiness();
    await other.owner.post(`${AT}/update_business`, { vanityName: 'shears' });
    const { status, body } = await update({ vanityName: 'Shears ' });
    expect([status, body.code, body.field]).toEqual([409, 'CONFLICT', 'vanityName']);
  });
});

test('validate-business-page finds the business of a name', async () => {
  await update(PROFILE);
  const find = (vanityName: string) => world.anonymous.post(`${AT}/validate-business-page`, { vanityName });
  expect(await find('Shears')).toMatchObject({
    status: 200,
    body: {
      id: Number(world.business.id),
      business_name: 'Shears',
      vanity_name: 'shears',
      vanity_url: `${world.url}/page/shears`,
    },
  });
  expect(await find('nobody')).toMatchObject({ status: 404, body: { message: 'That page was not found.' } });
});

describe('forms as policies', () => {
  const addForm = () =>
    owner().post<{ id: number }>(`${AT}/add_form`, { formTitle: 'Rules', formContent: '<p>Be kind</p>' });

  test('are added, read by everybody, and taken off', async () => {
    const { body: form } = await addForm();
    const shown = { name: 'Rules', form_content: '<p>Be kind</p>', pages: [] };
    const added = await owner().post<{ policyIDArray: number[] }>(`${AT}/add-business-policies`, {
      businessID: Number(world.business.id),
      formIDArray: [form.id],
    });
    const [id] = added.body.policyIDArray;
    const policy = { id, form_id: form.id, ...shown };
    const query = { businessID: world.business.id };
    for (const actor of [owner(), world.anonymous]) {
      expect((await actor.get(`${AT}/get-business-policies`, query)).body).toEqual([policy]);
      expect((await actor.get(`${AT}/get-business-policy`, { policyID: String(id) })).body).toEqual(policy);
    }
    const removed = await owner().post(`${AT}/delete-business-policies`, { policyIDArray: [id] });
    expect(removed.body).toEqual({ success: true, message: 'Policies: 0', policyIDArray: [] });
    expect((await world.anonymous.get(`${AT}/get-business-policies`, query)).body).toEqual([]);
  });

  test('take ids as the text of a form, and templates', async () => {
    const { body: form } = await addForm();
    const { body } = await owner().post<{ policyIDArray: number[] }>(`${AT}/add-business-policies`, {
      formIDArray: JSON.stringify([form.id, 1]),
    });
    expect(body.policyIDArray).toHaveLength(2);
    const removed = await owner().post(`${AT}/delete-business-policies`, {
      policyIDArray: JSON.stringify(body.policyIDArray),
    });
    expect(removed.body).toMatchObject({ policyIDArray: [] });
  });
});
