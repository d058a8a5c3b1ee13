import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { TIDY_MEDIA } from '../../server/domain/media/tidy-media-job.js';
import type { TestBusiness } from '../world/TestBusiness.js';
import type { World } from '../world/World.js';
import { openWorld } from '../world/use-world.js';
import { add } from './album-steps.js';
import { AddBusinessMedia, BusinessAlbum, DeleteMedia } from './albums.generated.js';
import { Bucket } from './Bucket.js';
import { aJpeg, blobOf } from './images.js';

const HOUR_MS = 3_600_000;
const bucket = new Bucket('greeter');
let world: World;
let other: World;
let business: TestBusiness;

beforeAll(async () => {
  const endpoint = await bucket.open();
  const storage = {
    kind: 's3' as const,
    endpoint,
    bucket: 'greeter',
    region: 'us-east-1',
    accessKeyId: 'a-key',
    secretAccessKey: 'a secret',
  };
  [world, other] = [await openWorld({ config: { storage } }), await openWorld({ config: { storage } })];
});
beforeEach(async () => {
  bucket.objects.clear();
  world.clock.set();
  business = await world.aBusiness({ plan: Plan.STANDARD });
});
afterEach(() => {
  bucket.fault = null;
  bucket.takes = Infinity;
});
afterAll(async () => {
  await world.close();
  await other.close();
  await bucket.close();
});

const upload = async () =>
  (await business.owner.uploadAll(AddBusinessMedia, [blobOf(await aJpeg(600, 400)), blobOf(await aJpeg())], {}))
    .errors?.[0];
const album = async () => (await business.owner.must(BusinessAlbum)).businessAlbum;
const tidy = (milliseconds: number) => {
  world.clock.forward(milliseconds);
  return world.runJob(TIDY_MEDIA, business.id, {});
};
const rows = () => world.rows(business.id, 'select id from media');
const status = async ({ url }: World, address: string) => (await fetch(`${url}${address}`)).status;

test('two processes with one store serve and delete the same pictures', async () => {
  const [photo] = await add(business.owner, null, [await aJpeg(600, 400)]);
  expect([...bucket.objects.keys()].every((name) => name.startsWith(`business/${business.id}/`))).toBe(true);
  expect(bucket.objects.size).toBe(6);
  const addresses = [photo!.image.url, photo!.image.thumbnailUrl, photo!.image.srcset.split(' ')[0]!];
  for (const at of [world, other]) for (const address of addresses) expect(await status(at, address)).toBe(200);
  await business.owner.must(DeleteMedia, { ids: [photo!.id] });
  await tidy(11 * 60_000);
  expect(bucket.objects.size).toBe(0);
  for (const address of addresses) expect(await status(other, address)).toBe(404);
});

test.each([
  ['does not take anything', 0],
  ['is away in the middle', 3],
])('a store that %s makes no half album, and what it took is deleted', async (_name, takes) => {
  bucket.takes = takes;
  expect(await upload()).toMatchObject({
    message: 'Images are out of reach for a moment. Please try again.',
    extensions: { code: 'UNAVAILABLE' },
  });
  expect(await album()).toEqual([]);
  bucket.takes = Infinity;
  expect(await upload()).toBeUndefined();
  expect(await album()).toHaveLength(2);
  expect(bucket.objects.size).toBe(10 + takes);
  await tidy(HOUR_MS);
  expect(bucket.objects.size).toBe(10);
  expect(await rows()).toHaveLength(2);
});

test('a store that is away when a picture is asked for says so', async () => {
  const [photo] = await add(business.owner, null, [await aJpeg()]);
  bucket.fault = 'refuse';
  const answer = await fetch(`${world.url}${photo!.image.url}`);
  expect([answer.status, await answer.json()]).toEqual([503, expect.objectContaining({ code: 'UNAVAILABLE' })]);
});

test('what cannot be deleted now is deleted by the next run', async () => {
  const [photo] = await add(business.owner, null, [await aJpeg()]);
  await business.owner.must(DeleteMedia, { ids: [photo!.id] });
  bucket.fault = 'refuse';
  await expect(tidy(11 * 60_000)).rejects.toThrow();
  expect(await rows()).toHaveLength(1);
  bucket.fault = null;
  await tidy(0);
  expect([bucket.objects.size, await rows()]).toEqual([0, []]);
});

test('what could not be deleted in all its tries is tried again in an hour', async () => {
  const [photo] = await add(business.owner, null, [await aJpeg()]);
  await business.owner.must(DeleteMedia, { ids: [photo!.id] });
  bucket.fault = 'refuse';
  world.clock.forward(11 * 60_000);
  await world.forgetJobs();
  await world.runJob(TIDY_MEDIA, business.id, {}, { isLast: true });
  expect(await world.jobs('tidy-media')).toHaveLength(1);
  bucket.fault = null;
  await tidy(HOUR_MS);
  expect([bucket.objects.size, await rows()]).toEqual([0, []]);
});

test('files that no row names are deleted, an hour after they came, and those of others stay', async () => {
  const [photo] = await add(business.owner, null, [await aJpeg()]);
  const kept = bucket.objects.size;
  const stray = (name: string, minutesOld: number) =>
    bucket.objects.set(name, {
      bytes: Buffer.from('x'),
      contentType: 'image/jpeg',
      modifiedAt: new Date(world.clock.now().getTime() - minutesOld * 60_000),
    });
  for (const { name } of await world.rows<{ name: string }>(business.id, 'select unnest(files) as name from media'))
    bucket.objects.get(name)!.modifiedAt = new Date(0);
  stray(`product/${business.id}/${'a'.repeat(32)}-preview.jpg`, 61);
  stray(`business/${business.id}/${'b'.repeat(32)}-preview.jpg`, 59);
  stray(`business/${business.id}9/${'c'.repeat(32)}-preview.jpg`, 61);
  await tidy(0);
  expect([...bucket.objects.keys()].filter((name) => /[abc]{32}/.test(name))).toEqual([
    `business/${business.id}/${'b'.repeat(32)}-preview.jpg`,
    `business/${business.id}9/${'c'.repeat(32)}-preview.jpg`,
  ]);
  expect(bucket.objects.size).toBe(kept + 2);
  expect(await status(world, photo!.image.url)).toBe(200);
});

test('the job comes with an upload and a deletion, and again while something waits', async () => {
  await world.forgetJobs();
  const minutes = async () =>
    (await world.jobs('tidy-media')).map(({ runAt }) => (runAt.getTime() - world.clock.now().getTime()) / 60_000);
  const [photo] = await add(business.owner, null, [await aJpeg()]);
  expect(await minutes()).toEqual([60]);
  await business.owner.must(DeleteMedia, { ids: [photo!.id] });
  expect(await minutes()).toEqual([11]);
  await world.forgetJobs();
  await tidy(60_000);
  expect(await world.jobs('tidy-media')).toHaveLength(1);
  await world.forgetJobs();
  await tidy(10 * 60_000);
  expect(await world.jobs('tidy-media')).toEqual([]);
});
