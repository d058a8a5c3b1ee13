import { describe, expect, test } from '@jest/globals';
import { IANAZone } from 'luxon';
import { readToken } from '../../server/core/tokens.js';
import { US_STATES } from '../../server/domain/businesses/us-states.js';
import { askAsSuperuser } from '../setup/database.js';
import { Actor } from '../world/Actor.js';
import { useWorld } from '../world/use-world.js';
import { anOwner, BUSINESS, mailedToken, mails, SIGN_UP, signIn, verified } from './account-steps.js';
import { Business, SetUpBusiness } from './sign-up.generated.js';
import { ReadViewer } from './sign-in.generated.js';

const world = useWorld({ business: false });

const setUp = (token: string, input: Record<string, unknown> = {}) =>
  world.anonymous.ask(SetUpBusiness, { token, input: { ...BUSINESS, ...input } });
const codeOf = (answer: Awaited<ReturnType<typeof setUp>>) => answer.errors?.[0]?.extensions.code;
const businesses = () => askAsSuperuser<{ id: string }>('select id from business where id <> 1');

describe('business set-up', () => {
  test('makes the business, its check-in app and its owner, and signs in', async () => {
    const { data, headers } = await setUp(await verified(world), {
      name: '  Salon\r\nRosa ',
      phone: '+1 (518) 555-0100',
    });
    const { viewer, loginToken } = data!.setUpBusiness;
    expect(viewer).toEqual({
      role: 'OWNER',
      business: {
        id: expect.any(String),
        name: 'Salon Rosa',
        state: 'NY',
        phone: '5185550100',
        timeZone: 'America/New_York',
        plan: 'NONE',
      },
    });
    expect(headers.getSetCookie()[0]).toContain(`greeter_login=${loginToken};`);
    const { id } = viewer!.business!;
    expect((await new Actor(world.url, loginToken).must(ReadViewer)).viewer!.business).toEqual({ id });
    const [app] = await world.rows<{ public_token: string; id: string }>(
      id,
      'select public_token, id from check_in_app',
    );
    expect(readToken(app!.public_token)).toEqual({ letter: 'q', businessId: id });
    expect(BigInt(app!.id) >> 32n).toBe(BigInt(id));
    expect(await mails('business-ready')).toEqual([
      { template: 'business-ready', recipient: 'rosa@example.com', business_id: id },
    ]);
    expect(await world.rows(id, 'select action, subject from audit_log')).toEqual([
      { action: 'business.set-up', subject: `business:${id}` },
    ]);
    expect(await askAsSuperuser('select created_at from business where id = $1', [id])).toEqual([
      { created_at: world.clock.now() },
    ]);
  });

  test('guesses the time zone from the state, unless one is given', async () => {
    expect((await setUp(await verified(world), { state: 'HI' })).data!.setUpBusiness.viewer!.business!.timeZone).toBe(
      'Pacific/Honolulu',
    );
    expect(
      (await setUp(await verified(world, 'ann@example.com'), { state: 'FL', timeZone: 'America/Chicago' })).data!
        .setUpBusiness.viewer!.business!.timeZone,
    ).toBe('America/Chicago');
  });

  test.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(101) }],
    ['address', { address: '' }],
    ['city', { city: ' ' }],
    ['state', { state: 'DC' }],
    ['state', { state: 'ny' }],
    ['zip', { zip: '1220' }],
    ['phone', { phone: '518555010' }],
    ['phone', { phone: '+44 20 7946 0958' }],
    ['phone', { phone: '' }],
    ['timeZone', { timeZone: 'Mars/Olympus' }],
  ])('refuses a wrong %s and keeps the token good', async (field, input) => {
    const token = await verified(world);
    expect((await setUp(token, input)).errors![0]!.extensions).toEqual({ code: 'INVALID_INPUT', field });
    expect(await businesses()).toEqual([]);
    expect((await setUp(token)).data).not.toBeNull();
  });

  test('says of 10 digits that are no US number what is wrong with them', async () => {
    const { errors } = await setUp(await verified(world), { phone: '5550100123' });
    expect(errors![0]!.message).toBe('This is not a US phone number: check the area code.');
  });

  test('needs a set-up token: others, old and used ones are refused', async () => {
    const token = await verified(world);
    for (const kind of ['signup', 'resend', 'password', 'reset'] as const)
      expect(codeOf(await setUp(await mailedToken(world, kind, SIGN_UP.email)))).toBe('INVALID_TOKEN');
    expect(codeOf(await setUp('made up'))).toBe('INVALID_TOKEN');
    world.clock.forward(24 * 60 * 60 * 1000);
    expect(codeOf(await setUp(token))).toBe('INVALID_TOKEN');
    const fresh = (await signIn(world.anonymous)).data!.signIn.token!;
    expect((await setUp(fresh)).data).not.toBeNull();
    expect(codeOf(await setUp(fresh))).toBe('INVALID_TOKEN');
    expect(await businesses()).toHaveLength(1);
  });

  test('of parallel presses one makes a business', async () => {
    const token = await verified(world);
    const answers = await Promise.all(Array.from({ length: 6 }, () => setUp(token)));
    expect(answers.filter(({ data }) => data !== null)).toHaveLength(1);
    expect(new Set(answers.map(codeOf).filter(Boolean))).toEqual(new Set(['INVALID_TOKEN']));
    expect(await businesses()).toHaveLength(1);
    expect(await mails('business-ready')).toHaveLength(1);
  });

  test('of two tokens of one account, used at once, one makes a business', async () => {
    const tokens = [await verified(world), (await signIn(world.anonymous)).data!.signIn.token!];
    const answers = await Promise.all(tokens.map((token) => setUp(token)));
    expect(answers.map(codeOf).filter(Boolean)).toEqual(['INVALID_TOKEN']);
    expect(await businesses()).toHaveLength(1);
  });

  test('is refused once the account owns one', async () => {
    await anOwner(world);
    expect(codeOf(await setUp(await mailedToken(world, 'setup', SIGN_UP.email)))).toBe('CONFLICT');
    expect(await businesses()).toHaveLength(1);
  });
});

describe('the states', () => {
  test('are the 50, each with a time zone that exists', () => {
    expect(Object.keys(US_STATES)).toHaveLength(50);
    expect(Object.values(US_STATES).filter((zone) => !IANAZone.isValidZone(zone))).toEqual([]);
  });
});

describe('a business', () => {
  const read = (businessId: string, by = world.anonymous) => by.ask(Business, { businessId });

  test('is shown to everybody without what is its own', async () => {
    const business = await world.aBusiness({ vanityName: 'rosa' });
    expect((await read(business.id)).data!.business).toEqual({
      id: business.id,
      name: 'Salon Rosa',
      address: '12 Main St',
      city: 'Albany',
      state: 'NY',
      zip: '12207',
      phone: '5185550100',
      vanityName: 'rosa',
      timeZone: 'America/New_York',
    });
    const other = await world.aBusiness({ name: 'Other' });
    expect((await read(business.id, other.owner)).data!.business.name).toBe('Salon Rosa');
  });

  test.each(['999999', '0', '-1', 'abc', '99999999999999999999', "1' or '1'='1"])('%s is not found', async (id) => {
    expect((await read(id)).errors![0]!.extensions.code).toBe('NOT_FOUND');
  });
});
