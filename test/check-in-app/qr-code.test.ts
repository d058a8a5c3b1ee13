import { beforeEach, describe, expect, test } from '@jest/globals';
import { Role } from '../../entities/Role.js';
import { Actor } from '../world/Actor.js';
import { useWorld } from '../world/use-world.js';
import { CheckIn } from '../check-ins/check-in.generated.js';
import { LeaveQueue, PlaceInLine } from '../check-ins/place-in-line.generated.js';
import { AddPerson, Persons } from '../customers/customers.generated.js';
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
    for (const wrong of [old, 'abc'])
      expect(await refusalOf(wrong)).toEqual({ code: 'NOT_FOUND', details: { reason: 'CODE_REPLACED' } });
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

  test('kiosk and monitor know when their code ends, and that a printed one does not', async () => {
    const { monitorUrl } = (await world.business.owner.must(CheckInApp)).checkInApp;
    const ends = async () => [
      (await kiosk.must(Kiosk)).kiosk.codeEndsAt,
      (await world.anonymous.must(Monitor, { token: monitorUrl.split('/').at(-1)! })).monitor.codeEndsAt,
    ];
    world.clock.forward(MINUTE_MS);
    const end = '2026-06-01T12:09:00.000Z';
    expect(await ends()).toEqual([end, end]);
    await world.business.owner.must(UpdateCheckInApp, { input: { onlyFromHere: false } });
    expect(await ends()).toEqual([null, null]);
  });

  test('a phone that scanned a printed code before must scan the screen, until all codes are accepted again', async () => {
    const { owner, publicToken } = world.business;
    await owner.must(UpdateCheckInApp, { input: { onlyFromHere: false } });
    const phone = await sessionOf(publicToken);
    await owner.must(UpdateCheckInApp, { input: { onlyFromHere: true } });
    for (const { errors } of [await phone.ask(Kiosk), await phone.ask(Persons, { phone: world.newPhone() })])
      expect(errors?.[0]?.extensions).toEqual({ code: 'FORBIDDEN', details: { reason: 'SCREEN_CODE_ONLY' } });
    await owner.must(UpdateCheckInApp, { input: { onlyFromHere: false } });
    await phone.must(Kiosk);
  });

  test('a phone in line keeps its place', async () => {
    const { owner, publicToken } = world.business;
    await owner.must(UpdateCheckInApp, { input: { onlyFromHere: false } });
    const phone = await sessionOf(publicToken);
    const person = { firstName: 'Ann', lastName: 'Lee', phone: world.newPhone() };
    const { handle } = (await phone.must(AddPerson, { input: person })).addPerson;
    const publicId = (await phone.must(CheckIn, { input: { handle } })).checkIn.publicId!;
    await owner.must(UpdateCheckInApp, { input: { onlyFromHere: true } });
    expect((await world.anonymous.must(PlaceInLine, { publicId })).placeInLine.position).toBe(1);
    await world.anonymous.must(LeaveQueue, { publicId });
  });

  test('the printed one says to scan the screen, also to older clients that send it with every call', async () => {
    const { owner, publicToken: printed } = world.business;
    expect((await owner.must(CheckInPoster)).checkInPoster.onlyFromHere).toBe(true);
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
