import { expect, test } from '@jest/globals';
import { newToken } from '../../server/core/tokens.js';
import { Actor } from '../world/Actor.js';
import { useWorld } from '../world/use-world.js';
import { Kiosk, LaunchKiosk, StartPhoneSession } from './kiosk.generated.js';
import { CheckInApp } from './settings.generated.js';

const MINUTE_MS = 60_000;

const world = useWorld();

const start = async (token = world.business.publicToken) =>
  (await world.anonymous.must(StartPhoneSession, { publicToken: token })).startPhoneSession;
const withToken = (token: string) => new Actor(world.url, token);

test('the QR code is exchanged for 300 minutes, of which the server keeps a hash', async () => {
  const { token, expiresAt, businessId } = await start();
  expect(token).toMatch(/^gp_/);
  expect(businessId).toBe(world.business.id);
  expect(Date.parse(expiresAt) - world.clock.now().getTime()).toBe(300 * MINUTE_MS);
  expect((await withToken(token).must(Kiosk)).kiosk).toMatchObject({ business: { id: world.business.id }, expiresAt });
  expect(
    await world.rows(world.business.id, 'select id from phone_session where token_hash = $1', [token]),
  ).toHaveLength(0);
});

test('the server ends it, to the second', async () => {
  const phone = withToken((await start()).token);
  world.clock.forward(300 * MINUTE_MS - 1000);
  await phone.must(Kiosk);
  world.clock.forward(1000);
  expect(await phone.refused(Kiosk)).toBe('UNAUTHENTICATED');
});

test('sessions that ended go with the next one', async () => {
  await start();
  world.clock.forward(301 * MINUTE_MS);
  await start();
  expect(await world.rows(world.business.id, 'select id from phone_session')).toHaveLength(1);
});

test('a wrong code is not found, whatever is wrong about it', async () => {
  const kiosk = (await world.business.owner.must(LaunchKiosk)).launchKiosk.token;
  const elsewhere = await world.aBusiness();
  const moved = world.business.publicToken.replace(/^gq_[^_]+/, `gq_${Number(elsewhere.id).toString(36)}`);
  for (const token of [newToken('q', world.business.id), newToken('q', '999999'), kiosk, moved, 'nonsense', ''])
    expect(await world.anonymous.refused(StartPhoneSession, { publicToken: token })).toBe('NOT_FOUND');
});

test('one address starts 600 in an hour at one business, and at another as many again', async () => {
  const other = await world.aBusiness();
  await start();
  expect(await world.hasAttempts(`phone-session:${world.business.id}:`, 599)).toHaveLength(1);
  await start();
  const { errors } = await world.anonymous.ask(StartPhoneSession, { publicToken: world.business.publicToken });
  expect(errors![0]!.extensions).toMatchObject({ code: 'RATE_LIMITED', details: { retryAfterSeconds: 3600 } });
  await start(other.publicToken);
  world.clock.forward(60 * MINUTE_MS);
  await start();
});

test('300 wrong codes from an address in an hour do not lock out the right one', async () => {
  const guess = () => world.anonymous.refused(StartPhoneSession, { publicToken: newToken('q', world.business.id) });
  for (let tries = 0; tries < 300; tries += 1) expect(await guess()).toBe('NOT_FOUND');
  expect(await guess()).toBe('RATE_LIMITED');
  await start();
});

test('older clients show the code itself', async () => {
  const phone = withToken(world.business.publicToken);
  expect((await phone.must(Kiosk)).kiosk.business.id).toBe(world.business.id);
  world.clock.forward(301 * MINUTE_MS);
  await phone.must(Kiosk);
  expect(await phone.refused(CheckInApp)).toBe('FORBIDDEN');
  expect(await withToken(newToken('q', world.business.id)).refused(Kiosk)).toBe('UNAUTHENTICATED');
});

test('many sessions at once are many sessions', async () => {
  const tokens = await Promise.all(Array.from({ length: 20 }, async () => (await start()).token));
  expect(new Set(tokens).size).toBe(20);
});
