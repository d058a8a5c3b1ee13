import { beforeEach, describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { add } from '../media/album-steps.js';
import { AN_SVG, aJpeg, aPng, blobOf } from '../media/images.js';
import { plantProduct } from '../world/plant.js';
import { useWorld } from '../world/use-world.js';

const AT = '/api/business';

const world = useWorld({ plan: Plan.STANDARD });
let productId: string;
beforeEach(async () => {
  productId = await plantProduct(world.business);
});

interface Item {
  id: number;
  source: string;
  url_thumbnail: string;
  is_main: number;
}

const owner = () => world.business.owner;
const get = <Body = Item[]>(path: string, query: Record<string, string>, actor = world.anonymous) =>
  actor.get<Body>(`${AT}/${path}`, query);
const album = async () => (await get('get-product-album', { productID: productId })).body;
const form = (files: Buffer[], fields: Record<string, string>) => {
  const input = new FormData();
  for (const [name, value] of Object.entries(fields)) input.set(name, value);
  for (const file of files) input.append('file', blobOf(file), 'photo.jpg');
  return input;
};

describe('photos of an item', () => {
  test('are uploaded, listed and served', async () => {
    const { status, body } = await owner().post<{ mediaIDArray: number[]; album: Item[] }>(
      `${AT}/add-product-media`,
      form([await aJpeg(600, 300), await aPng()], { userID: '1', productID: productId }),
    );
    expect([status, body]).toEqual([
      200,
      { success: true, message: 'Uploaded', mediaIDArray: body.album.map(({ id }) => id), album: await album() },
    ]);
    const [first] = body.album;
    expect(first).toEqual({
      id: expect.any(Number),
      source: expect.stringMatching(/^\d+-[0-9a-f]{32}\.jpg$/),
      url_thumbnail: `/api/static/media/product/thumbnail/${first!.source}`,
      is_image: 1,
      is_main: 1,
      description: '',
      width: 600,
      height: 300,
      product_id: Number(productId),
      business_id: Number(world.business.id),
    });
    for (const size of ['thumbnail', 'preview'])
      expect((await fetch(`${world.url}/api/static/media/product/${size}/${first!.source}`)).status).toBe(200);
    const mediaID = String(first!.id);
    for (const actor of [world.anonymous, owner()])
      expect((await get('get-product-media', { mediaID }, actor)).body).toEqual(first);
    for (const actor of [world.anonymous, owner()])
      expect((await get('get_product', { productID: productId }, actor)).body).toMatchObject({
        product_media_source: first!.source,
        product_media_thumbnail: first!.url_thumbnail,
        product_media_preview: `/api/static/media/product/preview/${first!.source}`,
      });
  });

  test('are described, made main and deleted', async () => {
    const [, second] = await add(owner(), productId, [await aJpeg(), await aJpeg()]);
    const sent = { productMediaID: Number(second!.id), productID: Number(productId), businessID: world.business.id };
    const described = await owner().post(`${AT}/update-product-media`, {
      ...sent,
      productMediaDescription: '<p onclick="x()">Curls</p>',
    });
    expect(described.body).toMatchObject({ success: true, media: { description: '<p>Curls</p>' } });
    expect((await owner().post(`${AT}/set-product-media-main`, sent)).body).toMatchObject({ media: { is_main: 1 } });
    expect((await album()).map(({ is_main: isMain }) => isMain)).toEqual([1, 0]);
    const ids = { productMediaIDArray: [sent.productMediaID], productID: productId, businessID: world.business.id };
    expect((await owner().post(`${AT}/delete-product-media`, ids)).body).toEqual({
      success: true,
      message: 'Deleted',
      mediaIDArray: [sent.productMediaID],
    });
    expect((await album()).map(({ is_main: isMain }) => isMain)).toEqual([1]);
  });

  test.each([
    ['an SVG', () => [AN_SVG], 422, 'UNSUPPORTED_IMAGE'],
    ['a good and a bad one', async () => [await aJpeg(), AN_SVG], 422, 'UNSUPPORTED_IMAGE'],
    ['21 MB', () => [Buffer.alloc(21_000_000)], 413, 'TOO_LARGE'],
    ['four', async () => Array.from({ length: 4 }, () => AN_SVG), 422, 'INVALID_INPUT'],
    ['none', () => [], 422, 'INVALID_INPUT'],
  ])('%s: refused with errorUploadMedia', async (_name, files, status, code) => {
    const sent = form(await files(), { userID: '1', productID: productId });
    const answer = await owner().post(`${AT}/add-product-media`, sent);
    expect(answer).toMatchObject({ status, body: { code, errorUploadMedia: expect.any(String) } });
    expect(await album()).toEqual([]);
  });

  test('of an archived one are for its staff only', async () => {
    const productID = await plantProduct(world.business, { archived: true });
    await add(owner(), productID, [await aJpeg()]);
    const other = await world.aBusiness({ plan: Plan.STANDARD });
    for (const [actor, count] of [
      [world.anonymous, 0],
      [other.owner, 0],
      [owner(), 1],
    ] as const)
      expect((await get('get-product-album', { productID }, actor)).body).toHaveLength(count);
  });
});

test('photos of the business page are uploaded, listed, served and deleted', async () => {
  const businessID = world.business.id;
  const sent = form([await aJpeg()], { userID: '1', businessID });
  const { body } = await owner().post<{ album: Item[] }>(`${AT}/add-business-media`, sent);
  for (const actor of [world.anonymous, owner()])
    expect((await get('get-business-album', { businessID }, actor)).body).toEqual(body.album);
  const [photo] = body.album;
  expect((await fetch(`${world.url}/api/static/media/business/preview/${photo!.source}`)).status).toBe(200);
  const gone = { businessMediaIDArray: [photo!.id], businessID };
  expect((await owner().post(`${AT}/delete-business-media`, gone)).status).toBe(200);
  expect((await get('get-business-album', { businessID })).body).toEqual([]);
});
