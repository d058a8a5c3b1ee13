import { beforeEach, describe, expect, test } from '@jest/globals';
import { CheckInStatus } from '../../entities/CheckInStatus.js';
import { Plan } from '../../entities/Plan.js';
import { Role } from '../../entities/Role.js';
import type { TestCustomer } from '../world/TestBusiness.js';
import { plantVisit } from '../world/plant.js';
import { useWorld } from '../world/use-world.js';
import {
  ArchiveCustomers,
  CorrectCustomer,
  Customer,
  CustomerProfile,
  Customers,
  RegisterCustomer,
  RestoreCustomers,
  UpdateCustomer,
} from './customers.generated.js';

const world = useWorld({ plan: Plan.STANDARD });
let ann: TestCustomer;

beforeEach(async () => {
  ann = await world.business.customer('Ann', 'Lee', '2125550142');
});

const owner = () => world.business.owner;
const read = async (id: string, actor = owner()) => (await actor.must(Customer, { id })).customer;
const total = async () => (await owner().must(Customers, {})).customers.total;
const ANN = { firstName: 'Ann', lastName: 'Lee', phone: '(212) 555-0142' };
const audited = () =>
  world.rows<{ action: string; fields: string[] }>(
    world.business.id,
    `select action, fields from audit_log where action like 'customer.%' order by id`,
  );

describe('registering', () => {
  test('puts a customer on the list with everything that was entered', async () => {
    const host = await world.business.as(Role.FRONT_DESK);
    const { registerCustomer } = await host.must(RegisterCustomer, {
      input: {
        firstName: ' Bea ',
        lastName: 'Cruz',
        phone: '212.555.0143',
        email: 'bea@example.com',
        birthMonth: 2,
        birthDay: 29,
        offerDisabled: true,
        notes: ' Left-handed ',
        tags: ['VIP', ' vip ', '', 'New'],
      },
    });
    expect(registerCustomer).toEqual({
      id: registerCustomer.id,
      firstName: 'Bea',
      lastName: 'Cruz',
      phone: '2125550143',
      email: 'bea@example.com',
      birthMonth: 2,
      birthDay: 29,
      birthYear: null,
      offerDisabled: true,
      birthdayDisabled: false,
      notes: 'Left-handed',
      tags: ['VIP', 'New'],
      version: 2,
      archivedAt: null,
    });
    expect(await read(registerCustomer.id)).toEqual(registerCustomer);
    expect(await audited()).toEqual([{ action: 'customer.add', fields: [] }]);
  });

  test('of one who is on the list names them, and changes nothing', async () => {
    const { errors } = await owner().ask(RegisterCustomer, { input: { ...ANN, notes: 'Other' } });
    expect(errors![0]!.extensions).toMatchObject({ code: 'CONFLICT', details: { current: { id: ann.id, notes: '' } } });
    expect(await read(ann.id)).toMatchObject({ notes: '', version: 1 });
  });

  test('of one who was archived brings them back with their visits', async () => {
    await plantVisit(world.business, ann.id, { at: '2026-01-01T10:00Z', status: CheckInStatus.SEATED });
    await owner().must(ArchiveCustomers, { ids: [ann.id] });
    const { registerCustomer } = await owner().must(RegisterCustomer, { input: { ...ANN, tags: ['VIP'] } });
    expect(registerCustomer).toMatchObject({ id: ann.id, tags: ['VIP'], archivedAt: null });
    expect((await owner().must(CustomerProfile, { id: ann.id })).customerProfile.totalCheckIns).toBe(1);
  });

  test('of one who was archived takes nothing away, and their birthday stays', async () => {
    const known = { email: 'ann@example.com', notes: 'No latex', tags: ['VIP'] };
    const born = { birthMonth: 3, birthDay: 4, birthYear: 1980 };
    await owner().must(UpdateCustomer, { id: ann.id, version: 1, input: known });
    await world.business.changeCustomer(ann, born);
    await owner().must(ArchiveCustomers, { ids: [ann.id] });
    const desk = await world.business.as(Role.FRONT_DESK);
    const input = { ...ANN, email: null, notes: '', tags: ['New'], birthMonth: 9, birthDay: 9 };
    const { registerCustomer } = await desk.must(RegisterCustomer, { input });
    expect(registerCustomer).toMatchObject({ id: ann.id, ...known, ...born, tags: ['New'] });
    await world.business.changeCustomer(ann, { birthMonth: null, birthDay: null, birthYear: null });
    await owner().must(ArchiveCustomers, { ids: [ann.id] });
    const again = (await desk.must(RegisterCustomer, { input: { ...input, tags: [] } })).registerCustomer;
    expect(again).toMatchObject({ ...known, tags: ['New'], birthMonth: 9, birthDay: 9, birthYear: null });
    expect((await audited()).slice(-4)).toEqual([
      { action: 'customer.restore', fields: [] },
      { action: 'customer.change', fields: ['tags'] },
      { action: 'customer.archive', fields: [] },
      { action: 'customer.restore', fields: [] },
    ]);
  });

  test.each([
    [{ firstName: '' }, 'firstName'],
    [{ phone: '555' }, 'phone'],
    [{ email: 'ann' }, 'email'],
    [{ birthMonth: 2, birthDay: 30 }, 'birthDay'],
    [{ birthYear: 1990 }, 'birthDay'],
    [{ notes: 'x'.repeat(2001) }, 'notes'],
    [{ tags: ['x'.repeat(31)] }, 'tags'],
    [{ tags: Array.from({ length: 21 }, (_, n) => `t${n}`) }, 'tags'],
  ])('with %j is refused', async (fields, field) => {
    const input = { firstName: 'Bea', lastName: 'Cruz', phone: '2125550143', ...fields };
    const { errors } = await owner().ask(RegisterCustomer, { input });
    expect(errors![0]!.extensions).toMatchObject({ code: 'INVALID_INPUT', field });
    expect(await total()).toBe(1);
  });
});

describe('the form', () => {
  const update = (input: object, version?: number) => owner().ask(UpdateCustomer, { id: ann.id, version, input });

  test('saves what the team notes, and leaves the rest', async () => {
    await update({ email: 'ann@example.com', notes: 'Likes tea', tags: ['VIP'], birthdayDisabled: true }, 1);
    const { data } = await update({ ...ANN, email: '', offerDisabled: true }, 2);
    expect(data!.updateCustomer).toMatchObject({
      firstName: 'Ann',
      email: null,
      notes: 'Likes tea',
      tags: ['VIP'],
      offerDisabled: true,
      birthdayDisabled: true,
      version: 3,
    });
    expect(await audited()).toEqual([
      { action: 'customer.change', fields: ['email', 'birthdayDisabled', 'notes', 'tags'] },
      { action: 'customer.change', fields: ['email', 'offerDisabled'] },
    ]);
  });

  test('that changes nothing raises no version', async () => {
    expect((await update({ ...ANN }, 1)).data!.updateCustomer.version).toBe(1);
    expect(await audited()).toEqual([]);
  });

  test.each([[{ firstName: 'Anne' }], [{ lastName: 'Li' }], [{ phone: '2125550143' }], [{ birthMonth: 3 }]])(
    'changes no %j',
    async (input) => {
      expect((await update(input)).errors![0]!.extensions).toMatchObject({
        code: 'INVALID_INPUT',
        field: Object.keys(input)[0],
      });
    },
  );

  test('of two at once the second is told what stands now', async () => {
    const answers = await Promise.all([update({ notes: 'One' }, 1), update({ notes: 'Two' }, 1)]);
    const [refused] = answers.flatMap(({ errors }) => errors ?? []);
    const [saved] = answers.flatMap(({ data }) => (data ? [data.updateCustomer] : []));
    expect(refused!.extensions).toMatchObject({
      code: 'STALE',
      details: { current: { notes: saved!.notes, version: 2 } },
    });
  });

  test('an address that staff typed is the customer own: a kiosk does not replace it', async () => {
    await update({ email: 'ann@example.com' });
    const [row] = await world.rows<{ email_open: boolean }>(
      world.business.id,
      'select email_open from customer where id = $1',
      [ann.id],
    );
    expect(row!.email_open).toBe(false);
  });
});

describe('a correction', () => {
  const input = { firstName: 'Anne', lastName: 'Leigh', birthMonth: 3, birthDay: 4, birthYear: 1991 };

  test('of name and birthday stands at this business only', async () => {
    const other = await world.aBusiness({ plan: Plan.STANDARD });
    const { registerCustomer: theirs } = await other.owner.must(RegisterCustomer, { input: ANN });
    const manager = await world.business.as(Role.MANAGER);
    const { correctCustomer } = await manager.must(CorrectCustomer, { id: ann.id, version: 1, input });
    expect(correctCustomer).toMatchObject({ ...input, version: 2 });
    expect(await read(theirs.id, other.owner)).toMatchObject({ firstName: 'Ann', lastName: 'Lee', birthYear: null });
    expect((await other.owner.ask(Customer, { id: ann.id })).errors![0]!.extensions['code']).toBe('NOT_FOUND');
    expect(await audited()).toEqual([
      { action: 'customer.correct', fields: ['firstName', 'lastName', 'birthMonth', 'birthDay', 'birthYear'] },
    ]);
  });

  test('is not for the front desk', async () => {
    const host = await world.business.as(Role.FRONT_DESK);
    expect((await host.ask(CorrectCustomer, { id: ann.id, input })).errors![0]!.extensions['code']).toBe('FORBIDDEN');
  });

  test('of a stale version is told', async () => {
    await owner().must(UpdateCustomer, { id: ann.id, input: { notes: 'Tea' } });
    const { errors } = await owner().ask(CorrectCustomer, { id: ann.id, version: 1, input });
    expect(errors![0]!.extensions).toMatchObject({ code: 'STALE', details: { current: { notes: 'Tea' } } });
  });
});

describe('archiving', () => {
  test('takes all or none off the list, and gives them back', async () => {
    const bea = await world.business.customer('Bea', 'Cruz');
    const { owner: stranger } = await world.aBusiness({ plan: Plan.STANDARD });
    expect((await stranger.ask(ArchiveCustomers, { ids: [ann.id] })).errors![0]!.extensions['code']).toBe('NOT_FOUND');
    const foreign = [ann.id, String(BigInt(ann.id) + 1_000_000n)];
    expect((await owner().ask(ArchiveCustomers, { ids: foreign })).errors![0]!.extensions['code']).toBe('NOT_FOUND');
    expect(await total()).toBe(2);
    await owner().must(ArchiveCustomers, { ids: [ann.id, bea.id, ann.id] });
    expect(await total()).toBe(0);
    expect((await read(ann.id)).archivedAt).not.toBeNull();
    await owner().must(ArchiveCustomers, { ids: [ann.id] });
    await owner().must(RestoreCustomers, { ids: [ann.id, bea.id] });
    expect(await read(ann.id)).toMatchObject({ archivedAt: null, version: 3 });
    expect(await total()).toBe(2);
  });

  test('who is archived cannot be changed', async () => {
    await owner().must(ArchiveCustomers, { ids: [ann.id] });
    const { errors } = await owner().ask(UpdateCustomer, { id: ann.id, input: { notes: 'Tea' } });
    expect(errors![0]!.extensions['code']).toBe('NOT_FOUND');
  });

  test('a plan without customer records refuses changes, and shows the list', async () => {
    await world.business.change({ plan: Plan.BASIC });
    expect(await total()).toBe(1);
    const { errors } = await owner().ask(ArchiveCustomers, { ids: [ann.id] });
    expect(errors![0]!.extensions['code']).toBe('INVALID_PLAN');
  });
});
