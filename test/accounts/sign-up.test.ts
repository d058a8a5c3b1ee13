import { describe, expect, test } from '@jest/globals';
import { DELIVER_MESSAGE } from '../../server/core/messages/deliver-message-job.js';
import { outbox } from '../messages/through-the-door.js';
import { askAsSuperuser } from '../setup/database.js';
import { useWorld } from '../world/use-world.js';
import { anOwner, mailedToken, mails, PASSWORD, SIGN_UP, signIn, verified } from './account-steps.js';
import { CheckEmail, SendEmailLink, SignUp, ValidateAccount, ValidateSignUpToken } from './sign-up.generated.js';

const world = useWorld({ business: false });

const signUp = (input: Record<string, unknown> = {}) =>
  world.anonymous.ask(SignUp, { input: { ...SIGN_UP, ...input } });
const stateOf = async (token: string, tokenType: 'SIGNUP' | 'PASSWORD' = 'SIGNUP') =>
  (await world.anonymous.must(ValidateAccount, { token, tokenType })).validateAccount;
const NOTHING = {
  isTokenValid: false,
  isUserVerified: false,
  hasBusiness: false,
  email: null,
  firstName: null,
  loginToken: null,
};

describe('the e-mail step', () => {
  const check = (email: string) => world.anonymous.ask(CheckEmail, { email });

  test('says whether an address is known, in whatever case', async () => {
    await signUp();
    expect((await check(' ROSA@Example.com ')).data!.checkEmail).toEqual({ email: 'ROSA@Example.com', known: true });
    expect((await check('nobody@example.com')).data!.checkEmail.known).toBe(false);
  });

  test('is limited to 100 an hour', async () => {
    for (let count = 0; count < 100; count += 1) await check('nobody@example.com');
    expect((await check('nobody@example.com')).errors![0]!.extensions.code).toBe('RATE_LIMITED');
  });

  test('refuses what is no address', async () => {
    expect((await check('rosa@')).errors![0]!.extensions).toEqual({ code: 'INVALID_INPUT', field: 'email' });
  });
});

describe('signing up', () => {
  test('adds an account, mails a link as business 1 and lets nobody in', async () => {
    const { data, headers } = await signUp();
    expect(data!.signUp).toEqual({ tokenType: 'SIGNUP', token: expect.any(String) });
    expect(headers.getSetCookie()).toEqual([]);
    expect(await mails()).toEqual([{ template: 'sign-up-link', recipient: 'rosa@example.com', business_id: '1' }]);
    const accounts = await askAsSuperuser('select first_name, phone, verified_at from account');
    expect(accounts).toEqual([{ first_name: 'Rosa', phone: '5185550101', verified_at: null }]);
  });

  test.each([129, 5000, 100_000])('refuses a password of %s characters in the words of its field', async (length) => {
    const { errors } = await signUp({ password: 'é1'.repeat(length).slice(0, length) });
    expect(errors![0]).toMatchObject({
      message: 'The password can have at most 128 characters.',
      extensions: { code: 'INVALID_INPUT', field: 'password' },
    });
  });

  test('keeps the password as a hash and tokens as hashes', async () => {
    const { data } = await signUp();
    const tables = await askAsSuperuser(
      `select (select json_agg(a) from account a)::text || (select json_agg(m) from message m)::text || (select json_agg(t) from email_token t)::text || coalesce((select json_agg(l) from audit_log l)::text, '') as all`,
    );
    expect(tables[0]!['all']).toContain('$argon2id$');
    expect(tables[0]!['all']).not.toContain(PASSWORD);
    expect(tables[0]!['all']).not.toContain(data!.signUp.token);
  });

  test.each([
    ['firstName', { firstName: '  ' }],
    ['lastName', { lastName: 'x'.repeat(51) }],
    ['email', { email: 'rosa' }],
    ['phone', { phone: '518555010' }],
    ['password', { password: '1234567' }],
    ['password', { password: 'x1'.repeat(65) }],
    ['password', { password: 'Password123' }],
    ['password', { password: 'zzzzzzzzzzzz' }],
    ['isThirteenOrOlder', { isThirteenOrOlder: false }],
    ['referByCode', { referByCode: 'x'.repeat(101) }],
  ])('refuses a wrong %s', async (field, input) => {
    expect((await signUp(input)).errors![0]!.extensions).toEqual({ code: 'INVALID_INPUT', field });
    expect(await mails()).toEqual([]);
  });

  test.each([
    ['5550100123', 'This is not a US phone number: check the area code.'],
    ['518555010', 'Please enter a US phone number with 10 digits.'],
  ])('says what is wrong with the phone %s', async (phone, message) => {
    expect((await signUp({ phone })).errors![0]!.message).toBe(message);
  });

  test.each([255, 5000])('says of an email of %d characters how long it can be', async (length) => {
    const email = `${'x'.repeat(length - 13)}@mail.example`;
    expect((await signUp({ email })).errors![0]!.message).toBe('The email can have at most 254 characters.');
  });

  test('names everything that is wrong at once', async () => {
    const fieldsOf = async (input: Record<string, unknown>) => {
      const { fields } = (await signUp(input)).errors![0]!.extensions.details as { fields: { field: string }[] };
      return fields.map(({ field }) => field);
    };
    expect(
      await fieldsOf({
        firstName: 'www.win.example',
        email: 'rosa',
        phone: '1115550101',
        password: 'Password123',
        isThirteenOrOlder: false,
      }),
    ).toEqual(['firstName', 'email', 'phone', 'password', 'isThirteenOrOlder']);
    expect(await fieldsOf({ firstName: ' ', lastName: ' ' })).toEqual(['firstName', 'lastName']);
    expect(await mails()).toEqual([]);
  });

  test('with a known e-mail answers alike, changes nothing and tells its owner', async () => {
    await anOwner(world);
    const [before] = await askAsSuperuser('select password_hash, first_name from account');
    const known = await signUp({
      firstName: 'Mallory',
      email: 'ROSA@example.com',
      password: 'something else entirely',
    });
    const unknown = await signUp({ email: 'new@example.com' });
    expect(Object.keys(known.data!.signUp)).toEqual(Object.keys(unknown.data!.signUp));
    expect(known.data!.signUp.token).toHaveLength(unknown.data!.signUp.token.length);
    expect(await stateOf(known.data!.signUp.token)).toEqual({
      ...NOTHING,
      isTokenValid: true,
      email: 'rosa@example.com',
    });
    expect(await stateOf(unknown.data!.signUp.token)).toEqual({
      ...NOTHING,
      isTokenValid: true,
      email: 'new@example.com',
    });
    expect((await mails('account-exists')).map((mail) => mail.recipient)).toEqual(['rosa@example.com']);
    expect(
      await askAsSuperuser(`select password_hash, first_name from account where email = 'rosa@example.com'`),
    ).toEqual([before]);
  });

  test('again before the mail is read corrects what was typed', async () => {
    await signUp({ firstName: 'Rsoa' });
    await signUp({ password: 'another good one' });
    expect(await askAsSuperuser('select first_name from account')).toEqual([{ first_name: 'Rosa' }]);
    expect((await signIn(world.anonymous, 'another good one')).data!.signIn.tokenType).toBe('SIGNUP');
    expect(await mails('sign-up-link')).toHaveLength(2);
  });

  test('answers a token that no Idempotency-Key gives out again', async () => {
    const answers = [];
    for (let count = 0; count < 2; count += 1)
      answers.push(await world.anonymous.ask(SignUp, { input: SIGN_UP }, { 'idempotency-key': 'sign-up-once-1' }));
    expect(answers[0]!.data!.signUp.token).not.toBe(answers[1]!.data!.signUp.token);
    expect(await askAsSuperuser('select 1 from idempotency_key')).toEqual([]);
  });

  test('sends at most 5 mails an hour to one address', async () => {
    for (let count = 0; count < 5; count += 1) await signUp();
    expect((await signUp()).errors![0]!.extensions).toMatchObject({
      code: 'RATE_LIMITED',
      details: { retryAfterSeconds: 3600 },
    });
  });
});

describe('the mailed sign-up link', () => {
  const verify = async (token: string) =>
    (await world.anonymous.must(ValidateSignUpToken, { token })).validateSignUpToken;

  test('verifies the account once and answers a set-up token', async () => {
    await signUp();
    const token = await mailedToken(world, 'signup', SIGN_UP.email);
    const answer = await verify(token);
    expect(answer).toEqual({ isTokenValid: true, tokenType: 'SIGNUP', token: expect.any(String) });
    expect(await stateOf(answer.token!)).toEqual({
      ...NOTHING,
      isTokenValid: true,
      isUserVerified: true,
      email: 'rosa@example.com',
      firstName: 'Rosa',
    });
    expect(await verify(token)).toEqual({ isTokenValid: false, tokenType: null, token: null });
  });

  test('of parallel presses one wins', async () => {
    await signUp();
    const token = await mailedToken(world, 'signup', SIGN_UP.email);
    const answers = await Promise.all(Array.from({ length: 8 }, () => verify(token)));
    expect(answers.filter((answer) => answer.isTokenValid)).toHaveLength(1);
  });

  test('dies with a later sign-up: who signed up last may be another person', async () => {
    await signUp();
    const token = await mailedToken(world, 'signup', SIGN_UP.email);
    await signUp({ firstName: 'Mallory', password: 'chosen by somebody else' });
    expect((await verify(token)).isTokenValid).toBe(false);
    expect(await askAsSuperuser('select verified_at from account')).toEqual([{ verified_at: null }]);
  });

  test('is not mailed any more once a later sign-up mails its own, and the newest of one sign-up works', async () => {
    const deliver = async () => {
      const waiting = await askAsSuperuser<{ id: string }>(
        `select id from message where status = 'queued' order by id`,
      );
      for (const { id: messageId } of waiting) await world.runJob(DELIVER_MESSAGE, '1', { messageId });
    };
    const links = async () =>
      (await outbox(world, SIGN_UP.email)).map(({ text }) => /verification\/signup\/([\w-]+)/.exec(text)![1]!);
    await signUp();
    await signUp({ password: 'another good one' });
    await deliver();
    expect(await links()).toHaveLength(1);
    expect(await askAsSuperuser('select status, reason from message order by id')).toEqual([
      expect.objectContaining({ reason: 'A later sign-up sent a link of its own' }),
      expect.objectContaining({ reason: null }),
    ]);
    await world.anonymous.must(SendEmailLink, { email: SIGN_UP.email, tokenType: 'SIGNUP' });
    await deliver();
    const [newest, older] = await links();
    expect((await verify(older!)).isTokenValid).toBe(false);
    expect(await world.anonymous.refused(ValidateSignUpToken, { token: newest! })).toBe('INVALID_INPUT');
    const own = { token: newest!, password: 'one that only the reader knows' };
    expect((await world.anonymous.must(ValidateSignUpToken, own)).validateSignUpToken.isTokenValid).toBe(true);
    expect((await signIn(world.anonymous, 'another good one')).errors![0]!.extensions.code).toBe('UNAUTHENTICATED');
  });

  test('takes another password from its reader, and that one only signs in', async () => {
    await signUp({ password: 'chosen by somebody else' });
    const token = await mailedToken(world, 'signup', SIGN_UP.email);
    const weak = await world.anonymous.ask(ValidateSignUpToken, { token, password: 'password' });
    expect(weak.errors![0]!.extensions).toEqual({ code: 'INVALID_INPUT', field: 'password' });
    await world.anonymous.must(ValidateSignUpToken, { token, password: PASSWORD });
    expect((await signIn(world.anonymous, 'chosen by somebody else')).errors![0]!.extensions.code).toBe(
      'UNAUTHENTICATED',
    );
    expect((await signIn(world.anonymous, PASSWORD)).data!.signIn.tokenType).toBe('SIGNUP');
    expect(await askAsSuperuser(`select fields from audit_log where action = 'account.verify'`)).toEqual([
      { fields: ['password'] },
    ]);
  });

  test('is too old after 24 hours', async () => {
    await signUp();
    const token = await mailedToken(world, 'signup', SIGN_UP.email);
    world.clock.forward(24 * 60 * 60 * 1000);
    expect((await verify(token)).isTokenValid).toBe(false);
  });

  test('is nothing that another kind of token can stand in for', async () => {
    const resend = (await signUp()).data!.signUp.token;
    for (const kind of ['password', 'reset', 'setup'] as const)
      expect((await verify(await mailedToken(world, kind, SIGN_UP.email))).isTokenValid).toBe(false);
    expect((await verify(resend)).isTokenValid).toBe(false);
    expect((await verify('')).isTokenValid).toBe(false);
  });
});

describe('the welcome page', () => {
  test('signs in whoever has verified the e-mail of an account with a business, once', async () => {
    await anOwner(world);
    const {
      validateSignUpToken: { token },
    } = await world.anonymous.must(ValidateSignUpToken, { token: await mailedToken(world, 'signup', SIGN_UP.email) });
    const { data, headers } = await world.anonymous.ask(ValidateAccount, { token: token!, tokenType: 'SIGNUP' });
    expect(data!.validateAccount).toMatchObject({
      isTokenValid: true,
      isUserVerified: true,
      hasBusiness: true,
      loginToken: expect.any(String),
    });
    expect(headers.getSetCookie()[0]).toMatch(/^greeter_login=.+HttpOnly/);
    expect(await stateOf(token!)).toEqual(NOTHING);
  });

  test('signs nobody in with a password token', async () => {
    await anOwner(world);
    const token = await mailedToken(world, 'password', SIGN_UP.email);
    expect(await stateOf(token, 'PASSWORD')).toMatchObject({ isTokenValid: true, hasBusiness: true, loginToken: null });
    expect(await stateOf(token!)).toEqual(NOTHING);
  });

  test('says nothing about a token that is made up', async () => {
    expect(await stateOf('x'.repeat(43))).toEqual(NOTHING);
  });
});

describe('sending a link again', () => {
  const send = (email: string, tokenType: 'SIGNUP' | 'PASSWORD') =>
    world.anonymous.ask(SendEmailLink, { email, tokenType });

  test('answers alike for every address and mails only to those who have an account', async () => {
    await signUp();
    await verified(world, 'done@example.com');
    const answers = await Promise.all([
      send('Rosa@example.com', 'SIGNUP'),
      send('done@example.com', 'SIGNUP'),
      send('nobody@example.com', 'SIGNUP'),
      send('rosa@example.com', 'PASSWORD'),
      send('nobody@example.com', 'PASSWORD'),
    ]);
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    const sent = (await mails()).slice(2).map(({ template, recipient }) => `${template} ${recipient}`);
    expect(sent.sort()).toEqual([
      'account-exists done@example.com',
      'password-link rosa@example.com',
      'sign-up-link rosa@example.com',
    ]);
  });

  test('is limited for addresses that nobody has as well', async () => {
    for (let count = 0; count < 5; count += 1) await send('nobody@example.com', 'PASSWORD');
    expect((await send('NOBODY@example.com', 'SIGNUP')).errors![0]!.extensions.code).toBe('RATE_LIMITED');
  });
});
