import { expect, test } from '@jest/globals';
import { UpdateCheckInApp } from '../check-in-app/settings.generated.js';
import { until } from '../world/until.js';
import { useWorld } from '../world/use-world.js';
import { RawLive } from './raw-socket.js';

const world = useWorld();

async function pause(claim?: string) {
  return world.business.owner.ask(
    UpdateCheckInApp,
    { input: { paused: true } },
    claim === undefined ? {} : { 'Greeter-Viewer': claim },
  );
}
const own = async () => {
  const { data } = await world.business.owner.askText<{ viewer: { id: string } }>('{ viewer { id } }');
  return `${data!.viewer.id}/${world.business.id}`;
};
const paused = async () =>
  (await world.rows<{ paused: boolean }>(world.business.id, 'select paused from check_in_app'))[0]!.paused;

test('a page of another account or business changes nothing', async () => {
  const [account, business] = (await own()).split('/');
  for (const other of [`1${account}/${business}`, `${account}/1${business}`, `${account}/null`, '', '1']) {
    const { errors } = await pause(other);
    expect([other, errors?.[0]?.extensions.code]).toEqual([other, 'OTHER_ACCOUNT']);
  }
  expect(await paused()).toBe(false);
});

test('one that believes in its own, or says nothing, may', async () => {
  expect((await pause(await own())).errors).toBeUndefined();
  expect((await pause()).errors).toBeUndefined();
  expect(await paused()).toBe(true);
});

test('nor does it hear live what happens in the other', async () => {
  const live = await RawLive.open(world.url, world.business.owner.token!, { viewer: '1/2' });
  await until(() => live.messages.some(({ type }) => type === 'connection_ack'));
  live.subscribe('queue', 'subscription { queueChanged { at } }');
  await until(() => live.about('queue').length > 0);
  expect(JSON.stringify(live.about('queue'))).toContain('OTHER_ACCOUNT');
});
