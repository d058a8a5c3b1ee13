import { beforeAll, describe, expect, test } from '@jest/globals';
import { BUSINESS, mailedToken, PASSWORD, SIGN_UP } from '../accounts/account-steps.js';
import { Actor, type RestRefusal } from '../world/Actor.js';
import { useWorld } from '../world/use-world.js';
import { ReadViewer } from '../accounts/sign-in.generated.js';

const EMAIL = SIGN_UP.email;
const DOCUMENTED = {
  firstName: SIGN_UP.firstName,
  lastName: SIGN_UP.lastName,
  email: EMAIL,
  phone: SIGN_UP.phone,
  password: PASSWORD,
};
const SET_UP = {
  businessName: BUSINESS.name,
  address: BUSINESS.address,
  city: BUSINESS.city,
  state: BUSINESS.state,
  zip: BUSINESS.zip,
  phone: BUSINESS.phone,
};

const world = useWorld({ business: false });
let somebody: Actor;
beforeAll(async () => {
  somebody = world.anonymous;
});

async function setUpToken(): Promise<string> {
  await somebody.post('/api/user/signup-user', { ...DOCUMENTED, tokenType: '', token: '' });
  return (
    await somebody.post<{ token: string }>('/api/user/validate-signup-token', {
      token: await mailedToken(world, 'signup', EMAIL),
      type: 'signup',
    })
  ).body.token;
}

async function loginToken(): Promise<string> {
  return (
    await somebody.post<{ loginToken: string }>('/api/business/add_business', {
      ...SET_UP,
      token: await setUpToken(),
      tokenType: 'signup',
    })
  ).body.loginToken;
}

const state = async (token: string, tokenType = 'signup') =>
  somebody.get('/api/user/validate-account', { data: JSON.stringify({ token, tokenType }) });

describe('the documented way from sign-up to a business', () => {
  test('answers what each call is documented with', async () => {
    expect((await somebody.post('/api/user/check-user-verification', { email: EMAIL })).body).toEqual({
      success: false,
      email: EMAIL,
    });
    const signedUp = await somebody.post<{ token: string }>('/api/user/signup-user', DOCUMENTED);
    expect(signedUp).toMatchObject({
      status: 200,
      body: { success: true, tokenType: 'signup', token: expect.any(String) },
    });
    expect((await somebody.post('/api/user/check-user-verification', { email: EMAIL })).body).toEqual({
      success: true,
      email: EMAIL,
    });
    expect((await state(signedUp.body.token)).body).toEqual({
      success: true,
      isTokenValid: true,
      isUserVerified: false,
      loginToken: null,
    });

    const mailed = await mailedToken(world, 'signup', EMAIL);
    const verified = await somebody.post<{ token: string }>('/api/user/validate-signup-token', {
      token: mailed,
      type: 'signup',
    });
    expect(verified.body).toEqual({ isTokenValid: true, tokenType: 'signup', token: expect.any(String) });
    expect((await somebody.post('/api/user/validate-signup-token', { token: mailed, type: 'signup' })).body).toEqual({
      isTokenValid: false,
      tokenType: null,
      token: null,
    });
    expect((await state(verified.body.token)).body).toEqual({
      success: true,
      isTokenValid: true,
      isUserVerified: true,
      loginToken: null,
    });

    const answer = await somebody.post<{ businessID: number }>('/api/business/add_business', {
      ...SET_UP,
      token: verified.body.token,
      tokenType: 'signup',
    });
    expect(answer.body).toEqual({
      success: true,
      message: 'Your business is set up.',
      businessID: expect.any(Number),
      loginToken: expect.any(String),
    });
    const business = await somebody.get('/api/business/get_business', { businessID: String(answer.body.businessID) });
    expect(business.body).toMatchObject({ id: answer.body.businessID, business_name: 'Salon Rosa' });

    const signedIn = await somebody.post<{ loginToken: string }>('/api/user/login-user', {
      email: EMAIL,
      password: PASSWORD,
    });
    expect(signedIn.body).toEqual({ loginToken: expect.any(String), tokenType: null, token: null });
    expect((await new Actor(world.url, signedIn.body.loginToken).must(ReadViewer)).viewer!.email).toBe(EMAIL);
  });

  test('validate-account signs in whoever has a business, and is not stored', async () => {
    await loginToken();
    const {
      body: { token },
    } = await somebody.post<{ token: string }>('/api/user/validate-signup-token', {
      token: await mailedToken(world, 'signup', EMAIL),
    });
    const answer = await state(token);
    expect(answer.body).toEqual({
      success: true,
      isTokenValid: true,
      isUserVerified: true,
      loginToken: expect.any(String),
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect((await state(token)).body).toEqual({
      success: false,
      isTokenValid: false,
      isUserVerified: false,
      loginToken: null,
    });
  });
});

describe('signing in and out', () => {
  test('before the mail is read answers the token of the welcome page', async () => {
    await somebody.post('/api/user/signup-user', DOCUMENTED);
    expect((await somebody.post('/api/user/login-user', { email: EMAIL, password: PASSWORD })).body).toEqual({
      loginToken: null,
      tokenType: 'signup',
      token: expect.any(String),
    });
  });

  test('a wrong password is under the key error', async () => {
    const answer = await somebody.post('/api/user/login-user', { email: EMAIL, password: 'wrong' });
    expect(answer).toMatchObject({
      status: 401,
      body: {
        error: 'The email or the password is wrong.',
        message: 'The email or the password is wrong.',
        code: 'UNAUTHENTICATED',
      },
    });
  });

  test('the 6th try waits, and says how long', async () => {
    for (let count = 0; count < 5; count += 1)
      await somebody.post('/api/user/login-user', { email: EMAIL, password: 'wrong' });
    const answer = await somebody.post<RestRefusal>('/api/user/login-user', { email: EMAIL, password: 'wrong' });
    expect([answer.status, answer.body.code, answer.headers.get('retry-after')]).toEqual([429, 'RATE_LIMITED', '900']);
  });

  test.each([[{}], [{ email: ['a'], password: {} }], [{ email: null, password: null }]])(
    'nonsense is refused in words',
    async (body) => {
      expect(await somebody.post('/api/user/login-user', body)).toMatchObject({
        status: 422,
        body: { error: expect.any(String), code: 'INVALID_INPUT' },
      });
    },
  );

  test('logout-user ends the session, with and without Bearer', async () => {
    const token = await loginToken();
    const { body } = await somebody.post('/api/user/logout-user', {}, { authorization: token });
    expect(body).toEqual({ success: true, message: 'You are logged out.' });
    expect((await new Actor(world.url, token).must(ReadViewer)).viewer).toBeNull();
  });
});

describe('a new password', () => {
  test('goes from the link to the login token', async () => {
    await loginToken();
    const answer = await somebody.post('/api/site/email-token-link', { email: EMAIL, tokenType: 'password' });
    expect(answer.body).toEqual({ success: true, message: expect.any(String) });
    expect(
      (await somebody.post('/api/site/email-token-link', { email: 'nobody@example.com', tokenType: 'password' })).body,
    ).toEqual(answer.body);

    const checked = await somebody.post<{ userID: number }>('/api/user/verify-password-token', {
      token: await mailedToken(world, 'password', EMAIL),
      tokenType: 'password',
    });
    expect(checked.body).toEqual({ isTokenValid: true, userID: expect.any(Number), token: expect.any(String) });
    expect(checked.headers.getSetCookie()[0]).toMatch(/^greeter_reset=.+Max-Age=900.+HttpOnly/);
    const passwords = { password: 'quite another one', password2: 'quite another one' };
    const cookie = checked.headers.getSetCookie()[0]!.split(';')[0]!;
    expect(
      await somebody.post('/api/user/reset-password', { ...passwords, userID: checked.body.userID }),
    ).toMatchObject({ status: 401, body: { code: 'INVALID_TOKEN' } });
    expect(
      await somebody.post('/api/user/reset-password', { ...passwords, userID: checked.body.userID + 1 }, { cookie }),
    ).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    const reset = await somebody.post(
      '/api/user/reset-password',
      { ...passwords, userID: checked.body.userID },
      { cookie },
    );
    expect(reset.body).toEqual({
      isPasswordReset: true,
      message: 'You have successfully reset your password.',
      loginToken: expect.any(String),
    });
    expect(reset.headers.getSetCookie()[0]).toMatch(/^greeter_reset=; Max-Age=0/);
    expect(
      await somebody.post('/api/user/reset-password', { ...passwords, userID: checked.body.userID }, { cookie }),
    ).toMatchObject({ status: 401 });
  });

  test('a wrong token is not valid', async () => {
    expect(
      (await somebody.post('/api/user/verify-password-token', { token: 'made up', tokenType: 'password' })).body,
    ).toEqual({ isTokenValid: false, userID: null, token: null });
  });

  test('a token type that does not exist is refused', async () => {
    expect(await somebody.post('/api/site/email-token-link', { email: EMAIL, tokenType: 'owner' })).toMatchObject({
      status: 422,
      body: { message: 'The value of tokenType is not allowed.', field: 'tokenType', code: 'INVALID_INPUT' },
    });
  });
});
