import { describe, expect, test } from '@jest/globals';
import { decodeJwt } from 'jose';
import { Role } from '../../entities/Role.js';
import { PermissionEnum, permissionsOf } from '../../server/core/access/permissions.js';
import type { Viewer } from '../../server/core/access/viewer.js';
import { Actor } from '../world/Actor.js';
import { useWorld } from '../world/use-world.js';
import { askAsSuperuser } from '../setup/database.js';
import { anOwner, PASSWORD, BUSINESS, SIGN_UP, signIn, verified } from './account-steps.js';
import { ReadViewer, SignOut } from './sign-in.generated.js';
import { SetUpBusiness, SignUp, ValidateAccount } from './sign-up.generated.js';
import { changeMemberships, plantAttempts, plantMembership, plantSession, unverifyAccounts } from '../world/plant.js';

const world = useWorld({ business: false });

const codeOf = (answer: Awaited<ReturnType<typeof signIn>>) => answer.errors?.[0]?.extensions.code;

describe('signing in', () => {
  test('opens a session with the documented claims and the cookie of our own pages', async () => {
    await anOwner(world);
    const { data, headers } = await signIn(world.anonymous, PASSWORD, ' Rosa@Example.com ');
    const { viewer, loginToken, tokenType, token } = data!.signIn;
    expect(viewer).toMatchObject({
      email: 'rosa@example.com',
      role: 'OWNER',
      business: { name: 'Salon Rosa', plan: 'NONE' },
      businesses: [{ name: 'Salon Rosa', role: 'OWNER' }],
      sessionExpiresAt: '2026-07-15T16:00:00.000Z',
    });
    expect(viewer!.permissions).toContain('QUEUE_CALL_UP');
    expect(viewer!.permissions.map((name) => PermissionEnum[name])).toEqual(
      permissionsOf({ kind: 'user', role: Role.OWNER } as Viewer),
    );
    expect([tokenType, token]).toEqual([null, null]);
    const businessId = Number(viewer!.business!.id);
    expect(decodeJwt(loginToken!)).toMatchObject({
      business_id: businessId,
      account_id: Number(viewer!.id),
      user_id: Number(viewer!.id),
      email: 'rosa@example.com',
      first_name: 'Rosa',
      business_name: 'Salon Rosa',
      subscription_id: null,
      price_id: null,
      exp: Date.parse('2026-07-15T16:00:00Z') / 1000,
    });
    expect(headers.getSetCookie()).toEqual([
      `greeter_login=${loginToken}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`,
    ]);
  });

  test('refuses a wrong password and an unknown account alike', async () => {
    await anOwner(world);
    const wrong = await signIn(world.anonymous, 'not the one');
    const unknown = await signIn(world.anonymous, PASSWORD, 'nobody@example.com');
    expect(wrong.errors).toEqual(unknown.errors);
    expect(codeOf(wrong)).toBe('UNAUTHENTICATED');
    expect(wrong.headers.getSetCookie()).toEqual([]);
  });

  test.each(['', 'x'.repeat(4000)])('takes no strange password', async (password) => {
    await anOwner(world);
    expect(codeOf(await signIn(world.anonymous, password))).toBe('UNAUTHENTICATED');
  });

  test('before the mail is read leads to the welcome page and lets nobody in', async () => {
    await world.anonymous.must(SignUp, { input: SIGN_UP });
    const { data } = await signIn(world.anonymous);
    expect(data!.signIn).toEqual({ viewer: null, loginToken: null, tokenType: 'SIGNUP', token: expect.any(String) });
    expect(
      (await world.anonymous.must(ValidateAccount, { token: data!.signIn.token!, tokenType: 'SIGNUP' })).validateAccount
        .isUserVerified,
    ).toBe(false);
    const code = await world.anonymous.refused(SetUpBusiness, { token: data!.signIn.token, input: BUSINESS });
    expect(code).toBe('INVALID_TOKEN');
  });

  test('before the mail is read lets nobody in, even where a business waits', async () => {
    await anOwner(world);
    await unverifyAccounts();
    expect((await signIn(world.anonymous)).data!.signIn).toMatchObject({
      viewer: null,
      loginToken: null,
      tokenType: 'SIGNUP',
    });
  });

  test('without a business leads to the business set-up', async () => {
    await verified(world);
    const { token } = (await signIn(world.anonymous)).data!.signIn;
    expect(
      (await world.anonymous.must(SetUpBusiness, { token: token!, input: BUSINESS })).setUpBusiness.viewer!.role,
    ).toBe('OWNER');
  });

  test('goes on at the business of the last session', async () => {
    const token = await anOwner(world);
    const { viewer } = await new Actor(world.url, token).must(ReadViewer);
    const other = await world.aBusiness({ name: 'Second' });
    await plantMembership(viewer!.id, other.id, Role.MANAGER);
    expect((await signIn(world.anonymous)).data!.signIn.viewer!.business!.id).toBe(viewer!.business!.id);
    world.clock.forward(60_000);
    await plantSession(world, viewer!.id, other.id);
    expect((await signIn(world.anonymous)).data!.signIn.viewer).toMatchObject({
      role: 'MANAGER',
      business: { id: other.id },
    });
  });
});

describe('the limit of tries', () => {
  test('holds back the 6th within 15 minutes, even with the right password', async () => {
    await anOwner(world);
    for (let count = 0; count < 5; count += 1)
      expect(codeOf(await signIn(world.anonymous, 'wrong one'))).toBe('UNAUTHENTICATED');
    const sixth = await signIn(world.anonymous);
    expect(sixth.errors![0]!.extensions).toMatchObject({ code: 'RATE_LIMITED', details: { retryAfterSeconds: 900 } });
    world.clock.forward(15 * 60 * 1000);
    expect((await signIn(world.anonymous)).data!.signIn.viewer).not.toBeNull();
  });

  test('counts an unknown account in the same way', async () => {
    for (let count = 0; count < 5; count += 1) await signIn(world.anonymous, 'wrong one', 'nobody@example.com');
    expect(codeOf(await signIn(world.anonymous, 'wrong one', 'Nobody@example.com'))).toBe('RATE_LIMITED');
  });

  test('counts parallel tries', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn(world.anonymous, 'wrong one')));
    expect(answers.filter((answer) => codeOf(answer) === 'UNAUTHENTICATED')).toHaveLength(5);
    expect(answers.filter((answer) => codeOf(answer) === 'RATE_LIMITED')).toHaveLength(7);
  });

  test('is forgotten once the password was right', async () => {
    await anOwner(world);
    for (let count = 0; count < 4; count += 1) await signIn(world.anonymous, 'wrong one');
    await signIn(world.anonymous);
    for (let count = 0; count < 4; count += 1) await signIn(world.anonymous, 'wrong one');
    expect((await signIn(world.anonymous)).data!.signIn.viewer).not.toBeNull();
  });

  test('is 60 an hour for one account over all addresses, of which one uses up few', async () => {
    await anOwner(world);
    for (let count = 0; count < 8; count += 1) await signIn(world.anonymous, 'wrong one');
    const used = await askAsSuperuser('select used from rate_limit where key = $1', [`sign-in:${SIGN_UP.email}`]);
    expect(used).toEqual([{ used: 5 }]);
    await plantAttempts(world, 'sign-in:other@example.com', 60);
    expect(codeOf(await signIn(world.anonymous, PASSWORD, 'other@example.com'))).toBe('RATE_LIMITED');
  });

  test('is 100 an hour for one address over all accounts', async () => {
    for (const host of ['127.0.0.1', '::ffff:127.0.0.1']) await plantAttempts(world, `sign-in:${host}`, 100);
    expect(codeOf(await signIn(world.anonymous, PASSWORD, 'other@example.com'))).toBe('RATE_LIMITED');
  });
});

describe('the session', () => {
  const DAY = 24 * 60 * 60 * 1000;
  const cookie = (token: string) => ({ cookie: `greeter_login=${token}` });
  const byCookie = (token: string) => world.anonymous.ask(ReadViewer, {}, cookie(token));
  const signOut = (token: string) => world.anonymous.ask(SignOut, {}, cookie(token));
  const lastUse = async () =>
    (await askAsSuperuser<{ last_used_at: Date }>('select last_used_at from session'))[0]!.last_used_at.toISOString();

  test('says who is signed in, and nothing for anybody else', async () => {
    const token = await anOwner(world);
    expect((await byCookie(token)).data!.viewer).toMatchObject({ email: 'rosa@example.com' });
    expect((await new Actor(world.url, token).must(ReadViewer)).viewer!.email).toBe('rosa@example.com');
    for (const wrong of ['', 'nonsense', `${token}x`]) expect((await byCookie(wrong)).data).toEqual({ viewer: null });
  });

  test('notes its use at most once a minute', async () => {
    const token = await anOwner(world);
    world.clock.forward(59_000);
    await byCookie(token);
    expect(await lastUse()).toBe('2026-06-15T16:00:00.000Z');
    world.clock.forward(1000);
    await byCookie(token);
    expect(await lastUse()).toBe('2026-06-15T16:01:00.000Z');
  });

  test('is prolonged together with its cookie at most once a day', async () => {
    const token = await anOwner(world);
    world.clock.forward(DAY - 1);
    expect((await byCookie(token)).headers.getSetCookie()).toEqual([]);
    world.clock.forward(1);
    const renewed = await byCookie(token);
    expect(renewed.data!.viewer!.sessionExpiresAt).toBe('2026-07-16T16:00:00.000Z');
    expect(renewed.headers.getSetCookie()[0]).toMatch(/^greeter_login=ey.+Max-Age=2592000/);
    expect((await byCookie(token)).headers.getSetCookie()).toEqual([]);
  });

  test('ends 30 days after its last use, and lives on with use', async () => {
    const token = await anOwner(world);
    for (let day = 0; day < 60; day += 20) {
      world.clock.forward(20 * DAY);
      expect((await new Actor(world.url, token).must(ReadViewer)).viewer).not.toBeNull();
    }
    world.clock.forward(30 * DAY);
    expect((await byCookie(token)).data!.viewer).toBeNull();
  });

  test('keeps its role and business where the database has them', async () => {
    const token = await anOwner(world);
    await changeMemberships(Role.STAFF);
    expect((await byCookie(token)).data!.viewer!.role).toBe('STAFF');
    await changeMemberships(null);
    expect((await byCookie(token)).data!.viewer).toMatchObject({ role: null, business: null });
  });

  test('ends with logging out, and takes the cookie away', async () => {
    const token = await anOwner(world);
    const other = (await signIn(world.anonymous)).data!.signIn.loginToken!;
    const { data, headers } = await signOut(token);
    expect(data!.signOut.success).toBe(true);
    expect(headers.getSetCookie()[0]).toMatch(/^greeter_login=; Max-Age=0/);
    expect((await byCookie(token)).data!.viewer).toBeNull();
    expect((await byCookie(other)).data!.viewer).not.toBeNull();
    expect((await signOut(token)).data!.signOut.success).toBe(true);
  });

  test('refuses a write that rides on the cookie from another site', async () => {
    const token = await anOwner(world);
    const answer = await world.anonymous.ask(
      SignOut,
      {},
      { cookie: `greeter_login=${token}`, origin: 'https://evil.example' },
    );
    expect(answer.status).toBe(403);
    expect((await byCookie(token)).data!.viewer).not.toBeNull();
  });
});
