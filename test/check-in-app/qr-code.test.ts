import { beforeEach, describe, expect, test } from '@jest/globals';
import { Role } from '../../entities/Role.js';
import { Actor } from '../world/Actor.js';
import { useWorld } from '../world/use-world.js';
import { Kiosk, StartPhoneSession } from './kiosk.generated.js';
import { Monitor } from './monitor.generated.js';
import { CheckInApp, CheckInPoster, RenewQrCode, UpdateCheckInApp } from './settings.generated.js';

const MINUTE_MS = 60_000;

const world = useWorld({ at: '2026-06-01T12:00:00Z' });

const tokenIn = (url: string) => /\/checkinapp\/mobile\/redirect\/(gq_[^/]+)$/.exec(url)![1]!;
const scan = (publicToken: string) => world.anonymous.ask(StartPhoneSession, { publicToken });
const refusalOf = async (publicToken: string) => (await scan(publicToken)).errors?.[0]?.extensions;
const sessionOf = async (publicToken: string) =>
  new Actor(world.url, (await world.anonymous.must(StartPhoneSession, { publicToken })).startPhoneSession.token);

describe('a renewed QR code', () => {
  test('replaces the printed one; phones keep their session', async () => {
    const old = world.business.publicToken;
    const phone = await sessionOf(old);
    const { publicToken, checkInUrl } = (await world.business.owner.must(RenewQrCode)).renewQrCode;
    expect(tokenIn(checkInUrl)).toBe(publicToken);
    expect(publicToken).not.toBe(old);
    expect(await refusalOf(old)).toEqual({ code: 'NOT_FOUND', details: { reason: 'CODE_REPLACED' } });
    expect(await new Actor(world.url, old).refused(Kiosk)).toBe('UNAUTHENTICATED');
    await sessionOf(publicToken);
    await phone.must(Kiosk);
    const { checkInPoster } = await world.business.owner.must(CheckInPoster);
    expect(checkInPoster.checkInUrl).toBe(checkInUrl);
  });

  test.each([
    [Role.MANAGER, null],
    [Role.FRONT_DESK, 'FORBIDDEN'],
    [Role.STAFF, 'FORBIDDEN'],
  ] as const)('is for those who change the settings: role %p %p', async (role, code) => {
    const { errors } = await (await world.business.as(role)).ask(RenewQrCode);
    expect(errors?.[0]?.extensions.code ?? null).toBe(code);
  });
});

describe("where codes are taken 'only from here'", () => {
  let kiosk: Actor;
  const shown = async () => tokenIn((await kiosk.must(Kiosk)).kiosk.checkInUrl);
  const onMonitor = async () => {
    const { monitorUrl } = (await world.business.owner.must(CheckInApp)).checkInApp;
    return (await world.anonymous.must(Monitor, { token: monitorUrl.split('/').at(-1)! })).monitor.checkInPath;
  };
  beforeEach(async () => {
    kiosk = await world.business.kiosk();
    await world.business.owner.must(UpdateCheckInApp, { input: { onlyFromHere: true } });
  });

  test('kiosk and monitor show a code that opens check-in', async () => {
    const code = await shown();
    expect(code).toMatch(/^gq_[0-9a-z]+_[A-Za-z0-9-]{22}$/);
    expect(await onMonitor()).toBe(`/checkinapp/mobile/redirect/${code}`);
    await (await sessionOf(code)).must(Kiosk);
  });

  test('it is new every 3 minutes, and accepted for some minutes after', async () => {
    const first = await shown();
    world.clock.forward(3 * MINUTE_MS - 1);
    expect(await shown()).toBe(first);
    world.clock.forward(1);
    const second = await shown();
    expect(second).not.toBe(first);
    await sessionOf(first);
    world.clock.forward(6 * MINUTE_MS - 1);
    await sessionOf(first);
    world.clock.forward(1);
    expect(await refusalOf(first)).toEqual({ code: 'NOT_FOUND', details: { reason: 'SCREEN_CODE_ONLY' } });
    await sessionOf(second);
  });

  test('the printed one says to scan the screen, also to older clients that send it with every call', async () => {
    const printed = world.business.publicToken;
    expect(await refusalOf(printed)).toEqual({ code: 'NOT_FOUND', details: { reason: 'SCREEN_CODE_ONLY' } });
    expect(await new Actor(world.url, printed).refused(Kiosk)).toBe('UNAUTHENTICATED');
  });

  test('a phone keeps its session, and cannot read the code of the screen to pass it on', async () => {
    const phone = await sessionOf(await shown());
    world.clock.forward(60 * MINUTE_MS);
    expect(tokenIn((await phone.must(Kiosk)).kiosk.checkInUrl)).toBe(world.business.publicToken);
  });

  test('the code of another business is none', async () => {
    const other = await world.aBusiness();
    const moved = (await shown()).replace(/^gq_[^_]+/, `gq_${Number(other.id).toString(36)}`);
    expect(await refusalOf(moved)).toMatchObject({ details: { reason: 'CODE_REPLACED' } });
    await other.owner.must(UpdateCheckInApp, { input: { onlyFromHere: true } });
    expect(await refusalOf(moved)).toMatchObject({ details: { reason: 'SCREEN_CODE_ONLY' } });
  });

  test('switched off, all is as before', async () => {
    const code = await shown();
    await world.business.owner.must(UpdateCheckInApp, { input: { onlyFromHere: false } });
    expect(await shown()).toBe(world.business.publicToken);
    expect(await onMonitor()).toBeNull();
    expect(await refusalOf(code)).toMatchObject({ details: { reason: 'CODE_REPLACED' } });
    await sessionOf(world.business.publicToken);
  });
});
