import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { Plan } from '../../entities/Plan.js';
import { Role } from '../../entities/Role.js';
import { plantProduct, plantPhotos } from '../world/plant.js';
import { sql } from '../../server/core/database/sql.js';
import { imageOf, type ImageRow } from '../../server/domain/media/image-of.js';
import { MAIN_PHOTOS } from '../../server/domain/media/main-image.js';
import { useWorld } from '../world/use-world.js';
import { add } from './album-steps.js';
import {
  AddProductMedia,
  BusinessAlbum,
  DeleteMedia,
  ProductAlbum,
  ProductMedia,
  PublicBusinessAlbum,
  PublicProductAlbum,
  PublicProductMedia,
  RestoreMedia,
  SetMainMedia,
  UpdateMediaDescription,
} from './albums.generated.js';
import { aClearPng, aJpeg, aPhoto, aPng, blobOf } from './images.js';

const world = useWorld({ plan: Plan.STANDARD });
const owner = () => world.business.owner;
const album = async (productId: string) => (await owner().must(ProductAlbum, { productId })).productAlbum;
const mainOf = async (productId: string) => (await album(productId)).filter(({ isMain }) => isMain).map(({ id }) => id);
const stored = async (url: string) => Buffer.from(await (await fetch(`${world.url}${url}`)).arrayBuffer());

describe('the sizes of a photo', () => {
  test('are WebP beside JPEG, upright, and forget where it was taken', async () => {
    const productId = await plantProduct(world.business);
    const photo = await aPhoto(2400, 1800);
    expect(photo.includes('Rosa Diaz')).toBe(true);
    const [{ image } = {} as never] = await add(owner(), productId, [photo]);
    const name = /preview\/(\d+-[0-9a-f]{32})\.jpg$/.exec(image.url)![1]!;
    const at = (size: string, ending: string) => `/api/static/media/product/${size}/${name}.${ending}`;
    expect(image).toEqual({
      id: expect.any(String),
      url: at('preview', 'jpg'),
      thumbnailUrl: at('thumbnail', 'jpg'),
      srcset: `${at('480', 'webp')} 480w, ${at('960', 'webp')} 960w, ${at('preview', 'webp')} 1600w`,
      fallbackSrcset: `${at('480', 'jpg')} 480w, ${at('960', 'jpg')} 960w, ${at('preview', 'jpg')} 1600w`,
      width: 1600,
      height: 2133,
      placeholder: expect.stringMatching(/^data:image\/webp;base64,[\w+/=]{1,376}$/),
    });
    const sizes = { thumbnail: [180, 240], '480': [480, 640], '960': [960, 1280], preview: [1600, 2133] };
    for (const [size, [width, height]] of Object.entries(sizes))
      for (const [ending, format] of [
        ['jpg', 'jpeg'],
        ['webp', 'webp'],
      ] as const) {
        const bytes = await stored(at(size, ending));
        expect(bytes.includes('Rosa Diaz') || bytes.includes('Exif')).toBe(false);
        expect(await sharp(bytes).metadata()).toMatchObject({ format, width, height });
      }
  });

  test('are never larger than the photo', async () => {
    const [{ image } = {} as never] = await add(owner(), null, [await aJpeg(600, 100)]);
    expect(image).toMatchObject({ width: 600, height: 100 });
    expect(image.srcset.match(/\d+w/g)).toEqual(['480w', '600w']);
    expect(await sharp(await stored(image.thumbnailUrl)).metadata()).toMatchObject({ width: 240, height: 40 });
  });

  test('are PNG only where something shows through', async () => {
    const photos = await add(owner(), null, [await aClearPng(), await aPng()]);
    expect(photos.map(({ image }) => image.url.split('.').at(-1))).toEqual(['png', 'jpg']);
    expect((await sharp(await stored(photos[0]!.image.url)).stats()).isOpaque).toBe(false);
  });

  test('are kept for a year, answered once, and known by their addresses only', async () => {
    const [{ image } = {} as never] = await add(owner(), null, [await aJpeg()]);
    const first = await fetch(`${world.url}${image.url}`);
    expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const again = await fetch(`${world.url}${image.url}`, {
      headers: { 'if-none-match': first.headers.get('etag')!, 'cache-control': 'max-age=0' },
    });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const head = await fetch(`${world.url}${image.url}`, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([200, 'image/jpeg', '']);
    const others = [
      image.url.replace('preview', '1600'),
      image.url.replace('/business/', '/product/'),
      image.url.replace('/business/', '/staff/'),
      image.url.replace('.jpg', '.png'),
      image.url.replace('preview/', 'preview/..%2f'),
    ];
    for (const address of others)
      expect([address, (await fetch(`${world.url}${address}`)).status]).toEqual([address, 404]);
  });
});

describe('an album', () => {
  test('takes three files at once; the first becomes the main one, and all see them', async () => {
    const productId = await plantProduct(world.business);
    const photos = await add(owner(), productId, [await aJpeg(), await aPng(), await aJpeg()]);
    expect(photos.map(({ isMain }) => isMain)).toEqual([true, false, false]);
    expect(await album(productId)).toEqual(photos);
    const businessId = world.business.id;
    expect((await world.anonymous.must(PublicProductAlbum, { businessId, productId })).publicProductAlbum).toEqual(
      photos,
    );
    expect(
      (await world.anonymous.must(PublicProductMedia, { businessId, id: photos[1]!.id })).publicProductMedia,
    ).toEqual(photos[1]);
    expect((await owner().must(BusinessAlbum)).businessAlbum).toEqual([]);
  });

  test('takes files once under one Idempotency-Key, however often they arrive', async () => {
    const productId = await plantProduct(world.business);
    const send = async (key: string) =>
      (
        await owner().uploadAll(
          AddProductMedia,
          [blobOf(await aJpeg()), blobOf(await aPng(80, 60))],
          { productId },
          { 'Idempotency-Key': key },
        )
      ).data!.addProductMedia;
    const photos = await send('the-same-key');
    expect(await send('the-same-key')).toEqual(photos);
    expect(await album(productId)).toEqual(photos);
    await send('another-key');
    expect(await album(productId)).toHaveLength(4);
  });

  test('of the business is apart from those of items', async () => {
    await add(owner(), await plantProduct(world.business), [await aJpeg()]);
    const [photo] = await add(owner(), null, [await aJpeg()]);
    expect(photo).toMatchObject({ isMain: true, productId: null });
    expect(
      (await world.anonymous.must(PublicBusinessAlbum, { businessId: world.business.id })).publicBusinessAlbum,
    ).toEqual([photo]);
    expect(await owner().refused(ProductMedia, { id: photo!.id })).toBe('NOT_FOUND');
  });

  test.each([
    [0, 'INVALID_INPUT'],
    [4, 'TOO_LARGE'],
  ])('does not take %i files', async (count, code) => {
    const files = await Promise.all(Array.from({ length: count }, () => aJpeg()));
    const answer = await owner().uploadAll(AddProductMedia, files.map(blobOf), {
      productId: await plantProduct(world.business),
    });
    expect(answer.errors?.[0]!.extensions ?? answer).toMatchObject({ code });
  });

  test('holds at most 30 photos of an item, however many come at once', async () => {
    const productId = await plantProduct(world.business);
    await add(owner(), productId, [await aJpeg()]);
    await plantPhotos(world.business, productId, 27);
    const two = async () =>
      owner().uploadAll(AddProductMedia, [blobOf(await aJpeg()), blobOf(await aJpeg())], { productId });
    const codes = (await Promise.all([two(), two()])).map(({ errors }) => errors?.[0]!.extensions.code ?? 'added');
    expect(codes.sort()).toEqual(['CONFLICT', 'added']);
    const photos = await album(productId);
    expect(photos).toHaveLength(30);
    const ids = [photos[5]!.id];
    await owner().must(DeleteMedia, { ids });
    await add(owner(), productId, [await aJpeg()]);
    expect(await owner().refused(RestoreMedia, { ids })).toBe('CONFLICT');
  });

  test('of an item that is not there, or is of another business, takes nothing', async () => {
    const other = await world.aBusiness({ plan: Plan.STANDARD });
    for (const productId of [await plantProduct(other), '1', 'x']) {
      const { errors } = await owner().uploadAll(AddProductMedia, [blobOf(await aJpeg())], { productId });
      expect(errors?.[0]).toMatchObject({ message: 'That item was not found.', extensions: { code: 'NOT_FOUND' } });
    }
    expect(await world.rows(world.business.id, 'select id from media')).toEqual([]);
  });

  test('of an archived item is for its staff only', async () => {
    const productId = await plantProduct(world.business, { archived: true });
    const [photo] = await add(owner(), productId, [await aJpeg()]);
    expect((await (await world.business.as(Role.STAFF)).must(ProductAlbum, { productId })).productAlbum).toEqual([
      photo,
    ]);
    const businessId = world.business.id;
    expect((await world.anonymous.must(PublicProductAlbum, { businessId, productId })).publicProductAlbum).toEqual([]);
    expect(await world.anonymous.refused(PublicProductMedia, { businessId, id: photo!.id })).toBe('NOT_FOUND');
  });

  test('is empty to visitors and closed to changes without the plan, and stays', async () => {
    const productId = await plantProduct(world.business);
    const [photo] = await add(owner(), productId, [await aJpeg()]);
    const [ours] = await add(owner(), null, [await aJpeg()]);
    await world.business.change({ plan: Plan.BASIC });
    const businessId = world.business.id;
    expect((await world.anonymous.must(PublicProductAlbum, { businessId, productId })).publicProductAlbum).toEqual([]);
    expect((await world.anonymous.must(PublicBusinessAlbum, { businessId })).publicBusinessAlbum).toEqual([]);
    expect(await owner().refused(SetMainMedia, { id: photo!.id })).toBe('INVALID_PLAN');
    expect(await owner().refused(DeleteMedia, { ids: [ours!.id] })).toBe('INVALID_PLAN');
    expect(await album(productId)).toEqual([photo]);
  });
});

describe('the main photo', () => {
  test('is the one that was chosen, alone', async () => {
    const productId = await plantProduct(world.business);
    const [, second] = await add(owner(), productId, [await aJpeg(), await aJpeg()]);
    expect((await owner().must(SetMainMedia, { id: second!.id })).setMainMedia).toEqual({ ...second, isMain: true });
    expect(await mainOf(productId)).toEqual([second!.id]);
    expect((await album(productId))[0]!.id).toBe(second!.id);
  });

  test('is one, whoever chooses at once', async () => {
    const productId = await plantProduct(world.business);
    const photos = await add(owner(), productId, [await aJpeg(), await aJpeg(), await aJpeg()]);
    await Promise.all([...photos, ...photos].map(({ id }) => owner().must(SetMainMedia, { id })));
    expect(await mainOf(productId)).toHaveLength(1);
  });

  test('once deleted is followed by the next, and restored it is main again', async () => {
    const productId = await plantProduct(world.business);
    const [first, second] = await add(owner(), productId, [await aJpeg(), await aJpeg()]);
    const ids = [first!.id];
    expect((await owner().must(DeleteMedia, { ids })).deleteMedia).toEqual(ids);
    expect(await mainOf(productId)).toEqual([second!.id]);
    expect((await owner().must(RestoreMedia, { ids })).restoreMedia).toEqual([first]);
    expect(await mainOf(productId)).toEqual(ids);
  });

  test('stays main when it is restored several times at once', async () => {
    const productId = await plantProduct(world.business);
    const [, second] = await add(owner(), productId, [await aJpeg(), await aJpeg()]);
    const ids = [second!.id];
    await owner().must(SetMainMedia, { id: second!.id });
    await owner().must(DeleteMedia, { ids });
    await Promise.all(Array.from({ length: 5 }, () => owner().ask(RestoreMedia, { ids })));
    expect(await mainOf(productId)).toEqual(ids);
  });

  test('is one when two that were main are restored', async () => {
    const productId = await plantProduct(world.business);
    const [first, second, third] = await add(owner(), productId, [await aJpeg(), await aJpeg(), await aJpeg()]);
    for (const { id } of [first!, second!]) await owner().must(DeleteMedia, { ids: [id] });
    await owner().must(RestoreMedia, { ids: [second!.id, first!.id] });
    expect(await mainOf(productId)).toEqual([first!.id]);
    expect(await album(productId)).toHaveLength(3);
    expect(third!.isMain).toBe(false);
  });
});

test('lists can join the main photo of each item', async () => {
  const productId = await plantProduct(world.business);
  const [first, second] = await add(owner(), productId, [await aJpeg(), await aJpeg()]);
  await add(owner(), null, [await aJpeg()]);
  await owner().must(DeleteMedia, { ids: [first!.id] });
  const rows = await world.inContext(world.business.id, ({ db }) =>
    db.rows<ImageRow & { productId: string }>(sql`select * from ${MAIN_PHOTOS} photo`),
  );
  expect(rows.map((row) => [row.productId, imageOf(row)])).toEqual([[productId, second!.image]]);
});

describe('deleted photos', () => {
  test('are all gone or none', async () => {
    const productId = await plantProduct(world.business);
    const [photo] = await add(owner(), productId, [await aJpeg()]);
    const other = await world.aBusiness({ plan: Plan.STANDARD });
    const [theirs] = await add(other.owner, null, [await aJpeg()]);
    expect(await owner().refused(DeleteMedia, { ids: [photo!.id, theirs!.id] })).toBe('NOT_FOUND');
    expect(await owner().refused(SetMainMedia, { id: theirs!.id })).toBe('NOT_FOUND');
    expect(await album(productId)).toEqual([photo]);
    expect((await other.owner.must(BusinessAlbum)).businessAlbum).toEqual([theirs]);
  });

  test('come back within ten minutes, and not later', async () => {
    const [photo] = await add(owner(), null, [await aJpeg()]);
    await owner().must(DeleteMedia, { ids: [photo!.id] });
    expect(await owner().refused(DeleteMedia, { ids: [photo!.id] })).toBe('NOT_FOUND');
    world.clock.forward(10 * 60_000);
    expect(await owner().refused(RestoreMedia, { ids: [photo!.id] })).toBe('NOT_FOUND');
    world.clock.forward(-1);
    expect((await owner().must(RestoreMedia, { ids: [photo!.id, photo!.id] })).restoreMedia).toEqual([photo]);
  });

  test('are of one album each, also when several go at once', async () => {
    const productId = await plantProduct(world.business);
    const [item] = await add(owner(), productId, [await aJpeg()]);
    const [page] = await add(owner(), null, [await aJpeg()]);
    const ids = [page!.id, item!.id];
    await owner().must(DeleteMedia, { ids });
    expect(await album(productId)).toEqual([]);
    expect((await owner().must(RestoreMedia, { ids })).restoreMedia).toEqual([page, item]);
  });
});

describe('the description', () => {
  const html = '<p>Curls <strong>here</strong></p><script>alert(1)</script><img src=x onerror=alert(1)>';

  test('is saved without anything that could run', async () => {
    const [photo] = await add(owner(), await plantProduct(world.business), [await aJpeg()]);
    const change = { id: photo!.id, description: html, version: 1 };
    expect((await owner().must(UpdateMediaDescription, change)).updateMediaDescription).toEqual({
      ...photo,
      description: '<p>Curls <strong>here</strong></p>',
      version: 2,
    });
  });

  test('of a stale version is refused with the photo as it is', async () => {
    const [photo] = await add(owner(), null, [await aJpeg()]);
    const { id } = photo!;
    await owner().must(UpdateMediaDescription, { id, description: 'First', version: 1 });
    const { errors } = await owner().ask(UpdateMediaDescription, { id, description: 'Second', version: 1 });
    expect(errors![0]!.extensions).toMatchObject({
      code: 'STALE',
      details: { current: { id, description: 'First', version: 2 } },
    });
  });

  test('has at most 20,000 characters', async () => {
    const [photo] = await add(owner(), null, [await aJpeg()]);
    const { id } = photo!;
    expect(await owner().refused(UpdateMediaDescription, { id, description: 'x'.repeat(20_001) })).toBe(
      'INVALID_INPUT',
    );
    expect(await owner().refused(UpdateMediaDescription, { id, description: '&'.repeat(19_000) })).toBe(
      'INVALID_INPUT',
    );
  });
});

test('changes are noted in the audit log', async () => {
  const productId = await plantProduct(world.business);
  const [photo] = await add(owner(), productId, [await aJpeg()]);
  await owner().must(DeleteMedia, { ids: [photo!.id] });
  expect(await world.rows(world.business.id, 'select action, subject from audit_log order by id')).toEqual([
    { action: 'product-photos.add', subject: productId },
    { action: 'product-photos.remove', subject: productId },
  ]);
});
