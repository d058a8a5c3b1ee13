import { expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { pageOf } from '../business-page/page-steps.js';
import { UpdatePageSettings } from '../businesses/businesses.generated.js';
import { addHours } from '../hours/hours-steps.js';
import { Actor } from '../world/Actor.js';
import { useWorld } from '../world/use-world.js';
import { CheckIn } from '../check-ins/check-in.generated.js';
import { AddPerson, Persons } from '../customers/customers.generated.js';
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

test('a session from afar ends when the owner takes the way back', async () => {
  await allow();
  const phone = new Actor(world.url, (await join()).token);
  await allow(false);
  const { errors } = await phone.ask(Kiosk);
  expect(errors![0]!.extensions).toMatchObject({ code: 'FORBIDDEN', details: { reason: 'NOT_FROM_AFAR' } });
  await allow();
  await phone.must(Kiosk);
});

test('an address opens 30 sessions an hour from afar, which take none from the guests at the door', async () => {
  await allow();
  for (let count = 0; count < 30; count += 1) await join();
  expect(await refusal()).toEqual(['RATE_LIMITED', undefined]);
  await world.business.phone();
  world.clock.forward(60 * MINUTE_MS);
  await join();
});

test('from afar nobody learns whose number it is, and whoever says the name is the same person', async () => {
  await allow();
  const customer = await world.business.customer('Ann', 'Lee', '2125550123');
  const phone = new Actor(world.url, (await join()).token);
  expect((await phone.must(Persons, { phone: '2125550123' })).persons).toEqual([]);
  const input = { firstName: 'Ann', lastName: 'Lee', phone: '2125550123' };
  const { handle } = (await phone.must(AddPerson, { input })).addPerson;
  await phone.must(CheckIn, { input: { handle, partySize: 1 } });
  expect(await world.rows(businessId(), 'select customer_id from check_in')).toEqual([{ customer_id: customer.id }]);
});

test('a phone checks in three parties from afar, and a business takes a hundred an hour so, beside those at the door', async () => {
  await allow();
  const checkIn = async (phone: Actor, name: string) => {
    const input = { firstName: name, lastName: 'Lee', phone: '2125550123' };
    const { handle } = (await phone.must(AddPerson, { input })).addPerson;
    return phone.ask(CheckIn, { input: { handle, partySize: 1 } });
  };
  const phone = new Actor(world.url, (await join()).token);
  for (const name of ['Ann', 'Bea', 'Cid']) expect((await checkIn(phone, name)).errors).toBeUndefined();
  expect((await checkIn(phone, 'Dan')).errors![0]!.extensions).toMatchObject({ code: 'RATE_LIMITED' });
  expect(await world.hasAttempts(`check-in:from-afar:${businessId()}`, 100)).toHaveLength(1);
  const other = new Actor(world.url, (await join()).token);
  expect((await checkIn(other, 'Eve')).errors![0]!.extensions).toMatchObject({ code: 'RATE_LIMITED' });
  expect((await checkIn(await world.business.phone(), 'Fay')).errors).toBeUndefined();
});

test('outside of its hours phones are told that the business is closed, kiosks are not; nobody without hours or a page', async () => {
  await allow();
  const { owner } = world.business;
  const [phone, kiosk] = [new Actor(world.url, (await join()).token), await world.business.kiosk()];
  const told = async (actor = phone) => (await actor.must(Kiosk)).kiosk.isClosed;
  expect(await told()).toBe(false);
  // The world begins on a Monday at noon.
  await addHours(owner, 1, 9, 13);
  expect(await told()).toBe(false);
  world.clock.forward(60 * MINUTE_MS);
  expect([await told(), await told(kiosk)]).toEqual([true, false]);
  await world.business.change({ plan: Plan.BASIC });
  expect(await told()).toBe(false);
});
