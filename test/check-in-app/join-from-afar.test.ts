import { expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { pageOf } from '../business-page/page-steps.js';
import { UpdatePageSettings } from '../businesses/businesses.generated.js';
import { Actor } from '../world/Actor.js';
import { useWorld } from '../world/use-world.js';
import { JoinFromAfar, Kiosk } from './kiosk.generated.js';
import { UpdateCheckInApp } from './settings.generated.js';

const MINUTE_MS = 60_000;

const world = useWorld({ plan: Plan.STANDARD });
const businessId = () => world.business.id;
const allow = (joinsFromAfar = true) => world.business.owner.must(UpdatePageSettings, { input: { joinsFromAfar } });
const join = async (actor = world.anonymous) =>
  (await actor.must(JoinFromAfar, { businessId: businessId() })).joinFromAfar;
const refusal = async () => {
  const { errors } = await world.anonymous.ask(JoinFromAfar, { businessId: businessId() });
  const { code, details } = errors![0]!.extensions;
  return [code, (details as { reason?: string } | undefined)?.reason];
};
const offered = async () => (await pageOf(world.anonymous, businessId())).joinsFromAfar;

test('a visitor of the page gets the session of a phone, of which the server keeps a hash', async () => {
  await allow();
  const { token, expiresAt, businessId: id } = await join();
  expect(token).toMatch(/^gp_/);
  expect(id).toBe(businessId());
  expect(Date.parse(expiresAt) - world.clock.now().getTime()).toBe(300 * MINUTE_MS);
  const phone = new Actor(world.url, token);
  expect((await phone.must(Kiosk)).kiosk.business.id).toBe(businessId());
  expect(await world.rows(businessId(), 'select id from phone_session where token_hash = $1', [token])).toEqual([]);
  world.clock.forward(300 * MINUTE_MS);
  expect(await phone.refused(Kiosk)).toBe('UNAUTHENTICATED');
});

test('nobody is taken from afar unless the owner says so', async () => {
  expect(await refusal()).toEqual(['FORBIDDEN', 'NOT_FROM_AFAR']);
  await allow();
  await join();
  await allow(false);
  expect(await refusal()).toEqual(['FORBIDDEN', 'NOT_FROM_AFAR']);
});

test("nor while only the screen's code counts, which the page knows", async () => {
  await allow();
  const { token } = await join();
  expect(await offered()).toBe(true);
  await world.business.owner.must(UpdateCheckInApp, { input: { onlyFromHere: true } });
  expect(await offered()).toBe(false);
  expect(await refusal()).toEqual(['FORBIDDEN', 'NOT_FROM_AFAR']);
  expect(await new Actor(world.url, token).refused(Kiosk)).toBe('FORBIDDEN');
});

test('nor where the plan has no page, nor while check-in is paused', async () => {
  await allow();
  await world.business.owner.must(UpdateCheckInApp, { input: { paused: true } });
  expect(await refusal()).toEqual(['CHECK_IN_PAUSED', undefined]);
  await world.business.change({ plan: Plan.BASIC });
  expect(await refusal()).toEqual(['FORBIDDEN', 'NOT_FROM_AFAR']);
  expect(await world.anonymous.refused(JoinFromAfar, { businessId: '999999' })).toBe('NOT_FOUND');
});

test('sessions from afar and those of the QR code are counted together, by address and business', async () => {
  await allow();
  await join();
  expect(await world.hasAttempts(`phone-session:${businessId()}:`, 599)).toHaveLength(1);
  await join();
  expect(await refusal()).toEqual(['RATE_LIMITED', undefined]);
  world.clock.forward(60 * MINUTE_MS);
  await join();
});
