import { describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { Role } from '../../entities/Role.js';
import { mailedToken } from '../accounts/account-steps.js';
import { SetUpBusiness } from '../accounts/sign-up.generated.js';
import { useWorld } from '../world/use-world.js';
import { addMember, listed } from './staff-steps.js';
import {
  AddStaffMember,
  ArchiveStaffMembers,
  RestoreStaffMembers,
  Roles,
  StaffMember,
  StaffMembers,
  UpdateStaffMember,
} from './staff.generated.js';

const world = useWorld({ plan: Plan.STANDARD });
const owner = () => world.business.owner;
const read = async (id: string) => (await owner().must(StaffMember, { id })).staffMember;
const ownRecord = async () =>
  (await owner().must(StaffMembers)).staffMembers.items.find(({ role }) => role === 'OWNER')!;

describe('a staff member', () => {
  test('is added with a role, a color and tidy details, and is read by everybody who works there', async () => {
    const bea = await addMember(owner(), {
      firstName: ' Bea\n',
      phone: '(518) 555-0123',
      email: ' bea@example.com ',
      color: '#AA0000',
      role: 'FRONT_DESK',
    });
    expect(bea).toEqual({
      id: expect.stringMatching(/^\d+$/),
      role: 'FRONT_DESK',
      roleName: 'Front desk',
      firstName: 'Bea',
      lastName: 'Ray',
      phone: '5185550123',
      email: 'bea@example.com',
      color: '#aa0000',
      productIds: [],
      image: null,
      weekly: [],
      version: 1,
      archivedAt: null,
    });
    const colleague = await world.business.as(Role.STAFF);
    const seen = (await colleague.must(StaffMember, { id: bea.id })).staffMember;
    expect(seen).toEqual({ ...bea, phone: '', email: '' }); // test/staff/access.test.ts says who sees them
    expect(await addMember(owner())).toMatchObject({ role: 'STAFF', phone: '', email: '', color: '#019fe8' });
  });

  test.each([
    [{ firstName: ' ' }, 'firstName'],
    [{ lastName: 'x'.repeat(51) }, 'lastName'],
    [{ phone: '12345' }, 'phone'],
    [{ email: 'bea' }, 'email'],
    [{ color: 'red' }, 'color'],
    [{ role: 'OWNER' as const }, 'role'],
  ])('with %j is refused by its field', async (wrong, field) => {
    const { errors } = await owner().ask(AddStaffMember, { input: { firstName: 'Bea', lastName: 'Ray', ...wrong } });
    expect(errors![0]!.extensions).toMatchObject({ code: 'INVALID_INPUT', field });
    expect(await listed(owner())).toEqual(['Rosa']);
  });

  test('is changed field by field; the log says which, and a stale save changes nothing', async () => {
    const { id } = await addMember(owner(), { phone: '5185550123' });
    const saved = await owner().must(UpdateStaffMember, { id, input: { role: 'MANAGER', phone: '' }, version: 1 });
    expect(saved.updateStaffMember).toMatchObject({ firstName: 'Bea', role: 'MANAGER', phone: '', version: 2 });
    const { errors } = await owner().ask(UpdateStaffMember, { id, input: { firstName: 'Old' }, version: 1 });
    expect(errors![0]!.extensions).toMatchObject({
      code: 'STALE',
      details: { current: { id, firstName: 'Bea', version: 2 } },
    });
    expect(await read(id)).toEqual(saved.updateStaffMember);
    expect(await world.rows(world.business.id, 'select action, subject, fields from audit_log order by id')).toEqual([
      { action: 'staff.add', subject: id, fields: [] },
      { action: 'staff.update', subject: id, fields: ['phone', 'role'] },
    ]);
  });

  test('is archived and restored, all or none', async () => {
    const [bea, cleo] = [await addMember(owner()), await addMember(owner(), { firstName: 'Cleo' })];
    expect(await owner().refused(ArchiveStaffMembers, { ids: [bea.id, '1'] })).toBe('NOT_FOUND');
    await owner().must(ArchiveStaffMembers, { ids: [bea.id, cleo.id] });
    expect([await listed(owner()), await listed(owner(), { archived: true })]).toEqual([['Rosa'], ['Bea', 'Cleo']]);
    expect(await read(bea.id)).toMatchObject({ archivedAt: world.clock.now().toISOString(), version: 2 });
    await owner().must(RestoreStaffMembers, { ids: [bea.id, cleo.id] });
    expect(await listed(owner())).toEqual(['Bea', 'Cleo', 'Rosa']);
  });

  test('is one of at most 1,000 live ones', async () => {
    const archived = await addMember(owner());
    await owner().must(ArchiveStaffMembers, { ids: [archived.id] });
    await world.business.hasStaff(998);
    await addMember(owner());
    const input = { firstName: 'One', lastName: 'More' };
    expect(await owner().refused(AddStaffMember, { input })).toBe('CONFLICT');
    expect(await owner().refused(RestoreStaffMembers, { ids: [archived.id] })).toBe('CONFLICT');
    expect((await owner().must(StaffMembers, { first: 1 })).staffMembers.total).toBe(1000);
  });

  test("is not another business's", async () => {
    const { id } = await addMember(owner());
    const { owner: other } = await world.aBusiness({ plan: Plan.STANDARD });
    expect(await listed(other)).toEqual(['Rosa']);
    expect(await other.refused(StaffMember, { id })).toBe('NOT_FOUND');
    expect(await other.refused(UpdateStaffMember, { id, input: { firstName: 'X' } })).toBe('NOT_FOUND');
    expect(await other.refused(ArchiveStaffMembers, { ids: [id] })).toBe('NOT_FOUND');
  });

  test.each([
    [Role.MANAGER, Plan.STANDARD, 'added'],
    [Role.FRONT_DESK, Plan.STANDARD, 'FORBIDDEN'],
    [Role.STAFF, Plan.STANDARD, 'FORBIDDEN'],
    [Role.OWNER, Plan.BASIC, 'INVALID_PLAN'],
  ])('role %i on the plan %s: %s', async (role, plan, outcome) => {
    await world.business.change({ plan });
    const actor = await world.business.as(role);
    const { errors } = await actor.ask(AddStaffMember, { input: { firstName: 'Bea', lastName: 'Ray' } });
    expect(errors?.[0]?.extensions.code ?? 'added').toBe(outcome);
  });
});

describe('the list', () => {
  test('is by name, in pages with their total', async () => {
    for (const firstName of ['Zoe', 'ann', 'Bea']) await addMember(owner(), { firstName });
    const { staffMembers: first } = await owner().must(StaffMembers, { first: 3 });
    expect([first.items.map(({ firstName }) => firstName), first.total, first.cursor]).toEqual([
      ['ann', 'Bea', 'Rosa'],
      4,
      '3',
    ]);
    const { staffMembers: rest } = await owner().must(StaffMembers, { first: 3, after: first.cursor });
    expect([rest.items.map(({ firstName }) => firstName), rest.cursor]).toEqual([['Zoe'], null]);
  });

  test.each([
    ['rené', 'Rene'],
    ['ray REN', 'Rene'],
    ['(518) 555-0123', 'Rene'],
    ['+1 518 555 0123', 'Rene'],
    ['rene.ray@exam', 'Rene'],
    ['%', null],
    ['odi', null],
  ])('finds by %s: %s', async (search, found) => {
    await addMember(owner(), { firstName: 'Rene', phone: '5185550123', email: 'rene.ray@example.com' });
    await addMember(owner(), { firstName: 'Cleo', lastName: 'Diaz' });
    expect(await listed(owner(), { search })).toEqual(found ? [found] : []);
  });
});

describe('the owner', () => {
  test('is on the staff from the beginning, with the details of the account', async () => {
    const { email } = await world.anAccount({ firstName: 'Lena', lastName: 'Ott' });
    const token = await mailedToken(world, 'setup', email);
    const { setUpBusiness } = await world.anonymous.must(SetUpBusiness, {
      token,
      input: { name: 'New', address: '1 Main St', city: 'Albany', state: 'NY', zip: '12207', phone: '5185550111' },
    });
    const { id } = setUpBusiness.viewer!.business!;
    expect(
      await world.rows(id, 'select role, first_name, last_name, phone, account_id is not null as signs_in from staff'),
    ).toEqual([{ role: 1, first_name: 'Lena', last_name: 'Ott', phone: '5185550101', signs_in: true }]);
  });

  test.each([{ firstName: 'Eve' }, { email: 'eve@example.com' }, { phone: '' }, { role: 'STAFF' as const }])(
    'keeps the details of the account: %j is refused by its field',
    async (input) => {
      const before = await ownRecord();
      const { errors } = await owner().ask(UpdateStaffMember, { id: before.id, input });
      expect(errors![0]).toMatchObject({
        message: 'The details of an owner cannot be changed here.',
        extensions: { code: 'CONFLICT', field: Object.keys(input)[0], details: { role: 1 } },
      });
      expect(await ownRecord()).toEqual(before);
    },
  );

  test('has a color and items; a form that repeats the details is fine', async () => {
    const { id, firstName, lastName, phone, email, role } = await ownRecord();
    const { id: productId } = await world.business.hasProduct();
    const input = { firstName, lastName, phone, email, role, color: '#00ff00', productIds: [productId] };
    const { updateStaffMember } = await owner().must(UpdateStaffMember, { id, input });
    expect(updateStaffMember).toMatchObject({ color: '#00ff00', productIds: [productId] });
  });

  test('is not archived, nor anybody with them', async () => {
    const bea = await addMember(owner());
    const { id } = await ownRecord();
    expect(await owner().refused(ArchiveStaffMembers, { ids: [bea.id, id] })).toBe('CONFLICT');
    expect(await listed(owner())).toEqual(['Bea', 'Rosa']);
  });
});

describe('the items that they do', () => {
  test('are live ones; those that they did already stay when they are archived', async () => {
    const { id: cut } = await world.business.hasProduct('Cut', 'Hair');
    const { id: color } = await world.business.hasProduct('Color', 'Paint');
    const { id } = await addMember(owner(), { productIds: [cut, cut] });
    expect((await read(id)).productIds).toEqual([cut]);
    await world.business.archivesProduct(cut);
    const save = (productIds: string[]) => owner().ask(UpdateStaffMember, { id, input: { productIds } });
    expect((await save([cut, color])).errors).toBeUndefined();
    await save([color]);
    const { errors } = await save([color, cut, 'x']);
    expect(errors![0]!.extensions).toEqual({
      code: 'NOT_FOUND',
      field: 'productIds',
      details: { reason: 'ITEM_NOT_OFFERED', productIds: [cut, 'x'] },
    });
    expect((await read(id)).productIds).toEqual([color]);
    const other = await world.aBusiness({ plan: Plan.STANDARD });
    const { id: theirs } = await other.hasProduct();
    expect((await save([theirs])).errors![0]!.extensions.code).toBe('NOT_FOUND');
  });
});

test('roles say what each may do, as the server enforces it', async () => {
  const { roles } = await (await world.business.as(Role.STAFF)).must(Roles);
  expect(roles.map(({ number, role, name }) => [number, role, name])).toEqual([
    [1, 'OWNER', 'Owner'],
    [2, 'MANAGER', 'Manager'],
    [3, 'FRONT_DESK', 'Front desk'],
    [4, 'STAFF', 'Staff'],
  ]);
  const mayOf = (number: number) => roles[number - 1]!.may.map(({ permission }) => permission);
  expect(mayOf(4)).toEqual(expect.arrayContaining(['QUEUE_READ', 'QUEUE_STATUS', 'STAFF_READ']));
  expect(mayOf(4)).not.toContain('QUEUE_WRITE');
  expect([mayOf(2).includes('STAFF_WRITE'), mayOf(3).includes('STAFF_WRITE')]).toEqual([true, false]);
  expect(roles[2]!.may).toContainEqual({
    permission: 'KIOSK_LAUNCH',
    description: 'Turn a browser into a kiosk.',
    area: 'Application',
    plan: null,
  });
});
