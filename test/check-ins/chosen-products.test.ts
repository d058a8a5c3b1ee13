import { beforeEach, describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { ArchiveProducts } from '../catalogue/catalogue.generated.js';
import { UpdateCheckInApp } from '../check-in-app/settings.generated.js';
import { AddPerson } from '../customers/customers.generated.js';
import type { Actor } from '../world/Actor.js';
import { useWorld } from '../world/use-world.js';
import { AddCheckIn, CheckIn, CheckInOffline, UpdateCheckIn } from './check-in.generated.js';
import {
  ChosenChanges,
  ChosenInQueue,
  ChosenOfPlace,
  ChosenProducts,
  ServiceOffered,
} from './chosen-products.generated.js';

const world = useWorld();
let cut: string;
let shave: string;
let foreign: string;

beforeEach(async () => {
  await world.business.change({ plan: Plan.STANDARD });
  cut = (await world.business.hasProduct('Cut & style')).id;
  shave = (await world.business.hasProduct('Épilation', 'Beard')).id;
  foreign = (await (await world.aBusiness()).hasProduct('Massage')).id;
});

const chosen = async (id: string) => (await world.business.owner.must(ChosenProducts, { id })).checkIn;
const names = async (id: string) => (await chosen(id)).selectedProducts.map(({ name }) => name);
const archive = (...ids: string[]) => world.business.owner.must(ArchiveProducts, { ids });
const add = async (productIds: string[], by = world.business.owner) => {
  const { id: customerId } = await world.business.customer();
  return by.ask(AddCheckIn, { input: { customerId, productIds } });
};
const added = async (productIds: string[]) => (await add(productIds)).data!.addCheckIn;
async function handleOf(by: Actor): Promise<string> {
  const input = { firstName: 'Ann', lastName: 'Lee', phone: world.newPhone() };
  return (await by.must(AddPerson, { input })).addPerson.handle;
}
const joins = async (by: Actor, productIds: string[]) =>
  by.ask(CheckIn, { input: { handle: await handleOf(by), productIds } });
const update = (id: string, productIds: string[]) =>
  world.business.owner.ask(UpdateCheckIn, { id, input: { productIds } });
const offline = (by: Actor, productIds: string[]) =>
  by.must(CheckInOffline, {
    input: { firstName: 'Off', lastName: 'Line', phone: world.newPhone(), madeAt: '2026-06-15T11:59:00', productIds },
  });

const notOffered = (...productIds: string[]) => ({
  code: 'NOT_FOUND',
  field: 'productIds',
  details: { reason: 'ITEM_NOT_OFFERED', productIds },
});

describe('what a party chose', () => {
  test('stands, in that order and once, wherever the party is shown', async () => {
    const { id, publicId } = await added([shave, cut, shave]);
    const both = [
      { id: shave, name: 'Épilation' },
      { id: cut, name: 'Cut & style' },
    ];
    expect(await chosen(id)).toEqual({ version: 1, selectedProducts: both });
    const { queue } = await world.business.owner.must(ChosenInQueue);
    expect(queue.items).toEqual([{ id, selectedProducts: [{ name: 'Épilation' }, { name: 'Cut & style' }] }]);
    expect((await world.anonymous.must(ChosenOfPlace, { publicId })).placeInLine.selectedProducts).toEqual(both);
  });

  test('can be chosen on a kiosk, with or without a network, and on a phone', async () => {
    const [kiosk, phone] = [await world.business.kiosk(), await world.business.phone()];
    for (const by of [kiosk, phone])
      expect(await names((await joins(by, [cut])).data!.checkIn.checkInId)).toEqual(['Cut & style']);
    expect(await names((await offline(kiosk, [cut, shave])).checkInOffline.checkInId)).toEqual([
      'Cut & style',
      'Épilation',
    ]);
  });

  test('is found by the search of the queue', async () => {
    const { id } = await added([shave]);
    await added([cut]);
    const found = async (search: string) =>
      (await world.business.owner.must(ChosenInQueue, { search })).queue.items.map((entry) => entry.id);
    expect(await found('epila')).toEqual([id]);
    expect(await found('massage')).toEqual([]);
  });
});

describe('what can be chosen', () => {
  test.each<[what: string, idOf: () => string | Promise<string>]>([
    ['an archived item', async () => (await archive(cut)).archiveProducts.ids[0]!],
    ['an item of another business', () => foreign],
    ['no item at all', () => 'cut'],
  ])('not %s', async (_what, idOf) => {
    const id = await idOf();
    const kiosk = await world.business.kiosk();
    expect((await add([shave, id])).errors![0]!.extensions).toEqual(notOffered(id));
    expect((await joins(kiosk, [id])).errors![0]!.extensions).toEqual(notOffered(id));
    expect((await world.business.owner.must(ChosenInQueue)).queue.items).toEqual([]);
    const { id: entry } = await added([shave]);
    expect((await update(entry, [shave, id])).errors![0]!.extensions).toEqual(notOffered(id));
    // The customer was told that they are in line.
    expect(await names((await offline(kiosk, [id, shave])).checkInOffline.checkInId)).toEqual(['Épilation']);
  });

  test('at most 20 items', async () => {
    await world.business.hasProducts(21);
    const rows = await world.rows<{ id: string }>(world.business.id, `select id from product where name like 'Item %'`);
    const ids = rows.map(({ id }) => id);
    expect((await add(ids)).errors![0]!.extensions).toMatchObject({ code: 'INVALID_INPUT', details: { max: 20 } });
    const { id } = await added(ids.slice(1));
    expect(await names(id)).toHaveLength(20);
    expect((await update(id, ids)).errors![0]!.extensions).toMatchObject({ code: 'INVALID_INPUT' });
  });

  test('who checks in while an item is archived has it or is told so', async () => {
    const kiosk = await world.business.kiosk();
    const handles = await Promise.all(Array.from({ length: 8 }, () => handleOf(kiosk)));
    const [, ...answers] = await Promise.all([
      archive(cut),
      ...handles.map((handle) => kiosk.ask(CheckIn, { input: { handle, productIds: [cut] } })),
    ]);
    for (const { data, errors } of answers) {
      if (data) expect(await names(data.checkIn.checkInId)).toEqual(['Cut & style']);
      else expect(errors![0]!.extensions).toEqual(notOffered(cut));
    }
  });
});

describe('the host changes it', () => {
  test('archived items stay and can be taken away, and the log says what was and is', async () => {
    const { id } = await added([cut]);
    await archive(cut);
    expect((await update(id, [cut, shave])).errors).toBeUndefined();
    expect(await names(id)).toEqual(['Cut & style', 'Épilation']);
    await update(id, []);
    expect(await chosen(id)).toEqual({ version: 3, selectedProducts: [] });
    const { checkInActivity } = await world.business.owner.must(ChosenChanges, { id });
    expect(checkInActivity.flatMap(({ changes }) => changes)).toEqual([
      { field: 'products', before: 'Cut & style, Épilation', after: '' },
      { field: 'products', before: 'Cut & style', after: 'Cut & style, Épilation' },
    ]);
  });

  test('the same items, and a form without them, change nothing', async () => {
    const { id } = await added([cut, shave]);
    await update(id, [shave, cut]);
    await world.business.owner.must(UpdateCheckIn, { id, input: { notes: '' } });
    expect(await chosen(id)).toMatchObject({ version: 1, selectedProducts: [{ id: cut }, { id: shave }] });
  });
});

describe('a plan without the catalogue', () => {
  test('lets the host add none and keeps what is stored', async () => {
    const { id } = await added([cut, shave]);
    await world.business.change({ plan: Plan.BASIC });
    expect((await add([cut])).errors![0]!.extensions).toMatchObject({ code: 'INVALID_PLAN' });
    expect(await names(id)).toHaveLength(2);
    expect((await update(id, [shave])).errors).toBeUndefined();
    expect((await update(id, [shave, cut])).errors![0]!.extensions).toMatchObject({
      code: 'INVALID_PLAN',
      details: { feature: 'catalogue' },
    });
    expect(await names(id)).toEqual(['Épilation']);
  });

  test('checks customers in without', async () => {
    const kiosk = await world.business.kiosk();
    await world.business.change({ plan: Plan.BASIC });
    expect(await names((await joins(kiosk, [cut])).data!.checkIn.checkInId)).toEqual([]);
  });
});

test('customers are asked where there are live items, the plan has the catalogue and the owner wants it', async () => {
  const kiosk = await world.business.kiosk();
  const isAsked = async () => (await kiosk.must(ServiceOffered)).kiosk.app.serviceEnabled;
  expect(await isAsked()).toBe(true);
  await world.business.owner.must(UpdateCheckInApp, { input: { serviceEnabled: false } });
  expect(await isAsked()).toBe(false);
  await world.business.change({ plan: Plan.BASIC });
  const refused = await world.business.owner.ask(UpdateCheckInApp, { input: { serviceEnabled: true } });
  expect(refused.errors![0]!.extensions).toMatchObject({ code: 'INVALID_PLAN' });
  await world.business.change({ plan: Plan.STANDARD });
  await world.business.owner.must(UpdateCheckInApp, { input: { serviceEnabled: true } });
  expect(await isAsked()).toBe(true);
  await archive(cut, shave);
  expect(await isAsked()).toBe(false);
  expect(await (await (await world.aBusiness()).kiosk()).must(ServiceOffered)).toEqual({
    kiosk: { app: { serviceEnabled: false } },
  });
});
