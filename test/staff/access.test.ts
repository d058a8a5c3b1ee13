import { beforeEach, describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { Role } from '../../entities/Role.js';
import { hashPassword } from '../../server/domain/accounts/passwords.js';
import { PASSWORD } from '../accounts/account-steps.js';
import { SignIn } from '../accounts/sign-in.generated.js';
import { SwitchBusiness } from '../accounts/businesses.generated.js';
import { ConfirmPassword } from '../customers/customers.generated.js';
import { RawLive } from '../access/raw-socket.js';
import { Actor } from '../world/Actor.js';
import { plantPassword } from '../world/plant.js';
import { until } from '../world/until.js';
import { useWorld } from '../world/use-world.js';
import {
  LeaveBusiness,
  LowerOwner,
  MakeOwner,
  RemoveOwner,
  RemoveStaffAccess,
  RevokeInvitation,
  Rights,
  StaffAccessList,
} from './access.generated.js';
import { joined, ownRecord, rightsOf } from './access-steps.js';
import {
  ArchiveStaffMembers,
  RestoreStaffMembers,
  StaffChanges,
  StaffMembers,
  UpdateStaffMember,
} from './staff.generated.js';

const world = useWorld({ plan: Plan.STANDARD });
const owner = () => world.business.owner;
const confirm = (actor: Actor) => actor.must(ConfirmPassword, { password: PASSWORD, action: 'CHANGE_OWNER' });
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code ?? 'done';
const roles = async () =>
  (
    await world.rows<{ role: number }>(null, 'select role from membership where business_id = $1 order by role', [
      world.business.id,
    ])
  ).map(({ role }) => role);

let passwordHash: string;
beforeEach(async () => {
  passwordHash ??= await hashPassword(PASSWORD);
  await plantPassword(passwordHash);
});

/** A live connection that hears of changes of the queue. */
async function live(actor: Actor): Promise<RawLive> {
  const socket = await RawLive.open(world.url, actor.token!);
  await until(() => socket.messages.some(({ type }) => type === 'connection_ack'));
  socket.subscribe('queue', 'subscription { queueChanged { at } }');
  await until(() => socket.about('queue').length > 0);
  return socket;
}

/** A second owner with a record on the staff. */
async function secondOwner() {
  const second = await joined(world.business, { role: 'MANAGER' });
  await confirm(owner());
  await owner().must(MakeOwner, { id: second.id });
  return second;
}

describe('a new role', () => {
  test('counts at once: the connection closes, and the next call may do what the role may', async () => {
    const { id, actor } = await joined(world.business, { role: 'MANAGER' });
    const socket = await live(actor);
    await owner().must(UpdateStaffMember, { id, input: { role: 'STAFF' } });
    expect(await socket.closed).toBe(4403);
    expect(await rightsOf(actor)).toEqual({ role: 'STAFF', business: world.business.id, former: null });
    expect(await actor.refused(RemoveStaffAccess, { id })).toBe('FORBIDDEN');
    (await live(actor)).end();
  });

  test('is not that of an owner, and a save of other details closes nothing', async () => {
    const { id, actor } = await joined(world.business);
    const socket = await live(actor);
    expect(await owner().refused(UpdateStaffMember, { id, input: { role: 'OWNER' } })).toBe('INVALID_INPUT');
    await owner().must(UpdateStaffMember, { id, input: { color: '#112233' } });
    expect((await rightsOf(actor))!.role).toBe('FRONT_DESK');
    socket.end();
  });
});

describe('removing the access', () => {
  test('of a staff member closes their connections, and leaves their session without the business', async () => {
    const { id, actor } = await joined(world.business);
    const socket = await live(actor);
    const { viewer } = await actor.must(Rights);
    const page = { 'Greeter-Viewer': `${viewer!.id}/${world.business.id}` };
    const { removeStaffAccess } = await owner().must(RemoveStaffAccess, { id });
    expect(removeStaffAccess).toMatchObject({ role: 'FRONT_DESK', access: { state: 'NONE' } });
    expect(await socket.closed).toBe(4403);
    expect(await rightsOf(actor)).toEqual({ role: null, business: null, former: 'Salon Rosa' });
    // The page that is open asks what it may do now: nothing, which is no other account.
    expect(codeOf(await actor.ask(Rights, {}, page))).toBe('done');
    expect(codeOf(await actor.ask(StaffAccessList, {}, page))).toBe('FORBIDDEN');
    const stranger = { 'Greeter-Viewer': `1${viewer!.id}/${world.business.id}` };
    expect(codeOf(await actor.ask(Rights, {}, stranger))).toBe('OTHER_ACCOUNT');
    const other = await world.aBusiness({ name: 'Barber Ann' });
    await other.admits(actor, Role.STAFF);
    const { switchBusiness } = await actor.must(SwitchBusiness, { businessId: other.id });
    expect(switchBusiness.viewer!.business!.name).toBe('Barber Ann');
  });

  test('comes with archiving, and restoring does not bring it back', async () => {
    const { id, actor } = await joined(world.business);
    const socket = await live(actor);
    await owner().must(ArchiveStaffMembers, { ids: [id] });
    expect(await socket.closed).toBe(4403);
    await owner().must(RestoreStaffMembers, { ids: [id] });
    expect((await rightsOf(actor))!.business).toBeNull();
  });

  test('is not for owners, for those who do not sign in, and not for oneself', async () => {
    const { id, actor } = await joined(world.business, { role: 'MANAGER' });
    expect(await actor.refused(RemoveStaffAccess, { id: await ownRecord(world.business, owner()) })).toBe('CONFLICT');
    expect(await actor.refused(RemoveStaffAccess, { id })).toBe('CONFLICT');
    expect(await actor.refused(ArchiveStaffMembers, { ids: [id] })).toBe('CONFLICT');
    const { staffId } = await world.business.hasStaffMember();
    expect(await actor.refused(RemoveStaffAccess, { id: staffId })).toBe('CONFLICT');
    const { owner: stranger } = await world.aBusiness({ plan: Plan.STANDARD });
    expect(await stranger.refused(RemoveStaffAccess, { id })).toBe('NOT_FOUND');
    expect(await roles()).toEqual([1, 2]);
  });

  test('needs no plan', async () => {
    const { id } = await joined(world.business);
    await world.business.change({ plan: Plan.NONE });
    await owner().must(RemoveStaffAccess, { id });
    expect(await roles()).toEqual([1]);
  });

  test('counts for what is under way: of two managers who remove each other one does', async () => {
    const [max, mia] = [
      await joined(world.business, { role: 'MANAGER', email: 'max@example.com' }),
      await joined(world.business, { role: 'MANAGER', email: 'mia@example.com' }),
    ];
    const answers = await Promise.all([
      max.actor.ask(RemoveStaffAccess, { id: mia.id }),
      mia.actor.ask(RemoveStaffAccess, { id: max.id }),
    ]);
    expect(answers.filter((answer) => codeOf(answer) === 'done')).toHaveLength(1);
    expect(await roles()).toEqual([1, 2]);
  });
});

describe('an owner', () => {
  test('makes a member one, with the password', async () => {
    const { id, actor } = await joined(world.business);
    expect(await owner().refused(MakeOwner, { id })).toBe('PASSWORD_NEEDED');
    await confirm(owner());
    expect((await owner().must(MakeOwner, { id })).makeOwner.role).toBe('OWNER');
    expect((await rightsOf(actor))!.role).toBe('OWNER');
    await confirm(owner());
    expect(await owner().refused(MakeOwner, { id })).toBe('CONFLICT');
    const { staffId } = await world.business.hasStaffMember();
    expect(await owner().refused(MakeOwner, { id: staffId })).toBe('CONFLICT');
    const { actor: manager } = await joined(world.business, { role: 'MANAGER', email: 'max@example.com' });
    expect([await manager.refused(MakeOwner, { id }), await manager.refused(RemoveOwner, { id })]).toEqual([
      'FORBIDDEN',
      'FORBIDDEN',
    ]);
  });

  test('lowers and removes another one, whose connections close', async () => {
    const { id, actor } = await secondOwner();
    const socket = await live(actor);
    expect(await owner().refused(LowerOwner, { id, role: 'MANAGER' })).toBe('PASSWORD_NEEDED');
    await confirm(owner());
    expect(await owner().refused(LowerOwner, { id, role: 'OWNER' })).toBe('INVALID_INPUT');
    await owner().must(LowerOwner, { id, role: 'FRONT_DESK' });
    expect(await socket.closed).toBe(4403);
    expect((await rightsOf(actor))!.role).toBe('FRONT_DESK');
    await confirm(owner());
    await owner().must(MakeOwner, { id });
    await confirm(owner());
    const { removeOwner } = await owner().must(RemoveOwner, { id });
    expect(removeOwner).toMatchObject({ role: 'STAFF', access: { state: 'NONE' } });
    expect((await rightsOf(actor))!.business).toBeNull();
  });

  test('who is the last one is neither lowered nor removed, and does not leave', async () => {
    const id = await ownRecord(world.business, owner());
    await confirm(owner());
    expect(await owner().refused(LowerOwner, { id, role: 'STAFF' })).toBe('CONFLICT');
    expect(await owner().refused(RemoveOwner, { id })).toBe('CONFLICT');
    expect(await owner().refused(LeaveBusiness)).toBe('CONFLICT');
    expect(await owner().refused(ArchiveStaffMembers, { ids: [id] })).toBe('CONFLICT');
    expect(await roles()).toEqual([1]);
  });

  test.each<[what: string, run: (actor: Actor, ids: { own: string; other: string }) => Promise<{ errors?: never }>]>([
    ['lower each other', (actor, { other }) => actor.ask(LowerOwner, { id: other, role: 'STAFF' }) as never],
    ['remove each other', (actor, { other }) => actor.ask(RemoveOwner, { id: other }) as never],
    ['lower themselves', (actor, { own }) => actor.ask(LowerOwner, { id: own, role: 'STAFF' }) as never],
    ['leave', (actor) => actor.ask(LeaveBusiness) as never],
  ])('stays: of two who %s at once one does', async (_what, run) => {
    const { id, actor } = await secondOwner();
    await plantPassword(passwordHash);
    const first = await ownRecord(world.business, owner());
    await Promise.all([confirm(owner()), confirm(actor)]);
    const answers = await Promise.all([run(owner(), { own: first, other: id }), run(actor, { own: id, other: first })]);
    expect(answers.filter((answer) => codeOf(answer) === 'done')).toHaveLength(1);
    expect((await roles()).filter((role) => role === Role.OWNER)).toHaveLength(1);
  });
});

describe('the history of a staff member', () => {
  test('says who was invited, joined, was made an owner, lowered, and left; what changed nothing is not in it', async () => {
    const { id, actor } = await secondOwner();
    await confirm(owner());
    await owner().must(LowerOwner, { id, role: 'STAFF' });
    await actor.must(LeaveBusiness);
    await owner().must(RevokeInvitation, { id });
    const { items } = (await owner().must(StaffChanges, { id })).staffChanges;
    expect(items.map(({ action }) => action)).toEqual([
      'staff.leave',
      'staff.lower-owner',
      'staff.make-owner',
      'staff.accept-invitation',
      'staff.invite',
      'staff.add',
    ]);
  });
});

describe('leaving', () => {
  test('ends the own access, for an owner with the password, and the record stays', async () => {
    const { id, actor } = await secondOwner();
    await plantPassword(passwordHash);
    expect(await actor.refused(LeaveBusiness)).toBe('PASSWORD_NEEDED');
    await confirm(actor);
    await actor.must(LeaveBusiness);
    expect(await rightsOf(actor)).toEqual({ role: null, business: null, former: 'Salon Rosa' });
    const { items } = (await owner().must(StaffAccessList)).staffMembers;
    expect(items.find((member) => member.id === id)).toMatchObject({ role: 'STAFF', access: { state: 'NONE' } });
    const member = await world.business.as(Role.STAFF);
    await member.must(LeaveBusiness);
    expect((await rightsOf(member))!.business).toBeNull();
  });
});

describe('the password', () => {
  test('opens an action at the business where it was asked for, not at another one that is opened since', async () => {
    const other = await world.aBusiness({ plan: Plan.STANDARD });
    await other.admits(owner(), Role.OWNER);
    await confirm(owner());
    const moved = await owner().must(SwitchBusiness, { businessId: other.id });
    const there = new Actor(world.url, moved.switchBusiness.loginToken);
    expect(await there.refused(LeaveBusiness)).toBe('PASSWORD_NEEDED');
    await world.business.opensAction('CHANGE_OWNER');
    expect(await there.refused(LeaveBusiness)).toBe('PASSWORD_NEEDED');
    await confirm(there);
    await there.must(LeaveBusiness);
  });

  test('that is wrong five times in a session keeps nobody from signing in, nor another session from its own', async () => {
    const wrong = { password: 'wrong', action: 'CHANGE_OWNER' as const };
    for (let tries = 0; tries < 5; tries += 1)
      expect(await owner().refused(ConfirmPassword, wrong)).toBe('INVALID_INPUT');
    expect(await owner().refused(ConfirmPassword, wrong)).toBe('RATE_LIMITED');
    const [account] = await world.rows<{ email: string }>(
      null,
      'select email from account a join membership m on m.account_id = a.id where m.business_id = $1',
      [world.business.id],
    );
    const { signIn } = await world.anonymous.must(SignIn, { email: account!.email, password: PASSWORD });
    await confirm(new Actor(world.url, signIn.loginToken));
    expect(await owner().refused(ConfirmPassword, wrong)).toBe('RATE_LIMITED');
    world.clock.forward(15 * 60_000);
    await confirm(owner());
  });
});

describe('details of colleagues', () => {
  const seenBy = async (actor: Actor) =>
    (await actor.must(StaffAccessList)).staffMembers.items.map(({ firstName, phone, email, access, isYou }) => [
      firstName,
      phone,
      email,
      access && access.state,
      isYou,
    ]);

  test.each<[role: 'MANAGER' | 'FRONT_DESK' | 'STAFF', phone: string, email: boolean]>([
    ['MANAGER', '5185550101', true],
    ['FRONT_DESK', '5185550101', false],
    ['STAFF', '', false],
  ])('%s sees of others what the role may, and of the own record everything', async (role, phone, seesEmail) => {
    const { actor, id } = await joined(world.business, { role });
    await owner().must(UpdateStaffMember, { id, input: { phone: '5185550123' } });
    const [bea, rosa] = await seenBy(actor);
    expect(bea).toEqual(['Bea', '5185550123', 'bea@example.com', seesEmail ? 'SIGNS_IN' : null, true]);
    expect(rosa!.slice(1)).toEqual([
      phone,
      seesEmail ? expect.stringContaining('@') : '',
      seesEmail ? 'SIGNS_IN' : null,
      false,
    ]);
  });

  test('are not found by those who may not see them, over REST neither', async () => {
    const { actor } = await joined(world.business, { role: 'STAFF', email: 'max@example.com', firstName: 'Max' });
    const front = await world.business.as(Role.FRONT_DESK);
    const found = async (by: Actor, search: string) => (await by.must(StaffMembers, { search })).staffMembers.total;
    expect([
      await found(owner(), '5185550101'),
      await found(front, '5185550101'),
      await found(actor, '5185550101'),
    ]).toEqual([1, 1, 0]);
    expect([
      await found(owner(), 'example.com'),
      await found(front, 'example.com'),
      await found(actor, 'example'),
    ]).toEqual([2, 0, 0]);
    expect(await found(actor, 'rosa di')).toBe(1);
    const { body } = await actor.get<{ first_name: string; phone: string; email: string }[]>(
      '/api/business/get_staffs',
      {
        businessID: world.business.id,
      },
    );
    expect(body.map(({ first_name: name, phone, email }) => [name, phone, email])).toEqual([
      ['Max', '', 'max@example.com'],
      ['Rosa', '', ''],
    ]);
  });
});
