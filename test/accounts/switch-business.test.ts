import { describe, expect, test } from '@jest/globals';
import { decodeJwt } from 'jose';
import { Role } from '../../entities/Role.js';
import { AUDIT } from '../../server/core/access/audit.js';
import { sql } from '../../server/core/database/sql.js';
import { QUEUE } from '../../server/domain/check-ins/topics.js';
import { RawLive } from '../access/raw-socket.js';
import { UpdateCheckInApp } from '../check-in-app/settings.generated.js';
import { Actor } from '../world/Actor.js';
import type { TestBusiness } from '../world/TestBusiness.js';
import { until } from '../world/until.js';
import { useWorld } from '../world/use-world.js';
import { SwitchBusiness } from './businesses.generated.js';
import { ReadViewer } from './sign-in.generated.js';

const world = useWorld({ name: 'Salon Rosa' });

/** A second business where the owner of the first works as this. */
async function second(role = Role.FRONT_DESK): Promise<TestBusiness> {
  const business = await world.aBusiness({ name: 'Barber Ann' });
  await business.admits(world.business.owner, role);
  return business;
}

async function switched(by: Actor, { id }: { id: string }): Promise<Actor> {
  const { switchBusiness } = await by.must(SwitchBusiness, { businessId: id });
  return new Actor(world.url, switchBusiness.loginToken);
}

const isPaused = async ({ id }: TestBusiness) =>
  (await world.rows<{ paused: boolean }>(id, 'select paused from check_in_app'))[0]!.paused;

test('opens another business of the same person in the same session', async () => {
  const { owner, id } = world.business;
  const other = await second();
  const { data, headers } = await owner.ask(SwitchBusiness, { businessId: other.id });
  const { viewer, loginToken } = data!.switchBusiness;
  expect(viewer).toMatchObject({
    role: 'FRONT_DESK',
    business: { id: other.id, name: 'Barber Ann' },
    businesses: [
      { id: other.id, name: 'Barber Ann', role: 'FRONT_DESK' },
      { id, name: 'Salon Rosa', role: 'OWNER' },
    ],
  });
  expect(decodeJwt(loginToken!)).toMatchObject({
    sid: decodeJwt(owner.token!)['sid'],
    business_id: Number(other.id),
    business_name: 'Barber Ann',
  });
  expect(headers.getSetCookie()[0]).toContain(`greeter_login=${loginToken};`);
  const there = new Actor(world.url, loginToken);
  expect((await there.must(ReadViewer)).viewer!.business).toEqual({ id: other.id });
  expect(await there.refused(UpdateCheckInApp, { input: { paused: true } })).toBe('FORBIDDEN');
  const back = await switched(there, world.business);
  await back.must(UpdateCheckInApp, { input: { paused: true } });
  expect([await isPaused(world.business), await isPaused(other)]).toEqual([true, false]);
});

test('opens none where the person does not work, or does no longer', async () => {
  const stranger = await world.aBusiness();
  const former = await second();
  await former.dismissesAll();
  for (const businessId of [stranger.id, former.id, '1', '999999', '0', '-1', '', "1' or '1'='1"])
    expect([businessId, await world.business.owner.refused(SwitchBusiness, { businessId })]).toEqual([
      businessId,
      'NOT_FOUND',
    ]);
  expect((await world.business.owner.must(ReadViewer)).viewer!.business).toEqual({ id: world.business.id });
});

test('leads on where one no longer works at the business of the session', async () => {
  const other = await second();
  await world.business.dismissesAll();
  const there = await switched(world.business.owner, other);
  expect((await there.must(ReadViewer)).viewer!.business).toEqual({ id: other.id });
});

test('is written down at both businesses, neither of which learns of the other', async () => {
  const other = await second();
  const { viewer } = await world.business.owner.must(ReadViewer);
  const at = world.clock.now();
  await switched(world.business.owner, other);
  world.clock.forward(60_000);
  for (const { payload } of await world.jobs('audit'))
    await world.runJob(AUDIT, payload['businessId']!, payload as { action: string; actor: string; at: string });
  const log = ({ id }: TestBusiness) => world.rows(id, 'select action, actor, subject, at from audit_log');
  const entry = { actor: `account:${viewer!.id}`, subject: '', at };
  expect(await log(world.business)).toEqual([{ action: 'business.leave', ...entry }]);
  expect(await log(other)).toEqual([{ action: 'business.enter', ...entry }]);
});

test('to where one is already changes and writes nothing', async () => {
  await switched(world.business.owner, world.business);
  expect(await world.jobs('audit')).toEqual([]);
  await world.business.owner.must(ReadViewer);
});

describe('what still stands for the business before', () => {
  const CHANGES = 'subscription { queueChanged { at } }';

  test('hears nothing more: the connections of the session close, those of other sessions stay', async () => {
    const other = await second();
    const colleague = await RawLive.open(world.url, (await world.business.as(Role.STAFF)).token!);
    const live = await RawLive.open(world.url, world.business.owner.token!);
    for (const each of [live, colleague]) {
      await until(() => each.messages.some(({ type }) => type === 'connection_ack'));
      each.subscribe('queue', CHANGES);
      await until(() => each.about('queue').length > 0);
    }
    await switched(world.business.owner, other);
    expect(await live.closed).toBe(4410);
    const before = colleague.about('queue').length;
    await world.inContext(world.business.id, async (context) => {
      await context.db.rows(sql`select 1`); // ticks leave behind a commit
      context.tick(QUEUE);
    });
    await until(() => colleague.about('queue').length > before);
  });

  test('writes into neither business: a tab with the same cookie, and a kept login token', async () => {
    const other = await second(Role.OWNER);
    const { viewer } = await world.business.owner.must(ReadViewer);
    const { token } = await switched(world.business.owner, other);
    const browser = world.anonymous;
    const pause = (by: Actor, headers: Record<string, string>) =>
      by.ask(UpdateCheckInApp, { input: { paused: true } }, headers);
    const cookie = `greeter_login=${token}`;
    const codes = [
      await pause(browser, { cookie, 'Greeter-Viewer': `${viewer!.id}/${world.business.id}` }),
      await pause(world.business.owner, {}),
    ].map(({ errors }) => errors?.[0]?.extensions.code);
    expect(codes).toEqual(['OTHER_ACCOUNT', 'OTHER_ACCOUNT']);
    expect([await isPaused(world.business), await isPaused(other)]).toEqual([false, false]);
    const right = await pause(browser, { cookie, 'Greeter-Viewer': `${viewer!.id}/${other.id}` });
    expect(right.errors).toBeUndefined();
    expect([await isPaused(world.business), await isPaused(other)]).toEqual([false, true]);
  });

  test('cannot move the session: of two tabs that switch at once one does', async () => {
    const others = [await second(), await second()];
    const answers = await Promise.all(
      others.map(({ id }) => world.business.owner.ask(SwitchBusiness, { businessId: id })),
    );
    expect(answers.flatMap(({ errors }) => errors?.map(({ extensions }) => extensions.code) ?? [])).toEqual([
      'OTHER_ACCOUNT',
    ]);
  });
});

test('300 times an hour', async () => {
  const { owner, id } = world.business;
  await owner.must(SwitchBusiness, { businessId: id });
  expect(await world.hasAttempts('switch-business:', 300)).toHaveLength(1);
  expect(await owner.refused(SwitchBusiness, { businessId: id })).toBe('RATE_LIMITED');
  world.clock.forward(60 * 60 * 1000);
  await owner.must(SwitchBusiness, { businessId: id });
});
