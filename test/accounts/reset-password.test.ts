import { beforeEach, describe, expect, test } from '@jest/globals';
import { askAsSuperuser } from '../setup/database.js';
import { Actor } from '../world/Actor.js';
import { useWorld } from '../world/use-world.js';
import { anOwner, mailedToken, mails, PASSWORD, SIGN_UP, signIn } from './account-steps.js';
import { ResetPassword, VerifyPasswordToken } from './password.generated.js';
import { SignUp, ValidateAccount, ValidateSignUpToken } from './sign-up.generated.js';
import { ReadViewer } from './sign-in.generated.js';

const NEW = 'a short walk in the hills';
const MINUTE = 60 * 1000;

const world = useWorld({ business: false });
let login: string;
beforeEach(async () => {
  login = await anOwner(world);
});

const check = async (token: string) => (await world.anonymous.must(VerifyPasswordToken, { token })).verifyPasswordToken;
const begun = async () => check(await mailedToken(world, 'password', SIGN_UP.email));
const reset = (input: Record<string, unknown>, headers = {}) =>
  world.anonymous.ask(ResetPassword, { input: { password: NEW, password2: NEW, ...input } }, headers);
const codeOf = (answer: Awaited<ReturnType<typeof reset>>) => answer.errors?.[0]?.extensions.code;

describe('the mailed password link', () => {
  test('can be opened several times and begins a reset in an HttpOnly cookie', async () => {
    const token = await mailedToken(world, 'password', SIGN_UP.email);
    const { data, headers } = await world.anonymous.ask(VerifyPasswordToken, { token });
    const { viewer } = await new Actor(world.url, login).must(ReadViewer);
    expect(data!.verifyPasswordToken).toEqual({ isTokenValid: true, userId: viewer!.id, token: expect.any(String) });
    expect(headers.getSetCookie()).toEqual([
      `greeter_reset=${data!.verifyPasswordToken.token}; Max-Age=900; Path=/; HttpOnly; SameSite=Strict`,
    ]);
    expect((await check(token)).isTokenValid).toBe(true);
  });

  test('is good for an hour', async () => {
    const token = await mailedToken(world, 'password', SIGN_UP.email);
    world.clock.forward(60 * MINUTE - 1);
    expect((await check(token)).isTokenValid).toBe(true);
    world.clock.forward(1);
    expect(await check(token)).toEqual({ isTokenValid: false, userId: null, token: null });
  });

  test('is no other kind of token', async () => {
    for (const kind of ['signup', 'setup', 'resend', 'reset'] as const)
      expect((await check(await mailedToken(world, kind, SIGN_UP.email))).isTokenValid).toBe(false);
    expect((await check('made up')).isTokenValid).toBe(false);
  });
});

describe('a new password', () => {
  test('ends all sessions, begins a new one and is mailed about', async () => {
    const { token, userId } = await begun();
    const { data, headers } = await reset({ token, userId });
    expect(data!.resetPassword).toMatchObject({
      isPasswordReset: true,
      message: 'You have successfully reset your password.',
      viewer: { id: userId },
    });
    expect((await new Actor(world.url, login).must(ReadViewer)).viewer).toBeNull();
    expect((await new Actor(world.url, data!.resetPassword.loginToken).must(ReadViewer)).viewer!.id).toBe(userId);
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^greeter_login=ey/),
      expect.stringMatching(/^greeter_reset=; Max-Age=0/),
    ]);
    expect((await mails('password-changed')).map(({ recipient, business_id }) => [recipient, business_id])).toEqual([
      ['rosa@example.com', '1'],
    ]);
    expect((await signIn(world.anonymous, NEW)).data!.signIn.viewer).not.toBeNull();
    expect((await signIn(world.anonymous, PASSWORD)).errors![0]!.extensions.code).toBe('UNAUTHENTICATED');
    expect(await askAsSuperuser(`select action, fields from audit_log where action = 'password.reset'`)).toEqual([
      { action: 'password.reset', fields: ['password'] },
    ]);
  });

  test('can be set with the cookie alone', async () => {
    const { token } = await begun();
    expect((await reset({}, { cookie: `greeter_reset=${token}` })).data!.resetPassword.isPasswordReset).toBe(true);
  });

  test('is not set by another site that rides on the cookie', async () => {
    const { token } = await begun();
    expect((await reset({}, { cookie: `greeter_reset=${token}`, origin: 'https://evil.example' })).status).toBe(403);
  });

  test('without cookie and token is refused, even with a user id', async () => {
    const { userId } = await begun();
    expect(codeOf(await reset({ userId }))).toBe('INVALID_TOKEN');
    expect(codeOf(await reset({ userId, token: '' }))).toBe('INVALID_TOKEN');
  });

  test('needs the reset token: the mailed one and all others are refused', async () => {
    for (const kind of ['password', 'signup', 'setup', 'resend'] as const)
      expect(codeOf(await reset({ token: await mailedToken(world, kind, SIGN_UP.email) }))).toBe('INVALID_TOKEN');
  });

  test("is refused for somebody else's user id, and the token stays good", async () => {
    const other = await world.anAccount();
    const { token } = await begun();
    expect(codeOf(await reset({ token, userId: other.id }))).toBe('NOT_FOUND');
    expect(await askAsSuperuser('select password_hash from account where id = $1', [other.id])).toEqual([
      { password_hash: 'none' },
    ]);
    expect((await reset({ token })).data!.resetPassword.isPasswordReset).toBe(true);
  });

  test('is refused after 15 minutes', async () => {
    const { token } = await begun();
    world.clock.forward(15 * MINUTE);
    expect(codeOf(await reset({ token }))).toBe('INVALID_TOKEN');
  });

  test.each([
    ['password2', { password2: 'something else' }],
    ['password', { password: 'short', password2: 'short' }],
    ['password', { password: 'password123', password2: 'password123' }],
  ])('with a wrong %s leaves the token good', async (field, input) => {
    const { token } = await begun();
    expect((await reset({ token, ...input })).errors![0]!.extensions).toEqual({ code: 'INVALID_INPUT', field });
    expect((await reset({ token })).data!.resetPassword.isPasswordReset).toBe(true);
  });

  test('uses up its token, the mailed one and all others of the account', async () => {
    const mailed = await mailedToken(world, 'password', SIGN_UP.email);
    const [first, second] = [await check(mailed), await check(mailed)];
    await reset({ token: first.token });
    expect(codeOf(await reset({ token: first.token }))).toBe('INVALID_TOKEN');
    expect(codeOf(await reset({ token: second.token }))).toBe('INVALID_TOKEN');
    expect((await check(mailed)).isTokenValid).toBe(false);
  });

  test('uses up links and tokens of every other kind: who held one may not be who set the password', async () => {
    const setUp = await mailedToken(world, 'setup', SIGN_UP.email);
    const signUp = await mailedToken(world, 'signup', SIGN_UP.email);
    await reset({ token: (await begun()).token });
    const { validateAccount } = await world.anonymous.must(ValidateAccount, { token: setUp, tokenType: 'SIGNUP' });
    expect(validateAccount).toMatchObject({ isTokenValid: false, loginToken: null });
    const { validateSignUpToken } = await world.anonymous.must(ValidateSignUpToken, { token: signUp });
    expect(validateSignUpToken.isTokenValid).toBe(false);
  });

  test('of parallel tries one wins', async () => {
    const { token } = await begun();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, number) =>
        reset({ token, password: `${NEW} ${number}`, password2: `${NEW} ${number}` }),
      ),
    );
    expect(answers.filter(({ data }) => data !== null)).toHaveLength(1);
    expect(new Set(answers.map(codeOf).filter(Boolean))).toEqual(new Set(['INVALID_TOKEN']));
    expect(await mails('password-changed')).toHaveLength(1);
  });

  test('lets in again whoever had tried too often', async () => {
    for (let count = 0; count < 6; count += 1) await signIn(world.anonymous, 'wrong one');
    await reset({ token: (await begun()).token });
    expect((await signIn(world.anonymous, NEW)).data!.signIn.viewer).not.toBeNull();
  });

  test('proves the e-mail of an account that has not read its sign-up mail', async () => {
    const email = 'new@example.com';
    await world.anonymous.must(SignUp, { input: { ...SIGN_UP, email } });
    const { token } = await check(await mailedToken(world, 'password', email));
    const { data } = await reset({ token });
    expect(data!.resetPassword).toEqual({
      isPasswordReset: true,
      message: 'You have successfully reset your password. Please login.',
      loginToken: null,
      viewer: null,
    });
    expect(
      await askAsSuperuser('select verified_at is not null as verified from account where email = $1', [email]),
    ).toEqual([{ verified: true }]);
  });
});
