import { afterEach, expect, test } from '@jest/globals';
import { createClient, type Client } from 'graphql-ws';
import WebSocket from 'ws';
import { Plan } from '../../entities/Plan.js';
import { AddForm } from '../business-page/business-page.generated.js';
import { addItem } from '../catalogue/catalogue-steps.js';
import { AddStaffHour, AddStaffMedia } from '../staff/staff.generated.js';
import { addMember } from '../staff/staff-steps.js';
import { UpdateBusiness } from '../businesses/businesses.generated.js';
import { addHours } from '../hours/hours-steps.js';
import { add } from '../media/album-steps.js';
import { DeleteMedia, RestoreMedia, SetMainMedia, UpdateMediaDescription } from '../media/albums.generated.js';
import { aJpeg, blobOf } from '../media/images.js';
import { Actor } from '../world/Actor.js';
import { plantProduct } from '../world/plant.js';
import { until } from '../world/until.js';
import { useWorld } from '../world/use-world.js';
import { PlaceInLineChanged } from '../check-ins/place-in-line.generated.js';
import { ReadCheckIn, UpdateCheckIn } from '../check-ins/check-in.generated.js';
import { LaunchKiosk, RefreshKioskToken, RevokeKioskDevice } from './kiosk.generated.js';
import { UpdateCheckInApp } from './settings.generated.js';

const world = useWorld();
const clients: Client[] = [];

afterEach(async () => {
  for (const client of clients.splice(0)) await client.dispose();
});

/** What comes over a connection that this token opened, and how it was closed. */
function hear(token: string, query: string, variables: Record<string, unknown> = {}) {
  const events = { values: 0, closed: [] as number[] };
  const client = createClient({
    url: `${world.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: { authorization: `Bearer ${token}` },
    on: {
      closed: (event) => {
        events.closed.push((event as { code: number }).code);
      },
    },
  });
  clients.push(client);
  client.subscribe(
    { query, variables },
    {
      next: () => {
        events.values += 1;
      },
      error: () => {},
      complete: () => {},
    },
  );
  return events;
}

async function aWatchingKiosk() {
  const { launchKiosk } = await world.business.owner.must(LaunchKiosk);
  const { publicId } = await world.business.checkIn();
  const events = hear(launchKiosk.token, PlaceInLineChanged, { publicId });
  await until(() => events.values > 0, 'the place in line');
  return { events, id: launchKiosk.device.id as string, token: launchKiosk.token as string };
}

test('revoking a kiosk closes its open connection, and no other', async () => {
  const [first, second] = [await aWatchingKiosk(), await aWatchingKiosk()];
  await world.business.owner.must(RevokeKioskDevice, { id: first.id });
  await until(() => first.events.closed.length > 0, 'the connection to close');
  expect(first.events.closed).toEqual([4403]);
  expect(second.events.closed).toEqual([]);
});

test.each([
  ['that scanned a printed code', async () => (await world.business.phone()).token!],
  ["of an older client, which sends the printed code's own token", async () => world.business.publicToken],
])("a phone %s has no open connection once codes are taken 'only from here'", async (_which, tokenOf) => {
  const { publicId } = await world.business.checkIn();
  const events = hear(await tokenOf(), PlaceInLineChanged, { publicId });
  await until(() => events.values > 0, 'the place in line');
  await world.business.owner.must(UpdateCheckInApp, { input: { onlyFromHere: true } });
  await until(() => events.closed.length > 0, 'the connection to close');
  expect(events.closed).toEqual([4403]);
});

test('a replaced token closes what the old one opened', async () => {
  const { events, token } = await aWatchingKiosk();
  await new Actor(world.url, token).must(RefreshKioskToken);
  await until(() => events.closed.length > 0, 'the connection to close');
  expect(events.closed).toEqual([4403]);
});

test('a kiosk hears that check-in was paused, without reading the settings of the host', async () => {
  const { launchKiosk } = await world.business.owner.must(LaunchKiosk);
  const events = hear(launchKiosk.token, 'subscription { kioskChanged { at } }');
  await until(() => events.values === 1, 'the tick of the beginning');
  await world.business.owner.must(UpdateCheckInApp, { input: { paused: true } });
  await until(() => events.values > 1, 'the tick');
  await world.business.owner.must(RevokeKioskDevice, { id: launchKiosk.device.id });
  await until(() => events.closed.length > 0, 'the connection to close');
  expect(events.closed).toEqual([4403]);
});

test.each([
  [
    'the settings',
    'checkInAppChanged',
    () => world.business.owner.must(UpdateCheckInApp, { input: { headerText: 'Good evening' } }),
  ],
  ['the queue', 'queueChanged', () => world.business.checkIn()],
  [
    'the catalogue',
    'catalogueChanged',
    async () => {
      await world.business.change({ plan: Plan.STANDARD });
      return addItem(world.business.owner, 'Cut');
    },
  ],
  ['the hours', 'businessPageChanged', () => addHours(world.business.owner, 1, 9, 17)],
  ['the profile', 'businessPageChanged', () => world.business.owner.must(UpdateBusiness, { input: { city: 'Troy' } })],
])('hosts hear when the subscription stands, and that %s changed', async (_what, field, change) => {
  const events = hear(world.business.owner.token!, `subscription { ${field} { at } }`);
  await until(() => events.values === 1, 'the tick of the beginning');
  await change();
  await until(() => events.values > 1, 'the tick');
});

test.each([
  ['catalogueChanged', true],
  ['businessPageChanged', false],
])('%s tells each change of its photos', async (field, isOfItem) => {
  const { owner } = world.business;
  await world.business.change({ plan: Plan.STANDARD });
  const productId = isOfItem ? await plantProduct(world.business) : null;
  const events = hear(owner.token!, `subscription { ${field} { at } }`);
  await until(() => events.values > 0, 'the tick of the beginning');
  async function heard<Answer>(change: Promise<Answer>): Promise<Answer> {
    const before = events.values;
    const answer = await change;
    await until(() => events.values > before, 'the tick');
    return answer;
  }
  const [, second] = await heard(add(owner, productId, [await aJpeg(), await aJpeg()]));
  const { id } = second!;
  await heard(owner.must(SetMainMedia, { id }));
  await heard(owner.must(UpdateMediaDescription, { id, description: 'Side' }));
  await heard(owner.must(DeleteMedia, { ids: [id] }));
  await heard(owner.must(RestoreMedia, { ids: [id] }));
  if (!isOfItem) await heard(owner.must(AddForm, { input: { name: 'Rules', content: 'Be kind' } }));
});

test('staffChanged tells each change of the staff, their hours and their photos', async () => {
  const { owner } = world.business;
  await world.business.change({ plan: Plan.STANDARD });
  const events = hear(owner.token!, 'subscription { staffChanged { at } }');
  await until(() => events.values > 0, 'the tick of the beginning');
  async function heard<Answer>(change: Promise<Answer>): Promise<Answer> {
    const before = events.values;
    const answer = await change;
    await until(() => events.values > before, 'the tick');
    return answer;
  }
  const { id: staffId } = await heard(addMember(owner));
  await heard(owner.must(AddStaffHour, { staffId, input: { weekday: 1, opens: 540, closes: 1020 } }));
  await heard(owner.uploadAll(AddStaffMedia, [blobOf(await aJpeg())], { staffId }));
});

test('a change of the settings is no change of the queue', async () => {
  const queue = hear(world.business.owner.token!, 'subscription { queueChanged { at } }');
  const settings = hear(world.business.owner.token!, 'subscription { checkInAppChanged { at } }');
  await until(() => settings.values === 1 && queue.values === 1, 'the ticks of the beginning');
  let number = 0;
  await until(async () => {
    number += 1;
    await world.business.owner.must(UpdateCheckInApp, { input: { headerText: `Hello ${number}` } });
    return settings.values > 2;
  }, 'the ticks');
  expect(queue.values).toBe(1);
});

test('a connection whose session is over closes at the next tick', async () => {
  const phone = await world.business.phone();
  const entry = await world.business.checkIn();
  const events = hear(phone.token!, PlaceInLineChanged, { publicId: entry.publicId });
  await until(() => events.values > 0, 'the place in line');
  world.clock.forward(301 * 60_000);
  const { checkIn } = await world.business.owner.must(ReadCheckIn, { id: entry.id });
  await world.business.owner.must(UpdateCheckIn, { id: entry.id, version: checkIn.version, input: { notes: 'late' } });
  await until(() => events.closed.length > 0, 'the connection to close');
  expect(events.closed).toEqual([4403]);
});
