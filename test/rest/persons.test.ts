import { beforeEach, expect, test } from '@jest/globals';
import { Actor } from '../world/Actor.js';
import { useWorld } from '../world/use-world.js';

const AT = '/api/business';
const ANN = {
  firstName: 'Ann',
  lastName: 'Lee',
  dialCode: '1',
  phone: '2125550100',
  email: 'ann@example.com',
  birthMonth: '5',
  birthDay: '1',
  birthYear: '',
  isEmailRequired: 1,
};

const world = useWorld();
let phone: Actor;

beforeEach(async () => {
  phone = new Actor(world.url, world.business.publicToken);
});

const masked = { id: expect.any(String), customerID: expect.any(String), first_name: 'Ann', last_name: 'L' };

test('the way of a new customer on a phone: unknown, made known, not yet a customer, made one', async () => {
  const request = { businessID: Number(world.business.id), dialCode: '1', phone: '2125550100' };
  expect((await phone.post(`${AT}/verify-person`, request)).body).toEqual({
    persons: [],
    props: { businessID: Number(world.business.id) },
  });
  expect(await phone.post(`${AT}/add_person`, ANN)).toMatchObject({
    status: 200,
    body: { ...masked, is_customer: 0, customer_id: null },
  });
  const { persons } = (await phone.post<{ persons: { customerID: string }[] }>(`${AT}/verify-person`, request)).body;
  expect(persons).toEqual([{ ...masked, is_customer: 0, customer_id: null }]);
  expect((await phone.post(`${AT}/verify-customer`, { person: persons[0] })).body).toEqual({
    verified: false,
    customer: null,
    person: expect.objectContaining(masked),
  });
  const added = await phone.post<{ customer: { customerID: string } }>(`${AT}/add-customer`, {
    ...ANN,
    customerID: persons[0]!.customerID,
  });
  expect(added.body).toEqual({ customer: { ...masked, is_customer: 1, customer_id: null } });
  expect((await phone.post(`${AT}/verify-customer`, { person: persons[0] })).body).toMatchObject({
    verified: true,
    customer: masked,
  });
  expect(await world.rows(world.business.id, 'select email, birth_month, birth_day, birth_year from customer')).toEqual(
    [{ email: null, birth_month: 5, birth_day: 1, birth_year: null }],
  );
  await phone.post(`${AT}/add_checkin`, { customerID: added.body.customer.customerID, partySize: 1 });
  expect((await world.business.owner.get(`${AT}/get_checkins`)).body).toMatchObject([{ email: 'ann@example.com' }]);
});

test('add-customer takes the registration alone; staff learn the number', async () => {
  const { body } = await world.business.owner.post<{ customer: object }>(`${AT}/add-customer`, ANN);
  const [row] = await world.rows(world.business.id, 'select id from customer');
  expect(body.customer).toEqual({ ...masked, last_name: 'Lee', is_customer: 1, customer_id: Number(row!.id) });
});

test('refusals stand under their keys', async () => {
  expect(await phone.post(`${AT}/verify-person`, { phone: '212555010' })).toMatchObject({
    status: 422,
    body: { code: 'INVALID_INPUT', errorVerifyPerson: 'Enter a phone number of 10 digits.' },
  });
  expect(await phone.post(`${AT}/add_person`, { ...ANN, email: '' })).toMatchObject({
    status: 422,
    body: { field: 'email', errorNewCustomer: 'Enter an email address.' },
  });
  expect(await phone.post(`${AT}/add-customer`, { ...ANN, birthMonth: 2, birthDay: 30 })).toMatchObject({
    status: 422,
    body: { field: 'birthDay', errorNewCustomer: expect.any(String) },
  });
  expect(await phone.post(`${AT}/verify-customer`, { person: { id: 'forged' } })).toMatchObject({
    status: 422,
    body: { field: 'person', message: expect.any(String) },
  });
  expect(await phone.post(`${AT}/verify-customer`)).toMatchObject({ status: 422 });
});

test.each(['verify-person', 'add_person', 'add-customer', 'verify-customer'])('%s needs a token', async (call) => {
  expect((await world.anonymous.post(`${AT}/${call}`, { ...ANN, person: { id: 'x' } })).status).toBe(401);
});
