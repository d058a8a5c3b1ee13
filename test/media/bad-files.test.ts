import { describe, expect, jest, test } from '@jest/globals';
import fs from 'node:fs/promises';
import sharp from 'sharp';
import { Plan } from '../../entities/Plan.js';
import { plantProduct } from '../world/plant.js';
import { useWorld } from '../world/use-world.js';
import { add } from './album-steps.js';
import { AddBusinessMedia, BusinessAlbum } from './albums.generated.js';
import { AN_SVG, A_GIF, aJpeg, aPng, aPngBomb, blobOf } from './images.js';
import { aJpegOfScans } from './jpeg-of-scans.js';

const world = useWorld({ plan: Plan.STANDARD });
const owner = () => world.business.owner;
const PAGE = Buffer.from('<html><script>alert(1)</script></html>');
/** The smallest of zip files: an empty one. */
const ZIP = Buffer.from(`504b0506${'00'.repeat(18)}`, 'hex');
const HEIC = Buffer.from('0000001866747970686569630000000068656963', 'hex');

const filled = async (image: Buffer, length: number) => Buffer.concat([image, Buffer.alloc(length - image.length)]);
const half = (whole: Buffer) => whole.subarray(0, whole.length >> 1);
const animated = (): Promise<Buffer> =>
  sharp({ create: { width: 8, height: 16, channels: 3, background: 'red' } })
    .webp()
    .toBuffer();

const CORPUS: [name: string, make: () => Buffer | Promise<Buffer>, code: string][] = [
  ['an SVG', () => AN_SVG, 'UNSUPPORTED_IMAGE'],
  ['a GIF', () => A_GIF, 'UNSUPPORTED_IMAGE'],
  ['a WebP', animated, 'UNSUPPORTED_IMAGE'],
  ['a HEIC', () => HEIC, 'UNSUPPORTED_IMAGE'],
  ['a page', () => PAGE, 'UNSUPPORTED_IMAGE'],
  ['a page that begins like a JPEG', () => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), PAGE]), 'UNSUPPORTED_IMAGE'],
  ['a zip', () => ZIP, 'UNSUPPORTED_IMAGE'],
  ['nothing', () => Buffer.alloc(0), 'UNSUPPORTED_IMAGE'],
  ['half a JPEG', async () => half(await aJpeg(400, 300)), 'UNSUPPORTED_IMAGE'],
  ['half a PNG', async () => half(await aPng(400, 300)), 'UNSUPPORTED_IMAGE'],
  ['50,000 × 50,000 pixels', () => aPngBomb(50_000, 50_000), 'UNSUPPORTED_IMAGE'],
  ['just above 50 megapixels', () => aPngBomb(10_000, 5001), 'UNSUPPORTED_IMAGE'],
  ['21 MB', async () => filled(await aPng(), 21_000_000), 'TOO_LARGE'],
  ['one byte too many', async () => filled(await aJpeg(), 20_000_001), 'TOO_LARGE'],
];

const isClean = async () => {
  expect((await owner().must(BusinessAlbum)).businessAlbum).toEqual([]);
  expect(await world.rows(world.business.id, 'select id from media')).toEqual([]);
  const { path } = world.app.dependencies.config.storage as { path: string };
  expect(await fs.readdir(`${path}/business/${world.business.id}`).catch(() => [])).toEqual([]);
};

describe('a bad file is refused, and nothing of it is kept', () => {
  test.each(CORPUS)('%s', async (_name, make, code) => {
    const { errors } = await owner().uploadAll(AddBusinessMedia, [blobOf(await make())], {});
    expect(errors?.[0]!.extensions).toMatchObject({ code, field: 'files', details: { index: 0 } });
    await isClean();
  });

  test.each([
    ['more scans than any encoder writes', () => aJpegOfScans(33), 'The image is stored in an unusual way.'],
    ['26 megapixels of 16 bits', () => aPngBomb(5200, 5000, 16), 'The image has more than 25 megapixels of 16 bits.'],
  ])('%s: before they are decoded', async (_name, make, message) => {
    const { errors } = await owner().uploadAll(AddBusinessMedia, [blobOf(make())], {});
    expect(errors?.[0]).toMatchObject({
      message: expect.stringContaining(message),
      extensions: { code: 'UNSUPPORTED_IMAGE', field: 'files' },
    });
    await isClean();
  });

  test('one that takes too long', async () => {
    const file = blobOf(await aJpeg());
    const limited = jest.spyOn(sharp.prototype, 'timeout');
    jest.spyOn(sharp.prototype, 'toBuffer').mockRejectedValueOnce(new Error('timeout: 1% complete'));
    try {
      const { errors } = await owner().uploadAll(AddBusinessMedia, [file], {});
      expect(limited).toHaveBeenCalledWith({ seconds: 10 });
      expect(errors?.[0]).toMatchObject({
        message: 'The image takes too long to read. Please send a smaller one.',
        extensions: { code: 'UNSUPPORTED_IMAGE', field: 'files' },
      });
    } finally {
      jest.restoreAllMocks();
    }
    await isClean();
  });

  test('among good ones, by its place: all are refused', async () => {
    const files = [await aJpeg(), AN_SVG, await aPng()].map(blobOf);
    const { errors } = await owner().uploadAll(AddBusinessMedia, files, {});
    expect(errors).toMatchObject([
      {
        message: 'The second file: Only JPG, JPEG and PNG images can be used.',
        extensions: { code: 'UNSUPPORTED_IMAGE', details: { index: 1 } },
      },
    ]);
    await isClean();
  });
});

describe('a strange file is cleaned', () => {
  test('a JPEG of as many scans as can be', async () => {
    const [photo] = await add(owner(), null, [aJpegOfScans(32)]);
    expect(photo!.image).toMatchObject({ width: 8, height: 8 });
  });

  test.each([
    ['a page', PAGE],
    ['a zip', ZIP],
  ])('%s behind a JPEG is gone', async (_name, behind) => {
    const [photo] = await add(owner(), null, [Buffer.concat([await aJpeg(600, 600), behind])]);
    for (const size of ['thumbnail', '480', 'preview'])
      for (const ending of ['jpg', 'webp']) {
        const address = photo!.image.url.replace('preview', size).replace('jpg', ending);
        const bytes = Buffer.from(await (await fetch(`${world.url}${address}`)).arrayBuffer());
        expect([address, bytes.includes(behind), bytes.includes('script')]).toEqual([address, false, false]);
      }
  });

  test('the name that the sender gave is never used', async () => {
    const form = new FormData();
    form.set('productID', await plantProduct(world.business));
    form.set('file', blobOf(await aPng()), '../../../../etc/passwd.svg');
    const { body } = await owner().post<{ album: { source: string }[] }>('/api/business/add-product-media', form);
    expect(body.album[0]!.source).toMatch(/^\d+-[0-9a-f]{32}\.jpg$/);
  });

  test('an image of 49 megapixels that came as a few bytes becomes a small one', async () => {
    const bytes = await sharp({ create: { width: 7000, height: 7000, channels: 3, background: 'black' } })
      .png()
      .toBuffer();
    expect(bytes.length).toBeLessThan(500_000);
    const [photo] = await add(owner(), null, [bytes]);
    expect(photo!.image).toMatchObject({ width: 1600, height: 1600 });
  });
});
