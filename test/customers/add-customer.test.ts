import { beforeEach, describe, expect, test } from '@jest/globals';
import { Role } from '../../entities/Role.js';
import type { Actor } from '../world/Actor.js';
import { useWorld } from '../world/use-world.js';
import { AddCustomer, AddPerson } from './customers.generated.js';

const world = useWorld();
let kiosk: Actor;

beforeEach(async () => {
  kiosk = await world.business.kiosk();
});

const ann = { firstName: 'Ann', lastName: 'Lee', phone: '2125550100' };
const add = async (input: Record<string, unknown>, actor = kiosk) =>
  (await actor.must(AddCustomer, { input })).addCustomer;
const customers = (businessId = world.business.id) =>
  world.rows(
    businessId,
    'select id, first_name, last_name, phone, email, birth_month, birth_day, birth_year, archived_at from customer order by id',
  );

describe('a new customer', () => {
  test('comes from name and phone, with e-mail and birthday', async () => {
    expect(await add({ ...ann, email: 'ann@example.com', birthMonth: 2, birthDay: 29 })).toMatchObject({
      firstName: 'Ann',
      lastInitial: 'L',
      isCustomer: true,
      customerId: null,
    });
    expect(await customers()).toEqual([
      {
        id: expect.any(String),
        first_name: 'Ann',
        last_name: 'Lee',
        phone: '2125550100',
        email: 'ann@example.com',
        birth_month: 2,
        birth_day: 29,
        birth_year: null,
        archived_at: null,
      },
    ]);
  });

  test('comes from a handle, with the e-mail that was given with the person', async () => {
    const { addPerson } = await kiosk.must(AddPerson, { input: { ...ann, email: 'ann@example.com' } });
    expect(await add({ handle: addPerson.handle }, world.business.owner)).toMatchObject({
      isCustomer: true,
      customerId: expect.stringMatching(/^\d+$/),
    });
    expect(await customers()).toMatchObject([{ last_name: 'Lee', email: 'ann@example.com' }]);
  });

  test('twenty at once are one', async () => {
    await Promise.all(Array.from({ length: 20 }, () => add(ann)));
    expect(await customers()).toHaveLength(1);
  });

  test.each([
    [{ ...ann, birthMonth: 2, birthDay: 30 }, 'birthDay'],
    [{ ...ann, birthMonth: 2, birthDay: 29, birthYear: 2023 }, 'birthDay'],
    [{ ...ann, birthMonth: 5 }, 'birthDay'],
    [{ ...ann, birthYear: 1990 }, 'birthDay'],
    [{ ...ann, birthMonth: 13, birthDay: 1 }, 'birthMonth'],
    [{ ...ann, birthMonth: 1, birthDay: 32 }, 'birthDay'],
    [{ ...ann, emailRequired: true }, 'email'],
    [{ ...ann, email: 'nobody' }, 'email'],
    [{ firstName: 'Ann', lastName: 'Lee' }, 'phone'],
    [{ phone: '2125550100' }, 'firstName'],
    [{ handle: 'forged' }, 'handle'],
  ])('%p is refused by name', async (input, field) => {
    const { errors } = await kiosk.ask(AddCustomer, { input });
    expect(errors![0]!.extensions).toMatchObject({ code: 'INVALID_INPUT', field });
    expect(await customers()).toEqual([]);
  });
});

describe('who is a customer already', () => {
  test('stays as they are: nobody puts their own e-mail on them', async () => {
    await add({ ...ann, email: 'ann@example.com', birthMonth: 1, birthDay: 2 });
    const before = await customers();
    await add({ ...ann, email: 'thief@example.com', birthMonth: 3, birthDay: 4 });
    expect(await customers()).toEqual(before);
  });

  test('comes back from the archive', async () => {
    const customer = await world.business.customer();
    await world.business.changeCustomer(customer, { archivedAt: world.clock.now() });
    await add({
      firstName: customer.firstName,
      lastName: customer.lastName,
      phone: customer.phone,
      email: 'thief@example.com',
    });
    expect(await customers()).toMatchObject([{ id: customer.id, archived_at: null, email: null }]);
  });

  test('is one per business', async () => {
    const other = await world.aBusiness();
    await add(ann);
    await add(ann, other.owner);
    expect([await customers(), await customers(other.id)].map((rows) => rows.length)).toEqual([1, 1]);
  });
});

test.each([
  [Role.FRONT_DESK, null],
  [Role.STAFF, 'FORBIDDEN'],
] as const)('role %p: %p', async (role, code) => {
  const { errors } = await (await world.business.as(role)).ask(AddCustomer, { input: ann });
  expect(errors?.[0]?.extensions.code ?? null).toBe(code);
  expect(await world.anonymous.refused(AddCustomer, { input: ann })).toBe('UNAUTHENTICATED');
});
