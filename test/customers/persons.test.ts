import { beforeEach, describe, expect, test } from '@jest/globals';
import { Role } from '../../entities/Role.js';
import { seal } from '../../server/core/sealed.js';
import { Actor } from '../world/Actor.js';
import { useWorld } from '../world/use-world.js';
import { AddPerson, Persons, VerifyCustomer } from './customers.generated.js';

const MINUTE_MS = 60_000;

const world = useWorld();
let kiosk: Actor;

beforeEach(async () => {
  kiosk = await world.business.kiosk();
});

interface Match {
  handle: string;
  firstName: string;
  lastInitial: string;
  lastName: string | null;
  isCustomer: boolean;
  customerId: string | null;
}
const find = async (phone: string, actor = kiosk): Promise<Match[]> => (await actor.must(Persons, { phone })).persons;
const ann = (more: Record<string, unknown> = {}) => ({
  firstName: 'Ann',
  lastName: 'Lee',
  phone: '2125550100',
  ...more,
});
const add = async (more: Record<string, unknown> = {}, actor = kiosk): Promise<Omit<Match, 'lastName'>> =>
  (await actor.must(AddPerson, { input: ann(more) })).addPerson;
const persons = () => world.rows(null, 'select first_name, last_name, dial_code, phone from person order by id');

describe('looking up', () => {
  test('shows a family by first name and last initial', async () => {
    await add();
    await add({ firstName: 'Bob', lastName: "o'Hara" });
    await add({ phone: '2125550199' });
    const stranger = { lastName: null, isCustomer: false, customerId: null };
    expect(await find('(212) 555-0100')).toEqual([
      { handle: expect.any(String), firstName: 'Ann', lastInitial: 'L', ...stranger },
      { handle: expect.any(String), firstName: 'Bob', lastInitial: 'O', ...stranger },
    ]);
    expect(await find('2125550123')).toEqual([]);
  });

  test('tells staff the whole name and the id of a customer of their own, and nobody else', async () => {
    const customer = await world.business.customer();
    expect(await find(customer.phone, world.business.owner)).toMatchObject([
      { isCustomer: true, customerId: customer.id, lastName: customer.lastName },
    ]);
    expect(await find(customer.phone)).toMatchObject([{ isCustomer: true, customerId: null, lastName: null }]);
    expect(await find(customer.phone, await world.business.phone())).toMatchObject([
      { isCustomer: true, customerId: null, lastName: null },
    ]);
    const other = await world.aBusiness();
    expect(await find(customer.phone, other.owner)).toMatchObject([
      { firstName: 'Ann', lastInitial: 'L', isCustomer: false, customerId: null, lastName: null },
    ]);
  });

  test('forgets who was archived', async () => {
    const customer = await world.business.customer();
    await world.business.changeCustomer(customer, { archivedAt: world.clock.now() });
    expect(await find(customer.phone, world.business.owner)).toMatchObject([{ isCustomer: false, customerId: null }]);
  });

  test.each([
    ['212555010', '1', 'phone'],
    ['21255501000', '1', 'phone'],
    ['abc', '1', 'phone'],
    ['', '1', 'phone'],
    ['2125550100', '44', 'dialCode'],
  ])('%p with dial code %p is refused', async (phone, dialCode, field) => {
    const { errors } = await kiosk.ask(Persons, { phone, dialCode });
    expect(errors![0]!.extensions).toMatchObject({ code: 'INVALID_INPUT', field });
  });

  test.each([
    [Role.MANAGER, null],
    [Role.FRONT_DESK, null],
    [Role.STAFF, 'FORBIDDEN'],
  ] as const)('role %p: %p', async (role, code) => {
    const { errors } = await (await world.business.as(role)).ask(Persons, { phone: '2125550100' });
    expect(errors?.[0]?.extensions.code ?? null).toBe(code);
  });

  test('is not for passers-by', async () => {
    expect(await world.anonymous.refused(Persons, { phone: '2125550100' })).toBe('UNAUTHENTICATED');
  });

  test.each(['kiosk', 'host'])('stops a %s after 600 in an hour, and 600 added ones, not the next', async (who) => {
    const actor = who === 'kiosk' ? kiosk : world.business.owner;
    await find('2125550100', actor);
    await add({}, actor);
    expect(await world.hasAttempts('persons-found:', 599)).toHaveLength(1);
    expect(await world.hasAttempts('persons-added:', 599)).toHaveLength(1);
    await find('2125550100', actor);
    await add({}, actor);
    const { errors } = await actor.ask(Persons, { phone: '2125550100' });
    expect(errors![0]!.extensions).toMatchObject({ code: 'RATE_LIMITED', details: { retryAfterSeconds: 3600 } });
    expect(await actor.refused(AddPerson, { input: ann() })).toBe('RATE_LIMITED');
    await find('2125550100', await world.business.kiosk());
    world.clock.forward(60 * MINUTE_MS);
    await find('2125550100', actor);
  });

  test('stops the kiosks of a business after 3,600 in an hour', async () => {
    await find('2125550100');
    await world.hasAttempts('persons:business:', 3599);
    await find('2125550100', await world.business.kiosk());
    expect(await (await world.business.kiosk()).refused(Persons, { phone: '2125550100' })).toBe('RATE_LIMITED');
    await find('2125550100', (await world.aBusiness()).owner);
  });

  test('stops a phone after 30 in ten minutes', async () => {
    const phone = await world.business.phone();
    for (let tries = 0; tries < 30; tries += 1) await find('2125550100', phone);
    expect(await phone.refused(Persons, { phone: '2125550100' })).toBe('RATE_LIMITED');
  });

  test('stops the phones of an address after 600 in ten minutes at one business and 3,000 at all, and no host or kiosk', async () => {
    const elsewhere = await world.aBusiness();
    const refused = async (business: typeof elsewhere) =>
      (await business.phone()).refused(Persons, { phone: '2125550100' });
    await find('2125550100', await world.business.phone());
    await world.hasAttempts(`persons:${world.business.id}:`, 599);
    await find('2125550100', await world.business.phone());
    expect(await refused(world.business)).toBe('RATE_LIMITED');
    await find('2125550100', await elsewhere.phone());
    await find('2125550100');
    await find('2125550100', world.business.owner);
    await world.hasAttempts('persons:address:', 3000);
    expect(await refused(elsewhere)).toBe('RATE_LIMITED');
    await find('2125550100', elsewhere.owner);
  });
});

describe('adding', () => {
  test('makes a person, tidied up, and no customer', async () => {
    expect(await add({ firstName: '  Mary   Jane ', phone: '+1 (212) 555-0100' })).toMatchObject({
      firstName: 'Mary Jane',
      lastInitial: 'L',
      isCustomer: false,
    });
    expect(await persons()).toEqual([
      { first_name: 'Mary Jane', last_name: 'Lee', dial_code: '1', phone: '2125550100' },
    ]);
    expect(await world.rows(world.business.id, 'select id from customer')).toHaveLength(0);
  });

  test('the same phone and name, in whatever letters, are the same person', async () => {
    await add();
    await add({ firstName: 'ANN', lastName: 'lee' }, (await world.aBusiness()).owner);
    expect(await persons()).toHaveLength(1);
  });

  test('twenty at once make one', async () => {
    await Promise.all(Array.from({ length: 20 }, () => add()));
    expect(await persons()).toHaveLength(1);
  });

  test.each([
    [{ firstName: ' ' }, 'firstName'],
    [{ lastName: '' }, 'lastName'],
    [{ firstName: 'x'.repeat(51) }, 'firstName'],
    [{ lastName: 'x'.repeat(201) }, 'lastName'],
    [{ phone: '212555010' }, 'phone'],
    [{ dialCode: '44' }, 'dialCode'],
    [{ email: 'ann' }, 'email'],
    [{ emailRequired: true }, 'email'],
    [{ emailRequired: true, email: ' ' }, 'email'],
  ])('%p is refused by name', async (more, field) => {
    const { errors } = await kiosk.ask(AddPerson, { input: ann(more) });
    expect(errors![0]!.extensions).toMatchObject({ code: 'INVALID_INPUT', field });
    expect(await persons()).toEqual([]);
  });

  test('an empty e-mail is none', async () => {
    expect(await add({ email: '' })).toMatchObject({ firstName: 'Ann' });
  });
});

describe('a handle', () => {
  const verify = async (handle: string, actor = kiosk) => {
    const { data, errors } = await actor.ask(VerifyCustomer, { handle });
    return errors ? { code: errors[0]!.extensions.code, field: errors[0]!.extensions.field } : data!.verifyCustomer;
  };
  const refused = { code: 'INVALID_INPUT', field: 'handle' };

  test('says whether the person is a customer', async () => {
    expect(await verify((await add()).handle)).toEqual({
      verified: false,
      customer: null,
      person: { firstName: 'Ann' },
    });
    const { phone } = await world.business.customer('Zoe');
    expect(await verify((await find(phone))[0]!.handle)).toEqual({
      verified: true,
      customer: { handle: expect.any(String) },
      person: { firstName: 'Zoe' },
    });
  });

  test('lives 30 minutes', async () => {
    const { handle } = await add();
    world.clock.forward(30 * MINUTE_MS - 1000);
    expect(await verify(handle)).toMatchObject({ verified: false });
    world.clock.forward(1000);
    expect(await verify(handle)).toEqual(refused);
  });

  test('is no good at another business', async () => {
    const { handle } = await add();
    expect(await verify(handle, (await world.aBusiness()).owner)).toEqual(refused);
  });

  test('can be read by the server only', async () => {
    const { handle } = await add({ email: 'ann@example.com' });
    const [{ id }] = (await world.rows<{ id: string }>(null, 'select id from person')) as [{ id: string }];
    const readable = handle.split('.').map((part) => Buffer.from(part, 'base64url').toString('latin1'));
    for (const text of [handle, ...readable]) {
      expect(text).not.toContain('ann@');
      expect(text).not.toContain(`"${id}"`);
      expect(text).not.toContain(`${world.business.id}:`);
    }
  });

  test('cannot be made or changed', async () => {
    const { handle } = await add();
    const { secret } = world.app.dependencies.config;
    const later = new Date(world.clock.now().getTime() + MINUTE_MS);
    const purpose = `person:${world.business.id}`;
    const person = (personId: string) => ({ personId, email: null });
    const [head, , vector, text, tag] = handle.split('.') as [string, string, string, string, string];
    const changed = `${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}`;
    for (const forged of [
      '',
      '1',
      'a.b.c',
      `${head}..${vector}.${changed}.${tag}`,
      `${head}..${vector}.${text}.${tag.slice(0, 6)}`,
      `${Buffer.from('{"alg":"none"}').toString('base64url')}..${vector}.${text}.${tag}`,
      Buffer.from(`${world.business.id}:2:`).toString('base64url'),
      `${handle}x`,
      await seal('another secret', purpose, person('1'), later),
      await seal(secret, `booking:${world.business.id}`, person('1'), later),
    ]) {
      expect(await verify(forged)).toEqual(refused);
    }
    expect(await verify(await seal(secret, purpose, person('999999'), later))).toEqual(refused);
  });
});
