import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { folderStorage } from '../../server/adapters/providers/folder-storage.js';
import { s3Storage } from '../../server/adapters/providers/s3-storage.js';
import type { Storage } from '../../server/core/storage/storage.js';
import { TIDY_MEDIA } from '../../server/domain/media/tidy-media-job.js';
import { openWorld } from '../world/use-world.js';
import { Bucket } from './Bucket.js';
import { aPng, blobOf } from './images.js';
import { RemoveCheckInLogo, UploadCheckInLogo } from './logo.generated.js';

const NAME = 'checkinapp/0123456789abcdef.png';

const bucket = new Bucket('greeter');
let endpoint = '';
beforeAll(async () => {
  endpoint = await bucket.open();
});
afterAll(() => bucket.close());
beforeEach(() => {
  bucket.fault = null;
  bucket.objects.clear();
});

async function listed(storage: Storage, prefix: string): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of storage.list(prefix)) names.push(name);
  return names.sort();
}

test('files of a folder of this machine are listed; without the folder there are none', async () => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'greeter-folder-'));
  const storage = folderStorage(folder);
  for (const name of ['product/7/a.jpg', 'product/7/b.jpg', 'product/77/c.jpg'])
    await storage.put(name, Buffer.from('x'), 'image/jpeg');
  expect(await listed(storage, 'product/7/')).toEqual(['product/7/a.jpg', 'product/7/b.jpg']);
  expect(await listed(storage, 'product/8/')).toEqual([]);
  await fs.rm(folder, { recursive: true });
});

const keys = (more: { bucket?: string; accessKeyId?: string } = {}) => ({
  kind: 's3' as const,
  endpoint,
  bucket: 'greeter',
  region: 'us-east-1',
  accessKeyId: 'a-key',
  secretAccessKey: 'a secret',
  ...more,
});

describe('files in a bucket', () => {
  test('come back byte for byte, with their type', async () => {
    const storage = s3Storage(keys());
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, at) => at % 256));
    await storage.put(NAME, bytes, 'image/png');
    expect(bucket.objects.get(NAME)).toMatchObject({ bytes, contentType: 'image/png' });
    expect((await storage.get(NAME))?.equals(bytes)).toBe(true);
  });

  test('are null once removed or never there; removing twice is fine', async () => {
    const storage = s3Storage(keys());
    expect(await storage.get(NAME)).toBeNull();
    await storage.put(NAME, Buffer.from('x'), 'image/png');
    await storage.remove(NAME);
    await storage.remove(NAME);
    expect(await storage.get(NAME)).toBeNull();
    expect(bucket.objects.size).toBe(0);
  });

  test('are listed page by page, those of one folder only', async () => {
    const storage = s3Storage(keys());
    const names = ['a', 'b', 'c', 'd', 'e'].map((name) => `product/7/${name}.jpg`);
    for (const name of [...names, 'product/77/a.jpg']) await storage.put(name, Buffer.from('x'), 'image/jpeg');
    expect(await listed(storage, 'product/7/')).toEqual(names);
    expect(await listed(storage, 'product/8/')).toEqual([]);
  });

  test('a store that is silent is given up', async () => {
    const storage = s3Storage(keys(), 50);
    bucket.fault = 'hang';
    await expect(storage.put(NAME, Buffer.from('x'), 'image/png')).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  test('a store that stops in the middle of a file is given up, and its connections are free again', async () => {
    await s3Storage(keys()).put(NAME, Buffer.from('picture'), 'image/png');
    const storage = s3Storage(keys(), 50);
    bucket.fault = 'stall';
    const all = await Promise.allSettled(Array.from({ length: 60 }, () => storage.get(NAME)));
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 'rejected'));
    bucket.fault = null;
    expect((await s3Storage(keys()).get(NAME))!.toString()).toBe('picture');
    expect((await storage.get(NAME))!.toString()).toBe('picture');
  });

  test.each([
    ['NoSuchBucket', { bucket: 'another' }],
    ['InvalidAccessKeyId', { accessKeyId: 'wrong' }],
  ])('%s is an error, not a missing file', async (name, more) => {
    const storage = s3Storage(keys(more));
    await expect(storage.get(NAME)).rejects.toMatchObject({ name });
    await expect(storage.put(NAME, Buffer.from('x'), 'image/png')).rejects.toMatchObject({ name });
  });
});

test('a logo goes up into the bucket, comes out of it, and leaves it', async () => {
  const world = await openWorld({ config: { storage: keys() } });
  try {
    const business = await world.aBusiness();
    const { data } = await business.owner.upload(UploadCheckInLogo, blobOf(await aPng()));
    const { url } = data!.uploadCheckInLogo.logo!;
    const name = `checkinapp/${url.split('/').at(-1)!.replace('-', '/').replace('.', '-preview.')}`;
    expect([...bucket.objects].map(([key, { contentType }]) => [key, contentType])).toEqual([[name, 'image/png']]);
    const answer = await fetch(`${world.url}${url}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({
      format: 'png',
      width: 40,
      height: 30,
    });
    await business.owner.must(RemoveCheckInLogo);
    world.clock.forward(11 * 60_000);
    await world.runJob(TIDY_MEDIA, business.id, {});
    expect(bucket.objects.size).toBe(0);
    expect((await fetch(`${world.url}${url}`)).status).toBe(404);
  } finally {
    await world.close();
  }
});
