import { describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { Role } from '../../entities/Role.js';
import { hashPassword } from '../../server/domain/accounts/passwords.js';
import { SignIn } from '../accounts/sign-in.generated.js';
import { PASSWORD, SIGN_UP } from '../accounts/account-steps.js';
import { SignUp } from '../accounts/sign-up.generated.js';
import { Parties } from '../messages/Parties.js';
import { Actor } from '../world/Actor.js';
import { useWorld } from '../world/use-world.js';
import {
  AcceptInvitation,
  AddInvited,
  Invitation,
  InviteStaffMember,
  RemoveStaffAccess,
  RevokeInvitation,
  SignInToInvitation,
  SignUpToInvitation,
  StaffAccessList,
} from './access.generated.js';
import { invited, invitedAgain, joined, mailedInvitation, NEW_ACCOUNT, rightsOf } from './access-steps.js';
import { ArchiveStaffMembers, UpdateStaffMember } from './staff.generated.js';
import { addMember } from './staff-steps.js';

const DAY = 24 * 60 * 60 * 1000;
const world = useWorld({ plan: Plan.STANDARD });
const owner = () => world.business.owner;
const page = async (token: string, by: Actor = world.anonymous) => (await by.must(Invitation, { token })).invitation;
const signUp = (token: string, by: Actor = world.anonymous) =>
  by.ask(SignUpToInvitation, { token, input: NEW_ACCOUNT });
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code ?? 'done';
const record = async (id: string) =>
  (await owner().must(StaffAccessList)).staffMembers.items.find((member) => member.id === id)!;

/** Somebody with an account whose password is known, signed in at a business of their own. */
async function aPerson(email = 'bea@example.com') {
  const account = await world.anAccount({ email, passwordHash: await hashPassword(PASSWORD) });
  const elsewhere = await world.aBusiness({ name: 'Elsewhere' });
  await elsewhere.hasMember(account.id, Role.STAFF);
  const { signIn } = await world.anonymous.must(SignIn, { email, password: PASSWORD });
  return { actor: new Actor(world.url, signIn.loginToken), elsewhere, id: account.id };
}

describe('an invitation', () => {
  test('goes by mail, says who invites to what, and stands on the list of the staff', async () => {
    const { id } = await addMember(owner(), { email: 'bea@example.com', role: 'FRONT_DESK' });
    const { inviteStaffMember } = await owner().must(InviteStaffMember, { id });
    expect(inviteStaffMember.access).toEqual({
      state: 'INVITED',
      email: 'bea@example.com',
      expiresAt: new Date(world.clock.now().getTime() + 7 * DAY).toISOString(),
    });
    const { recipient, mail, link, token } = (await mailedInvitation(world.business))!;
    expect(recipient).toBe('bea@example.com');
    expect(mail.paragraphs[0]).toContain('Rosa Diaz of Salon Rosa invites you');
    expect(mail.paragraphs[0]).toContain('Front desk');
    expect(link).toMatch(/^https:\/\/greeter\.example\/invitation\/gi_/);
    const stored = await world.rows(world.business.id, 'select hash, body from staff_invitation, message');
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(await page(token)).toEqual({
      state: 'OPEN',
      businessName: 'Salon Rosa',
      role: 'FRONT_DESK',
      inviter: 'Rosa Diaz',
      invitee: {
        email: 'bea@example.com',
        firstName: 'Bea',
        lastName: 'Ray',
        hasAccount: false,
        isYou: false,
      },
    });
    expect(await world.rows(null, 'select id from account where email_key = $1', ['bea@example.com'])).toEqual([]);
  });

  test('whose mail did not reach them says so on the list, until another is sent', async () => {
    const parties = new Parties(world);
    parties.refusesMails = true;
    const { id } = await addMember(owner(), { email: 'bea@example.com' });
    await owner().must(InviteStaffMember, { id });
    const [message] = await world.rows<{ id: string }>(world.business.id, 'select id from message');
    await parties.deliver(message!.id);
    expect((await record(id)).access?.state).toBe('UNDELIVERED');
    const { inviteStaffMember } = await owner().must(InviteStaffMember, { id });
    expect(inviteStaffMember.access?.state).toBe('INVITED');
  });

  test('lasts 7 days, and a newer one voids it', async () => {
    const { id, token: first } = await invited(world.business);
    const second = await invitedAgain(world.business, id);
    expect([(await page(first)).state, (await page(second)).state]).toEqual(['REPLACED', 'OPEN']);
    expect(codeOf(await signUp(first))).toBe('CONFLICT');
    world.clock.forward(7 * DAY);
    expect(await page(second)).toEqual({
      state: 'EXPIRED',
      businessName: 'Salon Rosa',
      role: null,
      inviter: null,
      invitee: null,
    });
    expect(codeOf(await signUp(second))).toBe('CONFLICT');
    expect((await record(id)).access!.state).toBe('EXPIRED');
    expect((await page(await invitedAgain(world.business, id))).state).toBe('OPEN');
  });

  test('whose mail is still to leave when a newer one is asked for is not sent', async () => {
    const { id } = await addMember(owner(), { email: 'bea@example.com' });
    await owner().must(InviteStaffMember, { id });
    await owner().must(RevokeInvitation, { id });
    expect(await mailedInvitation(world.business)).toBeNull();
    expect((await record(id)).access).toEqual({ state: 'NONE', email: null, expiresAt: null });
  });

  test.each<[what: string, end: (id: string) => Promise<unknown>]>([
    ['is taken back', (id) => owner().must(RevokeInvitation, { id })],
    ['belongs to somebody who is archived', (id) => owner().must(ArchiveStaffMembers, { ids: [id] })],
    ['went to an address that was wrong', (id) => owner().must(UpdateStaffMember, { id, input: { email: 'b@x.com' } })],
  ])('that %s opens nothing', async (_what, end) => {
    const { id, token } = await invited(world.business);
    await end(id);
    expect((await page(token)).state).toBe('REVOKED');
    expect(codeOf(await signUp(token))).toBe('CONFLICT');
  });

  test('needs an address, which nobody else here signs in or is invited with', async () => {
    const { id } = await addMember(owner());
    expect(await owner().refused(InviteStaffMember, { id })).toBe('INVALID_INPUT');
    await joined(world.business);
    const same = { firstName: 'Cleo', lastName: 'Diaz', email: 'BEA@example.com', invites: true };
    expect(await owner().refused(AddInvited, { input: same })).toBe('CONFLICT');
    const next = { ...same, email: 'cleo@example.com' };
    await owner().must(AddInvited, { input: next });
    expect(await owner().refused(AddInvited, { input: next })).toBe('CONFLICT');
    expect((await owner().must(StaffAccessList)).staffMembers.items.map(({ firstName }) => firstName)).toEqual([
      'Bea',
      'Bea',
      'Cleo',
      'Rosa',
    ]);
  });

  test('goes five times a day to one mailbox, and counts although it is refused', async () => {
    const { id } = await addMember(owner(), { email: 'bea+work@example.com' });
    for (let sent = 0; sent < 5; sent += 1) await owner().must(InviteStaffMember, { id });
    expect(await owner().refused(InviteStaffMember, { id })).toBe('RATE_LIMITED');
    const { owner: other } = await world.aBusiness({ plan: Plan.STANDARD });
    const input = { firstName: 'Bea', lastName: 'Ray', email: 'bea@example.com', invites: true };
    expect(await other.refused(AddInvited, { input })).toBe('RATE_LIMITED');
    world.clock.forward(DAY);
    await owner().must(InviteStaffMember, { id });
  });

  test('goes a hundred times a day from a business', async () => {
    const { id } = await invited(world.business);
    await world.hasAttempts(`invitations:${world.business.id}`, 100);
    expect(await owner().refused(InviteStaffMember, { id })).toBe('RATE_LIMITED');
  });

  test('needs the staff of the Standard plan, taking it back does not', async () => {
    const { id, token } = await invited(world.business);
    await world.business.change({ plan: Plan.BASIC });
    expect(await owner().refused(InviteStaffMember, { id })).toBe('INVALID_PLAN');
    await owner().must(RevokeInvitation, { id });
    expect((await page(token)).state).toBe('REVOKED');
  });
});

describe('accepting', () => {
  test('with a new account signs in at the business, and the mail has proven the address', async () => {
    const { id, token } = await invited(world.business);
    const { data, headers } = await signUp(token);
    const { viewer, loginToken } = data!.signUpToInvitation;
    expect(viewer).toMatchObject({ role: 'FRONT_DESK', business: { id: world.business.id } });
    expect(headers.getSetCookie()[0]).toContain(`greeter_login=${loginToken};`);
    expect((await record(id)).access!.state).toBe('SIGNS_IN');
    expect((await page(token)).state).toBe('ACCEPTED');
    expect(await world.rows(world.business.id, `select id from message where template = 'sign-up-link'`)).toEqual([]);
    const { signIn } = await world.anonymous.must(SignIn, { email: 'bea@example.com', password: NEW_ACCOUNT.password });
    expect(signIn.viewer).toMatchObject({ role: 'FRONT_DESK', business: { id: world.business.id } });
    expect(codeOf(await signUp(token))).toBe('CONFLICT');
  });

  test.each([
    [{ firstName: '' }, 'firstName'],
    [{ lastName: 'www.evil.com' }, 'lastName'],
    [{ phone: '12' }, 'phone'],
    [{ password: 'short' }, 'password'],
    [{ isThirteenOrOlder: false }, 'isThirteenOrOlder'],
  ])('with %j is refused by its field, and the link stays good', async (wrong, field) => {
    const { token } = await invited(world.business);
    const { errors } = await world.anonymous.ask(SignUpToInvitation, { token, input: { ...NEW_ACCOUNT, ...wrong } });
    expect(errors![0]!.extensions).toMatchObject({ code: 'INVALID_INPUT', field });
    expect(codeOf(await signUp(token))).toBe('done');
  });

  test('overwrites an account that nobody verified: the password that a stranger typed opens nothing', async () => {
    await world.anonymous.must(SignUp, {
      input: { ...SIGN_UP, email: 'bea@example.com', password: 'the stranger knows' },
    });
    const { token } = await invited(world.business);
    expect((await page(token)).invitee!.hasAccount).toBe(false);
    const early = { token, password: 'the stranger knows' };
    expect(await world.anonymous.refused(SignInToInvitation, early)).toBe('UNAUTHENTICATED');
    expect(codeOf(await signUp(token))).toBe('done');
    const stranger = { email: 'bea@example.com', password: 'the stranger knows' };
    expect(await world.anonymous.refused(SignIn, stranger)).toBe('UNAUTHENTICATED');
  });

  test('as who is signed in takes one press, and opens the business in that session', async () => {
    const { actor, elsewhere } = await aPerson();
    const { id, token } = await invited(world.business, { email: 'BEA@example.com' });
    expect((await page(token, actor)).invitee).toMatchObject({ hasAccount: true, isYou: true });
    const { acceptInvitation } = await actor.must(AcceptInvitation, { token });
    expect(acceptInvitation.viewer).toMatchObject({ role: 'FRONT_DESK', business: { id: world.business.id } });
    expect(acceptInvitation.viewer!.businesses).toHaveLength(2);
    expect(await actor.refused(StaffAccessList)).toBe('OTHER_ACCOUNT');
    expect((await record(id)).access!.state).toBe('SIGNS_IN');
    const { jobs } = { jobs: await world.jobs('audit') };
    expect(jobs.map(({ payload }) => [payload['businessId'], payload['action']])).toEqual([
      [elsewhere.id, 'business.leave'],
    ]);
  });

  test('as somebody else is refused, and says so', async () => {
    const { token } = await invited(world.business);
    const { actor } = await aPerson('cleo@example.com');
    expect((await page(token, actor)).invitee).toMatchObject({ hasAccount: false, isYou: false });
    expect(await actor.refused(AcceptInvitation, { token })).toBe('CONFLICT');
    expect(await world.anonymous.refused(AcceptInvitation, { token })).toBe('UNAUTHENTICATED');
    expect((await page(token)).state).toBe('OPEN');
  });

  test('with the password of an account signs in there; wrong ones count with those at sign-in', async () => {
    await aPerson();
    const { token } = await invited(world.business);
    expect(codeOf(await signUp(token))).toBe('CONFLICT');
    for (const password of ['wrong 1', 'wrong 2', 'wrong 3', 'wrong 4'])
      expect(await world.anonymous.refused(SignInToInvitation, { token, password })).toBe('UNAUTHENTICATED');
    const { signInToInvitation } = await world.anonymous.must(SignInToInvitation, { token, password: PASSWORD });
    expect(signInToInvitation.viewer).toMatchObject({ role: 'FRONT_DESK', business: { id: world.business.id } });
    const { token: next } = await invited(world.business, { email: 'cleo@example.com', firstName: 'Cleo' });
    await aPerson('cleo@example.com');
    await world.hasAttempts('sign-in:cleo@example.com', 99);
    for (const password of ['1', '2', '3', '4', '5'])
      await world.anonymous.ask(SignInToInvitation, { token: next, password });
    const last = { token: next, password: PASSWORD };
    expect(await world.anonymous.refused(SignInToInvitation, last)).toBe('RATE_LIMITED');
  });

  test('twice at once has one effect and two good answers, and so has one address at two businesses', async () => {
    const { actor } = await aPerson();
    const other = await world.aBusiness({ plan: Plan.STANDARD });
    const [here, there] = [await invited(world.business), await invited(other)];
    const password = PASSWORD;
    const answers = await Promise.all(
      [here.token, here.token, there.token].map((token) =>
        world.anonymous.ask(SignInToInvitation, { token, password }),
      ),
    );
    expect(answers.map(codeOf)).toEqual(['done', 'done', 'done']);
    const members = await world.rows(null, 'select business_id from membership where account_id = $1', [
      answers[0]!.data!.signInToInvitation.viewer!.id,
    ]);
    expect(members).toHaveLength(3);
    const log = await world.rows(
      world.business.id,
      `select id from audit_log where action = 'staff.accept-invitation'`,
    );
    expect(log).toHaveLength(1);
    expect((await rightsOf(actor))!.role).toBe('STAFF');
  });

  test('with a new account twice at once makes one account', async () => {
    const { token } = await invited(world.business);
    const codes = (await Promise.all([signUp(token), signUp(token)])).map(codeOf);
    expect(codes.sort()).toEqual(['CONFLICT', 'done']);
    expect(await world.rows(null, 'select id from account where email_key = $1', ['bea@example.com'])).toHaveLength(1);
  });

  test('takes the role that the staff member has by now', async () => {
    const { id, token } = await invited(world.business, { role: 'MANAGER' });
    await owner().must(UpdateStaffMember, { id, input: { role: 'STAFF' } });
    expect((await signUp(token)).data!.signUpToInvitation.viewer!.role).toBe('STAFF');
  });

  test('is refused where one works already', async () => {
    const { token } = await invited(world.business);
    const { actor } = await aPerson();
    await world.business.admits(actor, Role.STAFF);
    expect(await actor.refused(AcceptInvitation, { token })).toBe('CONFLICT');
  });

  test('after the access was removed needs a new invitation', async () => {
    const { id, token } = await invited(world.business);
    await signUp(token);
    await owner().must(RemoveStaffAccess, { id });
    const again = { token, password: NEW_ACCOUNT.password };
    expect(await world.anonymous.refused(SignInToInvitation, again)).toBe('CONFLICT');
    const next = await invitedAgain(world.business, id);
    await world.anonymous.must(SignInToInvitation, { ...again, token: next });
  });
});

describe('who may invite', () => {
  test('is a manager, in any role but owner; others are refused', async () => {
    const { actor: manager } = await joined(world.business, { role: 'MANAGER', email: 'max@example.com' });
    const { token } = await invited(world.business, { by: manager, role: 'MANAGER' });
    expect((await page(token)).state).toBe('OPEN');
    for (const role of [Role.FRONT_DESK, Role.STAFF])
      expect(await (await world.business.as(role)).refused(InviteStaffMember, { id: '1' })).toBe('FORBIDDEN');
  });

  test.each(['removed', 'lowered'])('is asked again at acceptance: not the manager who was %s', async (what) => {
    const { actor: manager, id } = await joined(world.business, { role: 'MANAGER', email: 'max@example.com' });
    const { token } = await invited(world.business, { by: manager });
    if (what === 'removed') await owner().must(RemoveStaffAccess, { id });
    else await owner().must(UpdateStaffMember, { id, input: { role: 'FRONT_DESK' } });
    expect((await page(token)).state).toBe('REVOKED');
    expect(codeOf(await signUp(token))).toBe('CONFLICT');
  });
});

test.each(['', 'gi_1_AAAAAAAAAAAAAAAAAAAAAA', 'gm_1_AAAAAAAAAAAAAAAAAAAAAA', 'x'.repeat(300)])(
  'a wrong link (%s) is not found',
  async (token) => {
    expect(await world.anonymous.refused(Invitation, { token })).toBe('NOT_FOUND');
    expect(codeOf(await signUp(token))).toBe('NOT_FOUND');
  },
);
