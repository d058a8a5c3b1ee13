import { beforeEach, describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { Role } from '../../entities/Role.js';
import { addCategory } from '../catalogue/catalogue-steps.js';
import type { RestRefusal } from '../world/Actor.js';
import { useWorld } from '../world/use-world.js';

const AT = '/api/business';
const world = useWorld({ plan: Plan.STANDARD });
const owner = () => world.business.owner;
let businessID: number;

beforeEach(() => {
  businessID = Number(world.business.id);
});

interface RestProduct {
  id: number;
  version: number;
  category: { id: number; name: string } | null;
}

const CUT = { type: 'service', category: 'Hair', name: 'Cut', price: 24.5, description: '<p>Wash</p>', duration: '45' };
const NO_MEDIA = { product_media_source: null, product_media_thumbnail: null, product_media_preview: null };

const add = async (sent: Record<string, unknown> = {}) => {
  const { status, body } = await owner().post<RestProduct>(`${AT}/add_product`, { ...CUT, ...sent, businessID });
  expect(status).toBe(200);
  return body;
};
const get = async (path: string, query: Record<string, string> = {}, actor = owner()) =>
  (await actor.get<Record<string, unknown>[]>(`${AT}/${path}`, query)).body;

describe('an item', () => {
  test('is added with the category that was typed in, and read with every field by its staff', async () => {
    const item = await add();
    const id = expect.any(Number);
    const group = { id, value: 'Hair', label: 'Hair', name: 'Hair', subheading: '', position: 0, version: 1 };
    expect(item).toEqual({
      id,
      type: 'service',
      name: 'Cut',
      price: '24.50',
      time: 45,
      duration: 45,
      description: '<p>Wash</p>',
      category: group,
      category_id: item.category!.id,
      ...NO_MEDIA,
      position: 0,
      version: 1,
      archived: 0,
    });
    const staff = await world.business.as(Role.STAFF);
    expect(await get('get_product', { productID: String(item.id) }, staff)).toEqual(item);
    expect(await get('get_products', {}, staff)).toEqual([item]);
    expect(await get('get_products', { businessID: String(businessID) }, staff)).toEqual([item]);
    expect(await get('get-product-categories', {}, staff)).toEqual([group]);
  });

  test('is read by everybody else as visitors see it', async () => {
    const item = await add();
    const group = { id: item.category!.id, value: 'Hair', label: 'Hair', subheading: '' };
    const shown: Record<string, unknown> = { ...item, category: group };
    for (const own of ['position', 'version', 'archived']) delete shown[own];
    const { owner: other } = await world.aBusiness();
    for (const actor of [world.anonymous, other, await world.business.kiosk()]) {
      const query = { businessID: String(businessID) };
      expect(await get('get_product', { productID: String(item.id) }, actor)).toEqual(shown);
      expect(await get('get_products', query, actor)).toEqual([shown]);
      expect(await get('get-product-categories', query, actor)).toEqual([group]);
    }
  });

  test.each([
    [{ category: null }, null],
    [{ category: '' }, null],
    [{ category: { value: 'Nails', label: 'Nails' } }, 'Nails'],
  ])('with %j has the category %p', async (sent, name) => {
    expect((await add(sent)).category?.name ?? null).toBe(name);
  });

  test('takes a category by its id, alone or in an object', async () => {
    const { id } = await addCategory(owner(), 'Hair');
    for (const category of [Number(id), id, { id: Number(id), value: 'Hair', label: 'Hair' }])
      expect((await add({ category })).category!.id).toBe(Number(id));
  });

  test('is saved, with what was not sent left as it is', async () => {
    const item = await add();
    const save = (product: object) => owner().post<RestRefusal>(`${AT}/update-product`, { product, businessID });
    const { status, body } = await save({ id: item.id, name: 'Fine cut', price: '', version: 1 });
    expect([status, body]).toEqual([200, { ...item, name: 'Fine cut', price: null, version: 2 }]);
    const stale = await save({ id: item.id, name: 'Old', version: 1 });
    expect([stale.status, stale.body]).toEqual([
      409,
      { ...refusal('errorUpdateProduct', 'STALE'), details: { current: body } },
    ]);
    expect((await save({ ...item, version: undefined, time: 30, duration: undefined })).body).toMatchObject({
      time: 30,
    });
    expect((await save({ id: item.id, business_id: 999 })).status).toBe(404);
  });

  test('is archived', async () => {
    const { id } = await add();
    const { body } = await owner().post(`${AT}/delete_products`, { productIDArray: [id], businessID });
    expect(body).toEqual({ success: true, message: 'Archived: 1', productIDArray: [id] });
    expect(await get('get_products')).toEqual([]);
    expect(await get('get_product', { productID: String(id) })).toMatchObject({ archived: 1 });
    const gone = await world.anonymous.get(`${AT}/get_product`, { productID: String(id) });
    expect([gone.status, gone.body]).toEqual([404, refusal('message', 'NOT_FOUND')]);
  });

  test.each([
    [{ name: '' }, 'name'],
    [{ price: 'a' }, 'price'],
    [{ price: { a: 1 } }, 'price'],
    [{ duration: 10_081 }, 'duration'],
    [{ duration: 'long' }, 'duration'],
    [{ type: 'thing' }, 'type'],
    [{ type: 'product' }, 'duration'],
    [{ category: 'x'.repeat(61) }, 'category'],
    [{ position: 50 }, 'position'],
  ])('%j is refused under the documented key, by the mirror’s name', async (wrong, field) => {
    const { status, body } = await owner().post(`${AT}/add_product`, { ...CUT, ...wrong, businessID });
    expect(status).toBe(422);
    expect(body).toMatchObject({ ...refusal('errorNewProduct', 'INVALID_INPUT'), field });
    const { id } = await add();
    const saved = await owner().post(`${AT}/update-product`, { product: { ...CUT, ...wrong, id }, businessID });
    expect(saved.body).toMatchObject({ ...refusal('errorUpdateProduct', 'INVALID_INPUT'), field });
  });
});

test.each([
  ['add_product', {}, 'name'],
  ['add-product-category', { category: {} }, 'name'],
  ['add-product-category', { category: '' }, 'name'],
  ['delete_products', {}, 'productIDArray'],
])('%s with %j says what is missing', async (path, sent, field) => {
  const { status, body } = await owner().post(`${AT}/${path}`, { ...sent, businessID });
  expect([status, body]).toEqual([422, expect.objectContaining({ code: 'INVALID_INPUT', field })]);
});

test('a category is added by name or as an object, saved, and archived', async () => {
  const post = (path: string, sent: object) => owner().post<{ id: number }>(`${AT}/${path}`, { ...sent, businessID });
  const { body: hair } = await post('add-product-category', { category: 'Hair' });
  expect(hair).toMatchObject({ name: 'Hair', position: 0 });
  const { body: nails } = await post('add-product-category', { category: { name: 'Nails', position: 3 } });
  expect(nails).toMatchObject({ name: 'Nails', position: 3 });
  const taken = await post('add-product-category', { category: 'hair' });
  expect([taken.status, taken.body]).toEqual([
    409,
    { ...refusal('message', 'CONFLICT'), field: 'name', details: { current: hair } },
  ]);
  const saved = await post('update-product-category', {
    category: { id: hair.id, name: 'Cuts', subheading: 'For all' },
  });
  const cuts = { ...hair, name: 'Cuts', value: 'Cuts', label: 'Cuts', subheading: 'For all', version: 2 };
  expect(saved.body).toEqual({ success: true, message: 'Saved', businessID, category: cuts });
  const stale = await post('update-product-category', { category: { id: hair.id, name: 'Old', version: 1 } });
  expect([stale.status, stale.body]).toEqual([
    409,
    { ...refusal('errorUpdateProductCategory', 'STALE'), details: { current: cuts } },
  ]);
  const { body } = await post('delete-product-category', { categoryID: nails.id });
  expect(body).toEqual({ success: true, message: 'The category was archived', categoryID: nails.id });
  expect(await get('get-product-categories')).toEqual([cuts]);
});

test('lists are as long as asked for: staff get 1,000, visitors 100', async () => {
  await world.business.hasProducts(101);
  const query = { businessID: String(businessID) };
  expect(await get('get_products')).toHaveLength(101);
  expect(await get('get_products', { pageSize: '7' })).toHaveLength(7);
  expect(await get('get_products', query, world.anonymous)).toHaveLength(100);
  expect(await get('get_products', { ...query, pageSize: '7' }, world.anonymous)).toHaveLength(7);
  const { status, body } = await world.anonymous.get(`${AT}/get_products`, { ...query, pageSize: '101' });
  expect([status, body]).toEqual([422, expect.objectContaining({ code: 'INVALID_INPUT', field: 'pageSize' })]);
});

test('a plan without a catalogue shows none and changes none, with the documented keys', async () => {
  await add();
  await world.business.change({ plan: Plan.BASIC });
  expect(await get('get_products', { businessID: String(businessID) }, world.anonymous)).toEqual([]);
  expect(await get('get-product-categories', { businessID: String(businessID) }, world.anonymous)).toEqual([]);
  const { status, body } = await owner().post(`${AT}/add_product`, { ...CUT, businessID });
  expect([status, body]).toEqual([
    403,
    { ...refusal('errorNewProduct', 'INVALID_PLAN'), details: { feature: 'catalogue' } },
  ]);
});

const refusal = (key: string, code: string) => ({ [key]: expect.any(String), message: expect.any(String), code });
