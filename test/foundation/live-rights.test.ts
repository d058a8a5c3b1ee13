import { expect, jest, test } from '@jest/globals';
import { sql } from '../../server/core/database/sql.js';
import { Db } from '../../server/core/database/transaction.js';
import { REVOKED } from '../../server/core/topic.js';
import { RawLive } from '../access/raw-socket.js';
import type { TestBusiness } from '../world/TestBusiness.js';
import { until } from '../world/until.js';
import { changeMemberships } from '../world/plant.js';
import { useWorld } from '../world/use-world.js';
import { CheckInApp } from '../check-in-app/settings.generated.js';
import { SignOut } from '../accounts/sign-in.generated.js';
import { Role } from '../../entities/Role.js';

const world = useWorld();

const QUEUE = 'subscription { queueChanged { at } }';
const MONITOR = 'subscription($token: String!) { monitorChanged(token: $token) { __typename } }';

/** Listens to the monitor of a business with this one's session, and waits for its first value. */
async function listenToMonitorOf({ owner }: TestBusiness): Promise<RawLive> {
  const { checkInApp } = await owner.must(CheckInApp);
  const live = await RawLive.open(world.url, world.business.owner.token!);
  await until(() => live.messages.some(({ type }) => type === 'connection_ack'));
  live.subscribe('monitor', MONITOR, { token: checkInApp.monitorUrl.split('/').at(-1) });
  await until(() => live.about('monitor').length > 0);
  return live;
}

test('a socket that first listened to another business closes with its own session', async () => {
  const live = await listenToMonitorOf(await world.aBusiness());
  live.subscribe('queue', QUEUE);
  await world.business.owner.must(SignOut);
  expect(await live.closed).toBe(4403);
});

test('a socket closes when its account has another role', async () => {
  const live = await listenToMonitorOf(world.business);
  await changeMemberships(Role.STAFF);
  await world.inContext(world.business.id, async (context) => {
    await context.db.rows(sql`select 1`); // ticks leave behind a commit
    context.tick(REVOKED);
  });
  expect(await live.closed).toBe(4403);
});

test('a socket closes where the database is away at subscribing: the page opens it again', async () => {
  const live = await RawLive.open(world.url, world.business.owner.token!);
  await until(() => live.messages.some(({ type }) => type === 'connection_ack'));
  const away = Object.assign(new Error('Connection terminated'), { code: 'ECONNREFUSED' });
  jest.spyOn(Db.prototype, 'row').mockRejectedValue(away);
  live.subscribe('queue', QUEUE);
  expect(await live.closed).toBe(1013);
});
