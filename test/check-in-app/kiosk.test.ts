import { describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { Role } from '../../entities/Role.js';
import { newToken } from '../../server/core/tokens.js';
import { Actor } from '../world/Actor.js';
import { useWorld } from '../world/use-world.js';
import {
  Kiosk,
  KioskDevices,
  KioskOfToken,
  LaunchKiosk,
  RefreshKioskToken,
  RevokeKioskDevice,
} from './kiosk.generated.js';

const world = useWorld({ plan: Plan.STANDARD });

const launched = async (name?: string) => (await world.business.owner.must(LaunchKiosk, { name })).launchKiosk;
const withToken = (token: string) => new Actor(world.url, token);
const devices = async () => (await world.business.owner.must(KioskDevices)).kioskDevices;

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
    await world.business.owner.must(RevokeKioskDevice, { id: first.device.id });
    expect([first.device.name, (await launched('')).device.name]).toEqual(['Kiosk 1', 'Kiosk 2']);
  });

  test('refuses a name of 61 characters', async () => {
    expect(await world.business.owner.refused(LaunchKiosk, { name: 'x'.repeat(61) })).toBe('INVALID_INPUT');
  });

  test('with one Idempotency-Key twice answers two tokens: a secret is not kept', async () => {
    const headers = { 'idempotency-key': 'launch-launch' };
    const [one, two] = [
      await world.business.owner.ask(LaunchKiosk, {}, headers),
      await world.business.owner.ask(LaunchKiosk, {}, headers),
    ];
    expect(one.data!.launchKiosk.token).not.toBe(two.data!.launchKiosk.token);
    expect(await world.rows(world.business.id, 'select from idempotency_key')).toHaveLength(0);
  });

  test.each([
    [Role.MANAGER, null],
    [Role.FRONT_DESK, null],
    [Role.STAFF, 'FORBIDDEN'],
  ] as const)('role %p: %p', async (role, code) => {
    const { errors } = await (await world.business.as(role)).ask(LaunchKiosk);
    expect(errors?.[0]?.extensions.code ?? null).toBe(code);
  });

  test('is not for kiosks, phones and passers-by', async () => {
    expect(await (await world.business.kiosk()).refused(LaunchKiosk)).toBe('FORBIDDEN');
    expect(await (await world.business.phone()).refused(LaunchKiosk)).toBe('FORBIDDEN');
    expect(await world.anonymous.refused(LaunchKiosk)).toBe('UNAUTHENTICATED');
  });
});

describe('a kiosk', () => {
  test('shows its business, without an end', async () => {
    const { kiosk } = await (await world.business.kiosk()).must(Kiosk);
    expect(kiosk).toEqual({
      business: { id: world.business.id, name: 'Salon Rosa' },
      app: { greeting: 'Thank you! We will be with you shortly.', showAd: false, logo: null },
      checkInUrl: `${world.url}/checkinapp/mobile/redirect/${world.business.publicToken}`,
      codeEndsAt: null,
      isClosed: false,
      expiresAt: null,
      now: world.clock.now().toISOString(),
    });
  });

  test('is noted as used at most once a minute', async () => {
    const kiosk = await world.business.kiosk();
    const began = world.clock.now().toISOString();
    await kiosk.must(Kiosk);
    world.clock.forward(59_000);
    await kiosk.must(Kiosk);
    expect((await devices())[0].lastUsedAt).toBe(began);
    world.clock.forward(1000);
    await kiosk.must(Kiosk);
    expect((await devices())[0].lastUsedAt).toBe(world.clock.now().toISOString());
  });

  test('replaces its own token and no other', async () => {
    const [mine, other] = [await launched('Mine'), await launched('Other')];
    const { refreshKioskToken } = await withToken(mine.token).must(RefreshKioskToken);
    expect(refreshKioskToken.businessId).toBe(world.business.id);
    await withToken(refreshKioskToken.token).must(Kiosk);
    await withToken(other.token).must(Kiosk);
    expect(await withToken(mine.token).refused(Kiosk)).toBe('UNAUTHENTICATED');
    expect((await devices()).map((device: { id: string; name: string }) => device.name)).toEqual(['Mine', 'Other']);
  });

  test('a signed-in front desk gets another device by the same call; staff and phones get nothing', async () => {
    const { refreshKioskToken } = await (await world.business.as(Role.FRONT_DESK)).must(RefreshKioskToken);
    await withToken(refreshKioskToken.token).must(Kiosk);
    expect(await devices()).toHaveLength(1);
    expect(await (await world.business.as(Role.STAFF)).refused(RefreshKioskToken)).toBe('FORBIDDEN');
    expect(await (await world.business.phone()).refused(RefreshKioskToken)).toBe('FORBIDDEN');
  });

  test('a host has none of its own', async () => {
    expect(await world.business.owner.refused(Kiosk)).toBe('FORBIDDEN');
    expect(await world.anonymous.refused(Kiosk)).toBe('UNAUTHENTICATED');
  });

  test('a token that nobody was given is nobody', async () => {
    expect(await withToken(newToken('k', world.business.id)).refused(Kiosk)).toBe('UNAUTHENTICATED');
    const { token } = await launched();
    const elsewhere = await world.aBusiness();
    expect(await withToken(token.replace(/^gk_[^_]+/, `gk_${Number(elsewhere.id).toString(36)}`)).refused(Kiosk)).toBe(
      'UNAUTHENTICATED',
    );
  });
});

describe('revoking', () => {
  test('ends the token at once and takes the device off the list', async () => {
    const { token, device } = await launched();
    await world.business.owner.must(RevokeKioskDevice, { id: device.id });
    expect(await withToken(token).refused(Kiosk)).toBe('UNAUTHENTICATED');
    expect(await devices()).toEqual([]);
    expect(await world.business.owner.refused(RevokeKioskDevice, { id: device.id })).toBe('NOT_FOUND');
  });

  test("does not reach another business's device", async () => {
    const { token, device } = await launched();
    const other = await world.aBusiness();
    expect(await other.owner.refused(RevokeKioskDevice, { id: device.id })).toBe('NOT_FOUND');
    expect(await world.business.owner.refused(RevokeKioskDevice, { id: 'x' })).toBe('NOT_FOUND');
    expect((await other.owner.must(KioskDevices)).kioskDevices).toEqual([]);
    await withToken(token).must(Kiosk);
  });

  test.each([
    [Role.MANAGER, null],
    [Role.FRONT_DESK, 'FORBIDDEN'],
    [Role.STAFF, 'FORBIDDEN'],
  ] as const)('role %p: %p', async (role, code) => {
    const { device } = await launched();
    const { errors } = await (await world.business.as(role)).ask(RevokeKioskDevice, { id: device.id });
    expect(errors?.[0]?.extensions.code ?? null).toBe(code);
  });
});

test('whoever holds a token may ask whether it is good; every other answer is the same', async () => {
  const { token, device } = await launched();
  expect((await world.anonymous.must(KioskOfToken, { token })).kioskOfToken).toEqual({ businessId: world.business.id });
  await world.business.owner.must(RevokeKioskDevice, { id: device.id });
  for (const wrong of [
    token,
    newToken('k', world.business.id),
    newToken('k', '999999'),
    world.business.publicToken,
    'nonsense',
    '',
  ]) {
    expect(await world.anonymous.refused(KioskOfToken, { token: wrong })).toBe('NOT_FOUND');
  }
});
