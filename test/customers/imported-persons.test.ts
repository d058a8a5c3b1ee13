import { beforeEach, describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import type { Actor } from '../world/Actor.js';
import type { TestBusiness } from '../world/TestBusiness.js';
import { useWorld } from '../world/use-world.js';
import { CheckIn } from '../check-ins/check-in.generated.js';
import {
  AddPerson,
  ArchiveCustomers,
  Customers,
  ImportCustomers,
  Persons,
  VerifyCustomer,
} from './customers.generated.js';

const PHONE = '2125550142';
const world = useWorld({ plan: Plan.STANDARD });
let other: TestBusiness;
let kiosk: Actor;

const ann = { firstName: 'Ann', lastName: 'Lee', phone: PHONE };
const importAt = (business: TestBusiness, customer = ann) =>
  business.owner.must(ImportCustomers, { importId: 'import-1', rows: [{ row: 2, customer }] });
const persons = async (actor: Actor) => (await actor.must(Persons, { phone: PHONE })).persons;
const namesAt = async (actor: Actor) => (await persons(actor)).map(({ firstName }) => firstName);

beforeEach(async () => {
  other = await world.aBusiness({ plan: Plan.STANDARD });
  kiosk = await other.kiosk();
  await importAt(world.business);
});

describe('a name that only an import knows', () => {
  test('is found by the business that imported it, and by nobody else', async () => {
    expect(await namesAt(await world.business.kiosk())).toEqual(['Ann']);
    expect(await namesAt(await world.business.phone())).toEqual(['Ann']);
    expect(await namesAt(kiosk)).toEqual([]);
    expect(await namesAt(await other.phone())).toEqual([]);
    expect(await namesAt(other.owner)).toEqual([]);
  });

  test('is no secret of the first business that imported it', async () => {
    await importAt(other);
    expect(await namesAt(kiosk)).toEqual(['Ann']);
    expect(await namesAt(await (await world.aBusiness()).kiosk())).toEqual([]);
  });

  test('is found by nobody while the customer is archived, and a handle from before opens nothing', async () => {
    const own = await world.business.kiosk();
    const { handle } = (await persons(own))[0]!;
    const { id } = (await world.business.owner.must(Customers, {})).customers.items[0]!;
    await world.business.owner.must(ArchiveCustomers, { ids: [id] });
    expect(await namesAt(own)).toEqual([]);
    expect(await own.refused(VerifyCustomer, { handle })).toBe('INVALID_INPUT');
  });

  test('becomes known where the human says it, whatever the letters', async () => {
    await kiosk.must(AddPerson, { input: { ...ann, firstName: 'ANN' } });
    expect(await namesAt(kiosk)).toEqual(['Ann']);
    const rows = await world.rows(null, 'select first_name, imported, added_from is null as is_known from person');
    expect(rows).toEqual([{ first_name: 'Ann', imported: false, is_known: false }]);
  });

  test('becomes known once the customer checks in', async () => {
    const own = await world.business.kiosk();
    const { handle } = (await persons(own))[0]!;
    await own.must(CheckIn, { input: { handle, partySize: 1 } });
    expect(await namesAt(kiosk)).toEqual(['Ann']);
  });

  test('becomes known once a host checks the customer in', async () => {
    const { id } = (await world.business.owner.must(Customers, {})).customers.items[0]!;
    await world.business.checkIn({ id, ...ann });
    expect(await namesAt(kiosk)).toEqual(['Ann']);
  });
});

test('invented names of an import push nobody out, and one phone makes few of them known', async () => {
  const rows = Array.from({ length: 30 }, (_, index) => ({
    row: index + 3,
    customer: { ...ann, firstName: `Fake ${String.fromCharCode(97 + (index % 26))}${index > 25 ? 'x' : ''}` },
  }));
  await world.business.owner.must(ImportCustomers, { importId: 'import-1', rows });
  await kiosk.must(AddPerson, { input: { ...ann, firstName: 'Zoe' } });
  expect(await namesAt(kiosk)).toEqual(['Zoe']);
  const stranger = await world.business.phone();
  for (const { customer } of rows.slice(0, 10)) await stranger.must(AddPerson, { input: customer });
  expect(await namesAt(await (await world.aBusiness()).kiosk())).toHaveLength(5);
});

test('a person who is known stays so where an import names them', async () => {
  await kiosk.must(AddPerson, { input: { ...ann, firstName: 'Zoe' } });
  await importAt(world.business, { ...ann, firstName: 'zoe' });
  expect(await namesAt(await (await world.aBusiness()).kiosk())).toEqual(['Zoe']);
});
