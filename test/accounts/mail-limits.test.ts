import { beforeEach, describe, expect, test } from '@jest/globals';
import { useWorld } from '../world/use-world.js';
import { mailedToken, mails, SIGN_UP } from './account-steps.js';
import { SendEmailLink, SignUp, ValidateSignUpToken } from './sign-up.generated.js';

const HOUR_MS = 60 * 60 * 1000;
const world = useWorld({ business: false, config: { trustProxy: 1 } });

const VICTIM = '198.51.100.1';
const from = (address: string) => ({ 'x-forwarded-for': address });
const stranger = (index: number) => `203.0.113.${index}`;
const signUp = (address: string, more: object = {}) =>
  world.anonymous.ask(SignUp, { input: { ...SIGN_UP, ...more } }, from(address));
const link = (address: string, tokenType: 'PASSWORD' | 'SIGNUP') =>
  world.anonymous.ask(SendEmailLink, { email: SIGN_UP.email, tokenType }, from(address));
const sent = async (template: string) => (await mails(template)).length;

describe('a stranger who uses up the mails that one address may request', () => {
  test('does not block the first sign-up of the owner, nor a reset, from elsewhere', async () => {
    for (let count = 0; count < 5; count += 1) await link(stranger(1), 'SIGNUP');
    expect((await link(stranger(1), 'SIGNUP')).errors![0]!.extensions.code).toBe('RATE_LIMITED');
    expect((await signUp(VICTIM)).errors).toBeUndefined();
    expect(await sent('sign-up-link')).toBe(1);
    for (let count = 0; count < 4; count += 1) await link(stranger(2), 'SIGNUP');
    expect((await link(VICTIM, 'PASSWORD')).errors).toBeUndefined();
    expect(await sent('password-link')).toBe(1);
  });
});

/** After several sign-ups only the reader of the mailbox may say which password counts. */
const OWN = 'one that only the reader knows';

describe('the ceiling of mails to one mailbox', () => {
  const flood = async (ask: (address: string) => Promise<{ errors?: unknown }>) => {
    for (let index = 1; index <= 5; index += 1) expect((await ask(stranger(index))).errors).toBeUndefined();
  };

  beforeEach(async () => {
    await flood(signUp);
  });

  test('is silent: the answer is the same, and no mail goes out', async () => {
    const [before, after] = [await signUp(stranger(6)), await signUp(VICTIM, { firstName: 'Vera' })];
    expect(after.data!.signUp).toEqual({ tokenType: 'SIGNUP', token: expect.any(String) });
    expect(Object.keys(after.data!.signUp)).toEqual(Object.keys(before.data!.signUp));
    expect((await link(VICTIM, 'SIGNUP')).data!.sendEmailLink.success).toBe(true);
    expect((await signUp(stranger(7), { email: SIGN_UP.email.replace('@', '+7@') })).errors).toBeUndefined();
    expect(await sent('sign-up-link')).toBe(5);
  });

  test('leaves the last link good', async () => {
    const token = await mailedToken(world, 'signup', SIGN_UP.email);
    await signUp(VICTIM);
    const { validateSignUpToken } = await world.anonymous.must(ValidateSignUpToken, { token, password: OWN });
    expect(validateSignUpToken.isTokenValid).toBe(true);
  });

  test('is one for each kind of mail, so that those of a sign-up do not hold back a reset', async () => {
    const token = await mailedToken(world, 'signup', SIGN_UP.email);
    await world.anonymous.must(ValidateSignUpToken, { token, password: OWN });
    await flood((address) => link(address, 'SIGNUP'));
    await link(VICTIM, 'SIGNUP');
    expect(await sent('account-exists')).toBe(5);
    await link(VICTIM, 'PASSWORD');
    expect(await sent('password-link')).toBe(1);
  });

  test('ends with the hour', async () => {
    world.clock.forward(HOUR_MS);
    await signUp(VICTIM);
    expect(await sent('sign-up-link')).toBe(6);
  });
});

test('mails that nobody gets are not counted', async () => {
  for (let index = 1; index <= 6; index += 1) await link(stranger(index), 'PASSWORD');
  await signUp(VICTIM);
  await link(VICTIM, 'PASSWORD');
  expect([await sent('sign-up-link'), await sent('password-link')]).toEqual([1, 1]);
});
