import { describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { Role } from '../../entities/Role.js';
import { DAY_MS, HOUR_MS } from '../../server/core/durations.js';
import type { ImportCustomerInput, RegisterCustomerInput } from '../../web/schema.generated.js';
import { statementsOf } from '../database/statements.js';
import { askAsSuperuser } from '../setup/database.js';
import { TAKE_BACK_IMPORT } from '../../server/domain/customers/undo-customer-import.js';
import type { Actor } from '../world/Actor.js';
import { plantErasureRequest } from '../world/plant-own-data.js';
import { useWorld } from '../world/use-world.js';
import {
  ArchiveCustomers,
  CorrectCustomer,
  Customer,
  CustomerImports,
  Customers,
  ImportCustomers,
  MatchCustomers,
  UndoCustomerImport,
  UpdateCustomer,
} from './customers.generated.js';

const world = useWorld({ plan: Plan.STANDARD });
const owner = () => world.business.owner;
const importId = 'import-1';
const PHONE = '2125550142';

const aRow = (row: number, customer: Partial<RegisterCustomerInput> = {}): ImportCustomerInput => ({
  row,
  customer: { firstName: 'Ann', lastName: `Nr ${row}`, phone: String(3_125_550_000 + row), ...customer },
});
const rowsFrom = (first: number, count: number) => Array.from({ length: count }, (_, index) => aRow(first + index));
const send = async (rows: ImportCustomerInput[], id = importId, actor = owner()) =>
  (await actor.must(ImportCustomers, { importId: id, rows })).importCustomers;
const nothing = { added: 0, repeated: 0, listed: [], archived: [], dropped: [] };
const listed = async (actor: Actor = owner(), args: object = {}) =>
  (await actor.must(Customers, args)).customers.items.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
const find = async (search: string) => {
  const { items } = (await owner().must(Customers, { search })).customers;
  return (await owner().must(Customer, { id: items[0]!.id })).customer;
};
const audited = () => world.rows(world.business.id, 'select action, subject from audit_log order by id');

describe('imported rows', () => {
  test('become customers as if typed, who agreed to no texts', async () => {
    const rows = [
      aRow(2, {
        firstName: ' Ann ',
        lastName: 'Lee',
        phone: '(212) 555-0142',
        email: 'Ann@Example.com',
        birthMonth: 2,
        birthDay: 29,
        birthYear: 2000,
        notes: ' =1+1 ',
        tags: ['VIP', 'vip', ' Color '],
        offerDisabled: true,
      }),
      aRow(3),
    ];
    expect(await send(rows)).toEqual({ ...nothing, added: 2 });
    expect(await find('lee')).toMatchObject({
      firstName: 'Ann',
      phone: PHONE,
      email: 'Ann@Example.com',
      birthMonth: 2,
      birthDay: 29,
      birthYear: 2000,
      notes: '=1+1',
      tags: ['VIP', 'Color'],
      offerDisabled: true,
      birthdayDisabled: false,
      version: 1,
    });
    expect(await askAsSuperuser('select id from text_consent')).toEqual([]);
    expect(await audited()).toEqual([{ action: 'customer.import', subject: `import:${importId}` }]);
  });

  test('that were sent before are not added again, though their call came twice at once', async () => {
    const rows = rowsFrom(1, 3);
    const answers = await Promise.all([send(rows), send(rows)]);
    expect(answers.toSorted((a, b) => a.added - b.added)).toEqual([
      { ...nothing, repeated: 3 },
      { ...nothing, added: 3 },
    ]);
    expect(await send(rowsFrom(3, 2))).toEqual({ ...nothing, added: 1, repeated: 1 });
    expect(await listed()).toHaveLength(4);
    expect(await audited()).toHaveLength(1);
  });

  test('of customers who are there already are left out, by phone number or address with the name', async () => {
    await world.business.customer('Élodie', "O'Neil", PHONE);
    await send([aRow(1, { firstName: 'Bob', lastName: 'Ray', email: 'bob@example.com' })], 'import-0');
    const gone = await world.business.customer('Cal', 'Fox', PHONE);
    await owner().must(ArchiveCustomers, { ids: [gone.id] });
    const rows = [
      aRow(2, { firstName: 'elodie', lastName: 'ONEIL', phone: PHONE }),
      aRow(3, { firstName: 'Émile', lastName: "O'Neil", phone: PHONE }),
      aRow(4, { firstName: 'BOB', lastName: 'ray', email: 'BOB@example.com' }),
      aRow(5, { firstName: 'Bea', lastName: 'Ray', email: 'bob@example.com' }),
      aRow(6, { firstName: 'cal', lastName: 'fox', phone: PHONE }),
    ];
    const named = rows.map(({ row, customer: { firstName, lastName, phone, email } }) => ({
      row,
      firstName,
      lastName,
      phone,
      email: email ?? null,
    }));
    const matches = { listed: [2, 4], archived: [6] };
    expect((await owner().must(MatchCustomers, { rows: named })).matchCustomers).toEqual(matches);
    expect(await send(rows)).toEqual({ ...nothing, added: 2, ...matches });
    expect(await listed()).toEqual(['Bea Ray', 'Bob Ray', "Élodie O'Neil", "Émile O'Neil"]);
  });

  test('that stand twice in one call are added once', async () => {
    const twice = { firstName: 'Ann', lastName: 'Lee', phone: PHONE };
    const rows = [
      aRow(2, twice),
      aRow(3, { ...twice, firstName: 'ANN' }),
      aRow(4, { firstName: 'Bob', lastName: 'Ray', email: 'b@example.com' }),
      aRow(5, { firstName: 'Bob', lastName: 'Ray', email: 'B@example.com' }),
      aRow(6, { ...twice, firstName: 'Zoe' }),
    ];
    expect(await send(rows)).toEqual({ ...nothing, added: 3, listed: [3, 5] });
  });

  test('of somebody whose name was corrected since are left out', async () => {
    const jon = await world.business.customer('Jon', 'Lee', PHONE);
    await owner().must(CorrectCustomer, { id: jon.id, input: { firstName: 'John', lastName: 'Lee' } });
    const rows = [aRow(2, { firstName: 'Jon', lastName: 'Lee', phone: PHONE })];
    expect(await send(rows)).toEqual({ ...nothing, listed: [2] });
    await owner().must(ArchiveCustomers, { ids: [jon.id] });
    expect(await send(rows)).toEqual({ ...nothing, archived: [2] });
  });

  test('that are wrong are all named, and nothing of the call is added', async () => {
    const rows = [
      aRow(2),
      aRow(3, { firstName: ' ', phone: '123', birthMonth: 2, birthDay: 30 }),
      aRow(4, { email: 'ann@' }),
      aRow(5, { phone: '9005550100' }),
      aRow(6, { lastName: 'x'.repeat(51) }),
    ];
    const { errors } = await owner().ask(ImportCustomers, { importId, rows });
    expect(errors![0]!.extensions).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'rows',
      details: {
        rows: [
          { row: 3, field: 'firstName', message: 'Enter the first name.' },
          { row: 3, field: 'phone', message: 'Enter a phone number of 10 digits.' },
          { row: 5, field: 'phone' },
          { row: 6, field: 'lastName', message: 'The last name has at most 50 characters.' },
        ],
      },
    });
    expect(await listed()).toEqual([]);
    expect(await askAsSuperuser('select id from person')).toEqual([]);
  });

  test('come without an e-mail address or a birthday that is wrong, and the answer says which', async () => {
    const rows = [
      aRow(2, { email: 'ann@', birthMonth: 2, birthDay: 30, birthYear: 1990 }),
      aRow(3, { email: 'bea@example.com', birthMonth: 13, birthDay: 1, notes: 'Left-handed' }),
      aRow(4, { email: `${'x'.repeat(250)}@example.com`, birthMonth: 3, birthDay: 9 }),
      aRow(5, { birthYear: 1990 }),
    ];
    const dropped = [
      { row: 2, field: 'email', message: expect.any(String) },
      { row: 2, field: 'birthDay', message: 'There is no such birthday.' },
      { row: 3, field: 'birthMonth', message: expect.any(String) },
      { row: 4, field: 'email', message: expect.any(String) },
      { row: 5, field: 'birthDay', message: 'There is no such birthday.' },
    ];
    const { dropped: said, ...counts } = await send(rows);
    expect(counts).toEqual({ added: 4, repeated: 0, listed: [], archived: [] });
    expect(said).toEqual(dropped);
    expect(await find('Nr2')).toMatchObject({ email: null, birthMonth: null, birthDay: null, birthYear: null });
    expect(await find('Nr3')).toMatchObject({ email: 'bea@example.com', birthMonth: null, notes: 'Left-handed' });
    expect(await find('Nr4')).toMatchObject({ email: null, birthMonth: 3, birthDay: 9 });
    expect(await send(rows)).toEqual({ ...nothing, repeated: 4, dropped });
    expect((await send(rows, 'import-2')).dropped).toEqual([]);
  });

  test.each([
    [{ importId, rows: [] }, 'rows'],
    [{ importId, rows: rowsFrom(1, 501) }, 'rows'],
    [{ importId, rows: [aRow(1), aRow(1)] }, 'rows'],
    [{ importId: 'a b', rows: rowsFrom(1, 1) }, 'importId'],
  ])('%# is refused by its field', async (variables, field) => {
    const { errors } = await owner().ask(ImportCustomers, variables);
    expect(errors![0]!.extensions).toMatchObject({ code: 'INVALID_INPUT', field });
  });

  test('end a day after the import began: they could not be undone', async () => {
    await send([aRow(2)]);
    world.clock.forward(DAY_MS + 1);
    expect(await owner().refused(ImportCustomers, { importId, rows: [aRow(3)] })).toBe('CONFLICT');
    expect(await listed()).toEqual(['Ann Nr 2']);
  });

  test('with one address for all are matched by their names', async () => {
    const email = 'none@example.com';
    await send([aRow(2, { email }), aRow(3, { email })]);
    expect(await send([aRow(2, { email }), aRow(4, { email })], 'import-2')).toMatchObject({ added: 1, listed: [2] });
  });

  test.each([
    ['an address', { email: 'none@example.com' }],
    ['a number', { phone: '5555555555' }],
  ])('find nobody by %s that more than 20 customers share', async (_what, shared) => {
    const same = (row: number, nr: number) =>
      aRow(row, { firstName: 'Élodie', lastName: `Nr ${nr}`, email: `e${row}@example.com`, ...shared });
    const named = ({ row, customer: { lastName, phone, email } }: ImportCustomerInput) => ({
      row,
      firstName: 'Elodie',
      lastName,
      phone,
      email: email ?? null,
    });
    await send(Array.from({ length: 20 }, (_, index) => same(index + 1, index + 1)));
    const again = [30, 31].map((row, index) => named(same(row, index + 1)));
    const matched = async () => (await owner().must(MatchCustomers, { rows: again })).matchCustomers.listed;
    expect(await matched()).toEqual([30, 31]);
    await send([same(21, 21)]);
    expect(await matched()).toEqual([]);
    const rows = again.map(({ row, ...customer }) => ({ row, customer }));
    expect(await send(rows, 'import-2')).toEqual({ ...nothing, added: 2 });
  });

  test('find by phone number and name whom a shared address does not tell', async () => {
    const rows = rowsFrom(1, 25).map(({ row, customer }) => ({
      row,
      customer: { ...customer, email: 'none@example.com' },
    }));
    await send(rows);
    expect(await send(rows, 'import-2')).toEqual({ ...nothing, listed: rows.map(({ row }) => row) });
  });

  test('take as many statements for 500 as for 5', async () => {
    await send(rowsFrom(1, 1));
    const countOf = async (rows: ImportCustomerInput[]) => (await statementsOf(() => send(rows))).flat().length;
    const few = await countOf(rowsFrom(2, 5));
    expect(await countOf(rowsFrom(7, 500))).toBe(few);
    expect((await owner().must(Customers, {})).customers.total).toBe(506);
  });

  test('are 200,000 a day at most', async () => {
    await send(rowsFrom(1, 2));
    await world.hasAttempts(`customer-import:${world.business.id}`, 199_999);
    expect(await owner().refused(ImportCustomers, { importId, rows: rowsFrom(3, 2) })).toBe('RATE_LIMITED');
    world.clock.forward(DAY_MS + 1000);
    expect(await send(rowsFrom(3, 2), 'import-2')).toEqual({ ...nothing, added: 2 });
  });
});

describe('an import that is undone', () => {
  const undo = async (id = importId) => (await owner().must(UndoCustomerImport, { importId: id })).undoCustomerImport;

  test('takes back whom nobody served or changed, with their persons', async () => {
    const known = await world.business.customer('Old', 'Friend', PHONE);
    await send([aRow(2), aRow(3), aRow(4), aRow(5), aRow(6, { firstName: 'Old', lastName: 'Friend', phone: PHONE })]);
    const came = await find('Nr3');
    await world.business.checkIn(came);
    const changed = await find('Nr4');
    await owner().must(UpdateCustomer, { id: changed.id, input: { notes: 'Left-handed' } });
    expect(await undo()).toEqual({ removed: 2, left: 0, kept: 2 });
    expect(await listed()).toEqual(['Ann Nr 3', 'Ann Nr 4', 'Old Friend']);
    expect(await listed(owner(), { archived: true })).toEqual([]);
    const left = await askAsSuperuser<{ phone: string }>('select phone from person order by id');
    expect(left.map(({ phone }) => phone)).toEqual([known.phone, came.phone, changed.phone]);
    const rows = await askAsSuperuser(
      'select first_name, phone, email, notes from customer where import_row in (2, 5)',
    );
    expect(rows).toEqual(Array(2).fill({ first_name: 'Erased', phone: '', email: null, notes: '' }));
    expect(await undo()).toEqual({ removed: 0, left: 0, kept: 2 });
    expect((await audited()).map(({ action }) => action)).toEqual([
      'customer.import',
      'customer.change',
      'customer.undo-import',
    ]);
  });

  test('leaves who asked to be erased: they get an answer', async () => {
    await send([aRow(2), aRow(3)]);
    const asks = await find('Nr2');
    await plantErasureRequest(world.business, asks.id);
    expect(await undo()).toEqual({ removed: 1, left: 0, kept: 1 });
    expect(await listed()).toEqual(['Ann Nr 2']);
  });

  test('goes on by itself where nobody calls again, and takes no more rows', async () => {
    for (const first of [1, 501, 1001]) await send(rowsFrom(first, 500));
    expect(await undo()).toEqual({ removed: 1000, left: 500, kept: 0 });
    const { errors } = await owner().ask(ImportCustomers, { importId, rows: rowsFrom(1501, 1) });
    expect(errors![0]).toMatchObject({
      message: 'This import was undone. Choose the file again to import the rest.',
      extensions: { code: 'CONFLICT' },
    });
    expect(await world.jobs('take-back-customers')).toMatchObject([{ payload: { importId } }]);
    await world.runJob(TAKE_BACK_IMPORT, world.business.id, { importId });
    expect(await listed()).toEqual([]);
    expect(await send(rowsFrom(1, 2), 'import-2')).toEqual({ ...nothing, added: 2 });
  });

  test('within a day, and only one that there is', async () => {
    await send(rowsFrom(1, 1));
    expect(await owner().refused(UndoCustomerImport, { importId: 'import-2' })).toBe('NOT_FOUND');
    world.clock.forward(DAY_MS + 1000);
    expect(await owner().refused(UndoCustomerImport, { importId })).toBe('CONFLICT');
  });

  test('leaves the person to a business that has them too', async () => {
    await send([aRow(2, { phone: PHONE })]);
    const other = await world.aBusiness({ plan: Plan.STANDARD });
    await send([aRow(2, { phone: PHONE })], importId, other.owner);
    await undo();
    expect(await listed(other.owner)).toEqual(['Ann Nr 2']);
    expect(await askAsSuperuser('select id from person')).toHaveLength(1);
  });
});

test('imports of the last day are told to everybody who may import, on any computer', async () => {
  const imports = async (actor: Actor) => (await actor.must(CustomerImports)).customerImports;
  const later = (ms: number) => new Date(world.clock.now().getTime() + ms).toISOString();
  const [at, until] = [later(0), later(DAY_MS)];
  await send(rowsFrom(1, 2));
  await send(rowsFrom(1, 3));
  world.clock.forward(HOUR_MS);
  const manager = await world.business.as(Role.MANAGER);
  const second = { importId: 'import-2', at: later(0), by: 'Rosa Diaz', added: 1 };
  await send(rowsFrom(4, 1), 'import-2', manager);
  await send(rowsFrom(4, 1), 'import-3');
  await manager.must(UndoCustomerImport, { importId: 'import-2' });
  const [undone, first] = await imports(manager);
  expect(undone).toEqual({ ...second, undoneAt: later(0), undoUntil: null });
  expect(first).toEqual({ importId, at, by: 'Rosa Diaz', added: 3, undoneAt: null, undoUntil: until });
  expect(await imports(owner())).toEqual([undone, first]);
  expect(await imports((await world.aBusiness({ plan: Plan.STANDARD })).owner)).toEqual([]);
  expect(await (await world.business.as(Role.FRONT_DESK)).refused(CustomerImports)).toBe('FORBIDDEN');
  world.clock.forward(DAY_MS - HOUR_MS + 1);
  expect((await imports(owner())).map(({ importId: id }) => id)).toEqual(['import-2']);
});

test('who may not import learns and does nothing', async () => {
  const actor = await world.business.as(Role.FRONT_DESK);
  expect(await actor.refused(ImportCustomers, { importId, rows: rowsFrom(1, 1) })).toBe('FORBIDDEN');
  expect(await actor.refused(UndoCustomerImport, { importId })).toBe('FORBIDDEN');
  const manager = await world.business.as(Role.MANAGER);
  expect(await send(rowsFrom(1, 1), importId, manager)).toEqual({ ...nothing, added: 1 });
  const basic = await world.aBusiness({ plan: Plan.BASIC });
  expect(await basic.owner.refused(ImportCustomers, { importId, rows: rowsFrom(1, 1) })).toBe('INVALID_PLAN');
});
