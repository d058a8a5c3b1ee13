import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { anOwner, mails, PASSWORD, SIGN_UP } from '../accounts/account-steps.js';
import { SendEmailLink, SignUp } from '../accounts/sign-up.generated.js';
import { SignIn } from '../accounts/sign-in.generated.js';
import { StartPhoneSession } from '../check-in-app/kiosk.generated.js';
import { CheckIn } from '../check-ins/check-in.generated.js';
import { AddPerson, Persons } from '../customers/customers.generated.js';
import { createLog } from '../../server/core/log.js';
import { Actor } from '../world/Actor.js';
import { plantAttempts } from '../world/plant.js';
import { useWorld } from '../world/use-world.js';
import { World } from '../world/World.js';

const HOUR_MS = 60 * 60 * 1000;
const world = useWorld({ config: { trustProxy: 1 } });

/** A caller in the n-th /64 of a /48. */
const line = (n: number, network = '2001:db8:77') => ({ 'x-forwarded-for': `${network}:${n.toString(16)}::1` });
const fill = (key: string, used: number) => plantAttempts(world, key, used);
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;

describe('a stranger with a /48 of IPv6', () => {
  const BUSINESS = 'query ($id: ID!) { business(businessId: $id) { name } }';
  const look = async (n: number, from: object) =>
    codeOf(await world.anonymous.askText(BUSINESS, { id: String(900_000 + n) }, { ...from }));

  test('counts up no more numbers of businesses than four lines do', async () => {
    for (let n = 0; n < 480; n += 1) expect(await look(n, line(n))).toBe('NOT_FOUND');
    expect(await look(500, line(500))).toBe('RATE_LIMITED');
    expect(await look(500, line(1, '2001:db8:78'))).toBe('NOT_FOUND');
    world.clock.forward(4 * HOUR_MS);
    expect(await look(501, line(501))).toBe('NOT_FOUND');
  });

  test('has 20 guesses at one account, and a right password gives them back', async () => {
    const guess = async (n: number, password: string) =>
      codeOf(await world.anonymous.ask(SignIn, { email: SIGN_UP.email, password }, line(n)));
    await anOwner(world);
    for (let n = 0; n < 19; n += 1) expect(await guess(n, 'a wrong password')).toBe('UNAUTHENTICATED');
    expect(await guess(19, PASSWORD)).toBeUndefined();
    for (let n = 0; n < 20; n += 1) expect(await guess(n, 'a wrong password')).toBe('UNAUTHENTICATED');
    expect(await guess(20, PASSWORD)).toBe('RATE_LIMITED');
  });

  test('requests no more mails than four lines do', async () => {
    await fill('mail:2001:db8:77::/48', 400);
    const ask = (n: number, network?: string) =>
      world.anonymous.ask(SendEmailLink, { email: 'a@example.com', tokenType: 'PASSWORD' }, line(n, network));
    expect(codeOf(await ask(1))).toBe('RATE_LIMITED');
    expect(codeOf(await ask(1, '2001:db8:78'))).toBeUndefined();
  });
});

describe('phone sessions that somebody opens by the thousand', () => {
  const open = (headers: Record<string, string>) =>
    world.anonymous.ask(StartPhoneSession, { publicToken: world.business.publicToken }, headers);
  const join = async ({ data }: Awaited<ReturnType<typeof open>>) => {
    const phone = new Actor(world.url, data!.startPhoneSession.token);
    const { addPerson } = await phone.must(AddPerson, {
      input: { firstName: 'Ann', lastName: 'Lee', phone: world.newPhone() },
    });
    return codeOf(await phone.ask(CheckIn, { input: { handle: addPerson.handle } }));
  };
  const counted = async () =>
    (
      await world.rows<{ used: number }>(world.business.id, 'select used from rate_limit where key = $1', [
        `check-in:business:${world.business.id}`,
      ])
    )[0]?.used;

  test('cost the business nothing: only phones that check in count, once an hour each', async () => {
    const sessions = [];
    for (let n = 0; n < 30; n += 1) sessions.push(await open(line(n)));
    expect(await counted()).toBeUndefined();
    for (const session of [sessions[0]!, sessions[0]!, sessions[1]!]) expect(await join(session)).toBeUndefined();
    expect(await counted()).toBe(2);
  });

  test('of one /48 end before they could fill the business', async () => {
    await fill(`phone-session:${world.business.id}:2001:db8:77::/48`, 2400);
    expect(codeOf(await open(line(1)))).toBe('RATE_LIMITED');
    expect(codeOf(await open(line(1, '2001:db8:78')))).toBeUndefined();
  });

  test('check in until 2,000 phones of the hour have; a kiosk goes on', async () => {
    await fill(`check-in:business:${world.business.id}`, 1999);
    const [first, second] = [await open(line(1)), await open(line(2))];
    expect([await join(first), await join(second), await join(second), await join(first)]).toEqual([
      undefined,
      'RATE_LIMITED',
      'RATE_LIMITED',
      undefined,
    ]);
    const kiosk = await world.business.kiosk();
    const input = { firstName: 'Bob', lastName: 'Lee', phone: world.newPhone() };
    const { addPerson } = await kiosk.must(AddPerson, { input });
    expect(codeOf(await kiosk.ask(CheckIn, { input: { handle: addPerson.handle } }))).toBeUndefined();
  });
});

describe('an address of many phones', () => {
  const from = { 'x-forwarded-for': '203.0.113.7' };
  const open = async () => {
    const { data, errors } = await world.anonymous.ask(
      StartPhoneSession,
      { publicToken: world.business.publicToken },
      from,
    );
    return { code: errors?.[0]?.extensions.code, phone: data && new Actor(world.url, data.startPhoneSession.token) };
  };
  const lookUp = async (phone: Actor) => codeOf(await phone.ask(Persons, { phone: world.newPhone() }, from));
  const join = async (phone: Actor) => {
    const input = { firstName: 'Ann', lastName: 'Lee', phone: world.newPhone() };
    const { data } = await phone.ask(AddPerson, { input }, from);
    return codeOf(await phone.ask(CheckIn, { input: { handle: data!.addPerson.handle } }, from));
  };

  test('counts only the sessions that do not check in', async () => {
    await fill(`phone-session:${world.business.id}:203.0.113.7`, 598);
    for (let n = 0; n < 4; n += 1) expect(await join((await open()).phone!)).toBeUndefined();
    expect([(await open()).code, (await open()).code, (await open()).code]).toEqual([
      undefined,
      undefined,
      'RATE_LIMITED',
    ]);
  });

  test.each([
    ['of 300 at one business', (id: string) => `giving-back:${id}:203.0.113.7`, 299],
    ['of 1,000 at all of them', () => 'giving-back:address:203.0.113.7', 999],
  ])('gets back what led to a check-in %s in an hour', async (_, key, given) => {
    const keys = ['phone-session', 'persons'].map((name) => `${name}:${world.business.id}:203.0.113.7`);
    for (const counted of keys) await fill(counted, 500);
    await fill(key(world.business.id), given);
    const used = async () =>
      (
        await world.rows<{ used: number }>(world.business.id, 'select used from rate_limit where key = any($1)', [keys])
      ).map((row) => row.used);
    for (const left of [500, 501]) {
      expect(await join((await open()).phone!)).toBeUndefined();
      expect(await used()).toEqual([left, left]);
    }
    world.clock.forward(HOUR_MS + 1000);
    expect(await join((await open()).phone!)).toBeUndefined();
    expect(await used()).toEqual([0, 0]);
  });

  test('counts the look-ups of a phone that checks in no more, but for those that no form makes, and once', async () => {
    const keys = [`persons:${world.business.id}:203.0.113.7`, 'persons:address:203.0.113.7'];
    for (const key of keys) await fill(key, 500);
    const used = () =>
      world.rows<{ used: number }>(world.business.id, 'select used from rate_limit where key = any($1) order by key', [
        keys,
      ]);
    for (let n = 0; n < 3; n += 1) {
      const { phone } = await open();
      expect(await lookUp(phone!)).toBeUndefined();
      expect(await join(phone!)).toBeUndefined();
    }
    expect(await used()).toEqual([{ used: 500 }, { used: 500 }]);
    const { phone } = await open();
    for (let n = 0; n < 9; n += 1) expect(await lookUp(phone!)).toBeUndefined();
    for (let n = 0; n < 2; n += 1) expect(await join(phone!)).toBeUndefined();
    expect(await used()).toEqual([{ used: 507 }, { used: 507 }]);
  });
});

test('IPv4 has no wider network: thousands share one address there already', async () => {
  for (let n = 1; n <= 3; n += 1)
    await world.anonymous.ask(
      SendEmailLink,
      { email: 'a@example.com', tokenType: 'PASSWORD' },
      { 'x-forwarded-for': `203.0.113.${n}` },
    );
  const keys = await world.rows<{ key: string }>(
    world.business.id,
    `select key from rate_limit where key like 'mail:%'`,
  );
  expect(keys.map(({ key }) => key).filter((key) => key.includes('/'))).toEqual([]);
});

describe('the ceiling of account mails', () => {
  const small = new World();
  const lines: string[] = [];
  const log = createLog({ logLevel: 'warn' }, { write: (text: string) => void lines.push(text) });
  const warnings = () => lines.map((text) => (JSON.parse(text) as { msg: string }).msg);
  beforeAll(() => small.open({ config: { trustProxy: 1, accountMailsPerHour: 2 }, log }));
  afterAll(() => small.close());

  test('is silent: the account is there, and a later link reaches it', async () => {
    const signUp = (n: number) =>
      small.anonymous.ask(SignUp, { input: { ...SIGN_UP, email: `a${n}@example.com` } }, line(n, `2001:db8:${n}`));
    const answers = [await signUp(1), await signUp(2), await signUp(3)];
    expect(answers.map(({ errors, data }) => [errors, Object.keys(data!.signUp)])).toEqual(
      answers.map(() => [undefined, ['tokenType', 'token']]),
    );
    const recipients = async () => (await mails('sign-up-link')).map(({ recipient }) => recipient);
    expect(await recipients()).toEqual(['a1@example.com', 'a2@example.com']);
    expect(warnings()).toEqual(['a mail about an account was not sent: GREETER_ACCOUNT_MAILS_PER_HOUR is reached']);
    const again = () => small.anonymous.ask(SendEmailLink, { email: 'a3@example.com', tokenType: 'SIGNUP' }, line(9));
    expect((await again()).data!.sendEmailLink.success).toBe(true);
    expect(await recipients()).toHaveLength(2);
    small.clock.forward(HOUR_MS);
    await again();
    expect(await recipients()).toContain('a3@example.com');
  });
});
