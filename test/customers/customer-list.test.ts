import { beforeEach, describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { Role } from '../../entities/Role.js';
import { useWorld } from '../world/use-world.js';
import {
  ArchiveCustomers,
  CustomerLetters,
  Customers,
  CustomerTags,
  RegisterCustomer,
  type CustomersQueryVariables,
} from './customers.generated.js';

const world = useWorld({ plan: Plan.STANDARD });

const register = async (firstName: string, lastName: string, more: object = {}) =>
  (
    await world.business.owner.must(RegisterCustomer, {
      input: { firstName, lastName, phone: world.newPhone(), ...more },
    })
  ).registerCustomer;
const list = async (variables: CustomersQueryVariables = {}) =>
  (await (await world.business.as(Role.FRONT_DESK)).must(Customers, variables)).customers;
const names = async (variables: CustomersQueryVariables = {}) =>
  (await list(variables)).items.map(({ firstName, lastName }) => `${firstName} ${lastName}`);

beforeEach(async () => {
  await register('Zoë', 'Adams', { birthMonth: 6, birthDay: 1, birthYear: 1990, tags: ['Regular'] });
  await register('ann', 'Lee', { phone: '(212) 555-0142', email: 'Ann.Lee@Example.com', tags: ['VIP', 'regular'] });
  await register('Émile', "O'Hara", { birthMonth: 6, birthDay: 2 });
  await register('Ann', 'Abel');
  await register('山田', '太郎');
});

describe('the list', () => {
  test('is in the order of first and last names, whatever their case and accents; other letters last', async () => {
    expect(await names()).toEqual(['Ann Abel', 'ann Lee', "Émile O'Hara", 'Zoë Adams', '山田 太郎']);
    expect((await world.business.owner.must(CustomerLetters)).customerLetters).toEqual([
      { letter: 'A', count: 2 },
      { letter: 'E', count: 1 },
      { letter: 'Z', count: 1 },
      { letter: '#', count: 1 },
    ]);
  });

  test('comes page by page, with the total', async () => {
    expect(await list({ first: 2 })).toMatchObject({ total: 5, cursor: '2' });
    expect(await names({ first: 2, skip: 4 })).toEqual(['山田 太郎']);
    expect(await list({ first: 2, search: 'ann' })).toMatchObject({ total: 2, cursor: null });
    expect(await list({ first: 1, search: 'ann' })).toMatchObject({ total: 2, cursor: '1' });
  });

  test.each([
    ['zoe', ['Zoë Adams']],
    ['EMILE ohara', ["Émile O'Hara"]],
    ['lee ann', ['ann Lee']],
    ['annl', ['ann Lee']],
    ['212-555-01', ['ann Lee']],
    ['(212) 555 0142', ['ann Lee']],
    ['+1 212 555 0142', ['ann Lee']],
    ['ann.lee@example', ['ann Lee']],
    ['ann 0142', ['ann Lee']],
    ['田', ['山田 太郎']],
    ['e', ['Ann Abel', 'ann Lee', "Émile O'Hara", 'Zoë Adams']],
    ['%', []],
    ['_nn', []],
    ['a\\', []],
    ['nobody', []],
  ])('is searched for %p', async (search, found) => {
    expect(await names({ search })).toEqual(found);
  });

  test('is narrowed by birthday and by tag, with a search and without', async () => {
    expect(await names({ birthMonth: 6 })).toEqual(["Émile O'Hara", 'Zoë Adams']);
    expect(await names({ birthMonth: 6, birthYear: 1990 })).toEqual(['Zoë Adams']);
    expect(await names({ birthMonth: 6, search: 'emile' })).toEqual(["Émile O'Hara"]);
    expect(await names({ birthYear: 1990, search: 'emile' })).toEqual([]);
    expect(await names({ tag: 'VIP' })).toEqual(['ann Lee']);
    expect(await names({ tag: 'VIP', search: 'zoe' })).toEqual([]);
    expect((await world.business.owner.must(CustomerTags)).customerTags).toEqual([
      { tag: 'Regular', count: 1 },
      { tag: 'regular', count: 1 },
      { tag: 'VIP', count: 1 },
    ]);
  });

  test('holds no archived ones but on a list of their own', async () => {
    const { items } = await list({ search: 'ann' });
    await world.business.owner.must(ArchiveCustomers, { ids: items.map(({ id }) => id) });
    expect(await names()).toEqual(["Émile O'Hara", 'Zoë Adams', '山田 太郎']);
    expect(await names({ search: 'ann' })).toEqual([]);
    expect(await names({ archived: true })).toEqual(['Ann Abel', 'ann Lee']);
    expect(await names({ archived: true, search: 'abel' })).toEqual(['Ann Abel']);
    expect((await world.business.owner.must(CustomerTags)).customerTags).toEqual([{ tag: 'Regular', count: 1 }]);
  });

  test('holds nobody of another business', async () => {
    const other = await world.aBusiness();
    expect((await other.owner.must(Customers, {})).customers.total).toBe(0);
    expect((await other.owner.must(Customers, { search: 'ann' })).customers.items).toEqual([]);
    expect((await other.owner.must(CustomerLetters)).customerLetters).toEqual([]);
  });
});
