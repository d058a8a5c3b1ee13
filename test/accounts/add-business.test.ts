import { expect, test } from '@jest/globals';
import { askAsSuperuser } from '../setup/database.js';
import { Actor } from '../world/Actor.js';
import { plantOwnedBusinesses } from '../world/plant.js';
import { useWorld } from '../world/use-world.js';
import { BUSINESS, mails } from './account-steps.js';
import { AddBusiness } from './businesses.generated.js';
import { ReadViewer } from './sign-in.generated.js';

const world = useWorld({ name: 'Salon Rosa' });

const INPUT = { ...BUSINESS, name: 'Barber Ann', state: 'HI' };
const add = (by: Actor, input: Record<string, unknown> = {}) => by.ask(AddBusiness, { input: { ...INPUT, ...input } });
const names = async () =>
  (await askAsSuperuser<{ name: string }>('select name from business where id <> 1 order by id')).map(
    ({ name }) => name,
  );

test('makes a further business, whose owner is who made it, and opens it', async () => {
  const { owner } = world.business;
  const { data, headers } = await add(owner);
  const { viewer, loginToken } = data!.addBusiness;
  expect(viewer).toEqual({
    role: 'OWNER',
    business: { id: expect.any(String), name: 'Barber Ann', timeZone: 'Pacific/Honolulu' },
    businesses: [
      { name: 'Barber Ann', role: 'OWNER' },
      { name: 'Salon Rosa', role: 'OWNER' },
    ],
  });
  expect(headers.getSetCookie()[0]).toContain(`greeter_login=${loginToken};`);
  const { id } = viewer!.business!;
  expect((await new Actor(world.url, loginToken).must(ReadViewer)).viewer!.business).toEqual({ id });
  expect(await world.rows(id, 'select id from check_in_app')).toHaveLength(1);
  expect(await mails('business-ready')).toMatchObject([{ business_id: id }]);
  expect(await world.rows(id, 'select action from audit_log')).toEqual([{ action: 'business.set-up' }]);
  expect((await world.jobs('audit')).map(({ payload }) => [payload['businessId'], payload['action']])).toEqual([
    [world.business.id, 'business.leave'],
  ]);
});

test('wants somebody who is signed in, and the facts of a business', async () => {
  for (const by of [world.anonymous, await world.business.kiosk()])
    expect(await by.refused(AddBusiness, { input: INPUT })).toBe('UNAUTHENTICATED');
  const { errors } = await add(world.business.owner, { timeZone: 'Mars/Olympus' });
  expect(errors![0]!.extensions).toEqual({ code: 'INVALID_INPUT', field: 'timeZone' });
  expect(await names()).toEqual(['Salon Rosa']);
  expect(await world.rows(null, `select key from rate_limit where key like 'add-business:%'`)).toEqual([]);
});

test('of parallel presses, and of a call that is sent again, one makes a business', async () => {
  const answers = await Promise.all(Array.from({ length: 4 }, () => add(world.business.owner)));
  const repeated = await add(world.business.owner);
  const codes = [...answers, repeated].map(({ errors }) => errors?.[0]?.extensions.code);
  expect(codes.filter((code) => code === undefined)).toHaveLength(1);
  expect(new Set(codes.filter(Boolean))).toEqual(new Set(['OTHER_ACCOUNT']));
  expect(await names()).toEqual(['Salon Rosa', 'Barber Ann']);
});

test('five a day of an account', async () => {
  let by = world.business.owner;
  const next = async () => {
    const { data, errors } = await add(by);
    if (data) by = new Actor(world.url, data.addBusiness.loginToken);
    return errors?.[0]?.extensions.code ?? 'made';
  };
  for (let tries = 1; tries <= 5; tries += 1) expect(await next()).toBe('made');
  expect(await next()).toBe('RATE_LIMITED');
  world.clock.forward(24 * 60 * 60 * 1000);
  expect(await next()).toBe('made');
});

test('an account owns 50 at most', async () => {
  await plantOwnedBusinesses(world.business, 49);
  const { errors } = await add(world.business.owner);
  expect(errors![0]).toMatchObject({
    message: 'An account can own at most 50 businesses.',
    extensions: { code: 'CONFLICT' },
  });
  expect(await names()).toHaveLength(50);
});
