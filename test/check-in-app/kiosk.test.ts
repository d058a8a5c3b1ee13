import { describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { Role } from '../../entities/Role.js';
import { newToken } from '../../server/core/tokens.js';
import { Actor } from '../world/Actor.js';
import { useWorld } from '../world/use-world.js';

const LAUNCH =
  'mutation($name: String) { launchKiosk(name: $name) { token device { id name createdBy createdAt lastUsedAt } } }';
const DEVICES = '{ kioskDevices { id name createdBy lastUsedAt } }';
const REVOKE = 'mutation($id: ID!) { revokeKioskDevice(id: $id) { success } }';
const REFRESH = 'mutation { refreshKioskToken { token businessId } }';
const KIOSK = '{ kiosk { business { id name } app { greeting showAd } checkInUrl expiresAt now } }';
const CHECK = 'query($token: String!) { kioskOfToken(token: $token) { businessId } }';

const world = useWorld({ plan: Plan.STANDARD });

const launched = async (name?: string) => (await world.business.owner.must(LAUNCH, { name })).launchKiosk;
const withToken = (token: string) => new Actor(world.url, token);
const devices = async () => (await world.business.owner.must(DEVICES)).kioskDevices;

describe('launching', () => {
  test('adds a device, and keeps of its token no more than a hash', async () => {
    const { token, device } = await launched('  Front desk ');
    expect(token).toMatch(/^gk_/);
    expect(device).toMatchObject({
      name: 'Front desk',
      createdBy: 'Rosa Diaz',
      createdAt: world.clock.now().toISOString(),
      lastUsedAt: null,
    });
    expect(
      await world.rows(world.business.id, 'select id from kiosk_device where token_hash = $1', [token]),
    ).toHaveLength(0);
    expect(await world.rows(world.business.id, 'select action, subject from audit_log')).toEqual([
      { action: 'kiosk.launch', subject: device.id },
    ]);
  });

  test('gives names that do not come twice', async () => {
    const first = await launched();
    await world.business.owner.must(REVOKE, { id: first.device.id });
    expect([first.device.name, (await launched('')).device.name]).toEqual(['Kiosk 1', 'Kiosk 2']);
  });

  test('refuses a name of 61 characters', async () => {
    expect(await world.business.owner.refused(LAUNCH, { name: 'x'.repeat(61) })).toBe('INVALID_INPUT');
  });

  test('with one Idempotency-Key twice answers two tokens: a secret is not kept', async () => {
    const headers = { 'idempotency-key': 'launch-launch' };
    const [one, two] = [
      await world.business.owner.ask(LAUNCH, {}, headers),
      await world.business.owner.ask(LAUNCH, {}, headers),
    ];
    expect(one.data!.launchKiosk.token).not.toBe(two.data!.launchKiosk.token);
    expect(await world.rows(world.business.id, 'select from idempotency_key')).toHaveLength(0);
  });

  test.each([
    [Role.MANAGER, null],
    [Role.FRONT_DESK, null],
    [Role.STAFF, 'FORBIDDEN'],
  ] as const)('role %p: %p', async (role, code) => {
    const { errors } = await (await world.business.as(role)).ask(LAUNCH);
    expect(errors?.[0]?.extensions.code ?? null).toBe(code);
  });

  test('is not for kiosks, phones and passers-by', async () => {
    expect(await (await world.business.kiosk()).refused(LAUNCH)).toBe('FORBIDDEN');
    expect(await (await world.business.phone()).refused(LAUNCH)).toBe('FORBIDDEN');
    expect(await world.anonymous.refused(LAUNCH)).toBe('UNAUTHENTICATED');
  });
});

describe('a kiosk', () => {
  test('shows its business, without an end', async () => {
    const { kiosk } = await (await world.business.kiosk()).must(KIOSK);
    expect(kiosk).toEqual({
      business: { id: world.business.id, name: 'Salon Rosa' },
      app: { greeting: 'Thank you! We will be with you shortly.', showAd: false },
      checkInUrl: `${world.url}/checkinapp/mobile/redirect/${world.business.publicToken}`,
      expiresAt: null,
      now: world.clock.now().toISOString(),
    });
  });

  test('is noted as used at most once a minute', async () => {
    const kiosk = await world.business.kiosk();
    const began = world.clock.now().toISOString();
    await kiosk.must(KIOSK);
    world.clock.forward(59_000);
    await kiosk.must(KIOSK);
    expect((await devices())[0].lastUsedAt).toBe(began);
    world.clock.forward(1000);
    await kiosk.must(KIOSK);
    expect((await devices())[0].lastUsedAt).toBe(world.clock.now().toISOString());
  });

  test('replaces its own token and no other', async () => {
    const [mine, other] = [await launched('Mine'), await launched('Other')];
    const { refreshKioskToken } = await withToken(mine.token).must(REFRESH);
    expect(refreshKioskToken.businessId).toBe(world.business.id);
    await withToken(refreshKioskToken.token).must(KIOSK);
    await withToken(other.token).must(KIOSK);
    expect(await withToken(mine.token).refused(KIOSK)).toBe('UNAUTHENTICATED');
    expect((await devices()).map((device: { id: string; name: string }) => device.name)).toEqual(['Mine', 'Other']);
  });

  test('a signed-in front desk gets another device by the same call; staff and phones get nothing', async () => {
    const { refreshKioskToken } = await (await world.business.as(Role.FRONT_DESK)).must(REFRESH);
    await withToken(refreshKioskToken.token).must(KIOSK);
    expect(await devices()).toHaveLength(1);
    expect(await (await world.business.as(Role.STAFF)).refused(REFRESH)).toBe('FORBIDDEN');
    expect(await (await world.business.phone()).refused(REFRESH)).toBe('FORBIDDEN');
  });

  test('a host has none of its own', async () => {
    expect(await world.business.owner.refused(KIOSK)).toBe('FORBIDDEN');
    expect(await world.anonymous.refused(KIOSK)).toBe('UNAUTHENTICATED');
  });

  test('a token that nobody was given is nobody', async () => {
    expect(await withToken(newToken('k', world.business.id)).refused(KIOSK)).toBe('UNAUTHENTICATED');
    const { token } = await launched();
    const elsewhere = await world.aBusiness();
    expect(await withToken(token.replace(/^gk_[^_]+/, `gk_${Number(elsewhere.id).toString(36)}`)).refused(KIOSK)).toBe(
      'UNAUTHENTICATED',
    );
  });
});

describe('revoking', () => {
  test('ends the token at once and takes the device off the list', async () => {
    const { token, device } = await launched();
    await world.business.owner.must(REVOKE, { id: device.id });
    expect(await withToken(token).refused(KIOSK)).toBe('UNAUTHENTICATED');
    expect(await devices()).toEqual([]);
    expect(await world.business.owner.refused(REVOKE, { id: device.id })).toBe('NOT_FOUND');
  });

  test("does not reach another business's device", async () => {
    const { token, device } = await launched();
    const other = await world.aBusiness();
    expect(await other.owner.refused(REVOKE, { id: device.id })).toBe('NOT_FOUND');
    expect(await world.business.owner.refused(REVOKE, { id: 'x' })).toBe('NOT_FOUND');
    expect((await other.owner.must(DEVICES)).kioskDevices).toEqual([]);
    await withToken(token).must(KIOSK);
  });

  test.each([
    [Role.MANAGER, null],
    [Role.FRONT_DESK, 'FORBIDDEN'],
    [Role.STAFF, 'FORBIDDEN'],
  ] as const)('role %p: %p', async (role, code) => {
    const { device } = await launched();
    const { errors } = await (await world.business.as(role)).ask(REVOKE, { id: device.id });
    expect(errors?.[0]?.extensions.code ?? null).toBe(code);
  });
});

test('whoever holds a token may ask whether it is good; every other answer is the same', async () => {
  const { token, device } = await launched();
  expect((await world.anonymous.must(CHECK, { token })).kioskOfToken).toEqual({ businessId: world.business.id });
  await world.business.owner.must(REVOKE, { id: device.id });
  for (const wrong of [
    token,
    newToken('k', world.business.id),
    newToken('k', '999999'),
    world.business.publicToken,
    'nonsense',
    '',
  ]) {
    expect(await world.anonymous.refused(CHECK, { token: wrong })).toBe('NOT_FOUND');
  }
});
