import { describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { Role } from '../../entities/Role.js';
import { useWorld } from '../world/use-world.js';
import {
  AddProduct,
  ArchiveProductCategory,
  ArchiveProducts,
  Product,
  Products,
  RankProduct,
  RestoreProducts,
  UpdateProduct,
} from './catalogue.generated.js';
import { addCategory, addItem, categoryNames, listed, refusalOf } from './catalogue-steps.js';

const world = useWorld({ plan: Plan.STANDARD });
const owner = () => world.business.owner;

describe('a new item', () => {
  test('holds what was typed, its price to the cent and its description without foreign markup', async () => {
    const item = await addItem(owner(), '  Cut \n& style ', {
      price: '24.5',
      durationMinutes: 45,
      description: '<p onclick="x()">Wash, <b>cut</b></p><script>alert(1)</script>',
      position: 3,
      newCategoryName: ' Hair ',
    });
    expect(item).toEqual({
      id: expect.stringMatching(/^\d+$/),
      type: 'SERVICE',
      name: 'Cut & style',
      price: '24.50',
      durationMinutes: 45,
      description: '<p>Wash, <strong>cut</strong></p>',
      position: 3,
      version: 1,
      archivedAt: null,
      image: null,
      category: {
        id: expect.stringMatching(/^\d+$/),
        name: 'Hair',
        subheading: '',
        position: 0,
        version: 1,
        archivedAt: null,
      },
    });
    expect((await owner().must(Product, { id: item.id })).product).toEqual(item);
  });

  test('needs a type and a name only', async () => {
    expect(await addItem(owner(), 'Shampoo', { type: 'PRODUCT', description: '<p></p>' })).toMatchObject({
      type: 'PRODUCT',
      price: null,
      durationMinutes: null,
      description: '',
      position: 0,
      category: null,
    });
  });

  test.each([
    [{ name: ' \n' }, 'name'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ price: '1.234' }, 'price'],
    [{ price: '1000000' }, 'price'],
    [{ price: 'twelve' }, 'price'],
    [{ durationMinutes: 0 }, 'durationMinutes'],
    [{ durationMinutes: 10_081 }, 'durationMinutes'],
    [{ type: 'PRODUCT', durationMinutes: 10 }, 'durationMinutes'],
    [{ description: 'x'.repeat(20_001) }, 'description'],
    [{ description: '&'.repeat(5000) }, 'description'],
    [{ position: -1 }, 'position'],
    [{ position: 50 }, 'position'],
    [{ newCategoryName: 'x'.repeat(61) }, 'newCategoryName'],
    [{ categoryId: '1', newCategoryName: 'Hair' }, 'newCategoryName'],
  ])('%j is refused by its field', async (wrong, field) => {
    const input = { type: 'SERVICE', name: 'Cut', ...wrong };
    expect(await refusalOf(owner(), AddProduct, { input })).toMatchObject({ code: 'INVALID_INPUT', field });
    expect(await listed(owner())).toEqual([]);
    expect(await categoryNames(owner())).toEqual([]);
  });

  test.each(['1', 'x', '99999999999999999999'])('the category %s is not found', async (categoryId) => {
    expect(await owner().refused(AddProduct, { input: { type: 'SERVICE', name: 'Cut', categoryId } })).toBe(
      'NOT_FOUND',
    );
  });

  test('of the greatest values is kept', async () => {
    const description = `<p>${'é'.repeat(19_993)}</p>`;
    const most = { price: '999999.99', durationMinutes: 10_080, position: 49, description };
    expect(await addItem(owner(), 'x'.repeat(100), most)).toMatchObject(most);
  });
});

describe('a category that is typed in on the spot', () => {
  test('is the live one of its name, whatever its case', async () => {
    await addCategory(owner(), 'Hair');
    await addItem(owner(), 'Cut', { newCategoryName: 'hAIR' });
    expect(await listed(owner())).toEqual(['Hair: Cut']);
    expect(await categoryNames(owner())).toEqual(['Hair']);
  });

  test('is a new one where the old one is archived', async () => {
    const { id } = await addCategory(owner(), 'Hair');
    await owner().must(ArchiveProductCategory, { id });
    const { category } = await addItem(owner(), 'Cut', { newCategoryName: 'Hair' });
    expect(category!.id).not.toBe(id);
  });

  test('twelve at once make one', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `Cut ${index}`);
    await Promise.all(names.map((name) => addItem(owner(), name, { newCategoryName: 'Hair' })));
    expect(await categoryNames(owner())).toEqual(['Hair']);
    expect(await listed(owner())).toHaveLength(12);
  });
});

describe('the list', () => {
  test('is by rank and name of the category, then of the item; items without one are last', async () => {
    await addItem(owner(), 'Alone');
    await addCategory(owner(), 'Nails', { position: 1 });
    await addCategory(owner(), 'beard', { position: 1 });
    await addCategory(owner(), 'Color', { position: 0 });
    await addItem(owner(), 'Polish', { newCategoryName: 'Nails' });
    await addItem(owner(), 'trim', { newCategoryName: 'Beard' });
    await addItem(owner(), 'Shave', { newCategoryName: 'Beard' });
    await addItem(owner(), 'Oil', { newCategoryName: 'Beard', position: 1 });
    await addItem(owner(), 'Roots', { newCategoryName: 'Color' });
    expect(await listed(owner())).toEqual([
      'Color: Roots',
      'beard: Shave',
      'beard: trim',
      'beard: Oil',
      'Nails: Polish',
      'Alone',
    ]);
  });

  test('comes in pages with its total', async () => {
    for (const name of ['A', 'B', 'C']) await addItem(owner(), name);
    const { products } = await owner().must(Products, { first: 2 });
    expect(products).toMatchObject({ items: [{ name: 'A' }, { name: 'B' }], total: 3, cursor: '2' });
    expect((await owner().must(Products, { first: 2, after: '2' })).products).toMatchObject({
      items: [{ name: 'C' }],
      total: 3,
      cursor: null,
    });
    expect(await listed(owner(), { skip: 1 })).toEqual(['B', 'C']);
  });

  test.each([{ first: 0 }, { first: 1001 }, { skip: -1 }, { after: 'x' }, { search: 'x'.repeat(101) }])(
    '%j is refused',
    async (args) => expect(await owner().refused(Products, args)).toBe('INVALID_INPUT'),
  );

  test.each([
    ['BEAUTE', ['Beauté: Épilation']],
    ['epila', ['Beauté: Épilation']],
    ['warm wax', ['Beauté: Épilation']],
    ['soin & calme', ['Beauté: Épilation']],
    ['strong', []],
    ['beauteepil', []],
    ['warm epilation', ['Beauté: Épilation']],
    ['beaute wax epil', ['Beauté: Épilation']],
    ['beaute argan', []],
    ["d'argan", ['Huile d’Argan']],
    ['%', []],
    ['  ', ['Beauté: Épilation', 'Huile d’Argan']],
  ])('searched for %j, by name, category and words of the description', async (search, found) => {
    const description = '<p>with <strong>warm</strong> wax</p><p>Soin &amp; calme</p>';
    await addItem(owner(), 'Épilation', { newCategoryName: 'Beauté', description });
    await addItem(owner(), 'Huile d’Argan', { type: 'PRODUCT' });
    expect(await listed(owner(), { search })).toEqual(found);
  });
});

test('what the database keeps for searches is made plain as the search itself', async () => {
  await addItem(owner(), 'ıøłđðħŧ É’ʼ`-. x', { newCategoryName: 'Żółć & co' });
  for (const search of ['iolddhte x', 'ÍØŁ', 'zolc&co']) expect(await listed(owner(), { search })).toHaveLength(1);
});

describe('a saved form', () => {
  test('changes what it says and leaves the rest', async () => {
    const item = await addItem(owner(), 'Cut', { price: '20', durationMinutes: 30, newCategoryName: 'Hair' });
    const save = async (input: Record<string, unknown>, version?: number) =>
      (await owner().must(UpdateProduct, { id: item.id, input, version })).updateProduct;
    expect(await save({ name: 'Fine cut' }, 1)).toEqual({ ...item, name: 'Fine cut', version: 2 });
    expect(await save({ price: null, categoryId: null, durationMinutes: null })).toMatchObject({
      price: null,
      category: null,
      durationMinutes: null,
      version: 3,
    });
    expect(await save({ newCategoryName: 'Beard', durationMinutes: 5 })).toMatchObject({ category: { name: 'Beard' } });
    expect(await save({ type: 'PRODUCT' })).toMatchObject({ type: 'PRODUCT', durationMinutes: null });
    expect(await save({ type: 'SERVICE', durationMinutes: 15 })).toMatchObject({ durationMinutes: 15 });
  });

  test('of an older version changes nothing and is answered with the item as it is', async () => {
    const { id } = await addItem(owner(), 'Cut', { newCategoryName: 'Hair' });
    const { updateProduct } = await owner().must(UpdateProduct, { id, input: { price: '5' }, version: 1 });
    expect(
      await refusalOf(owner(), UpdateProduct, { id, input: { price: '6', newCategoryName: 'New' }, version: 1 }),
    ).toEqual({
      code: 'STALE',
      details: { current: updateProduct },
    });
    expect(await categoryNames(owner())).toEqual(['Hair']);
  });

  test('of two at the same moment one is told', async () => {
    const { id } = await addItem(owner(), 'Cut');
    const answers = await Promise.all(
      ['5', '6'].map((price) => owner().ask(UpdateProduct, { id, input: { price }, version: 1 })),
    );
    expect(answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'saved').toSorted()).toEqual(['STALE', 'saved']);
  });

  test.each([
    [{ name: ' ' }, 'name'],
    [{ price: '-1' }, 'price'],
    [{ type: 'PRODUCT', durationMinutes: 5 }, 'durationMinutes'],
    [{ position: 50 }, 'position'],
  ])('%j is refused by its field', async (input, field) => {
    const { id } = await addItem(owner(), 'Cut');
    expect(await refusalOf(owner(), UpdateProduct, { id, input })).toMatchObject({ code: 'INVALID_INPUT', field });
  });
});

describe('archived items', () => {
  test('leave the list, are listed apart, can be read, and come back', async () => {
    const [cut, dye] = [await addItem(owner(), 'Cut'), await addItem(owner(), 'Dye')];
    expect((await owner().must(ArchiveProducts, { ids: [cut.id, cut.id] })).archiveProducts).toEqual({ ids: [cut.id] });
    expect([await listed(owner()), await listed(owner(), { archived: true })]).toEqual([['Dye'], ['Cut']]);
    const archived = { ...cut, version: 2, archivedAt: world.clock.now().toISOString() };
    expect((await owner().must(Product, { id: cut.id })).product).toEqual(archived);
    world.clock.forward(1000);
    await owner().must(ArchiveProducts, { ids: [cut.id] });
    expect((await owner().must(Product, { id: cut.id })).product).toEqual(archived);
    await owner().must(RestoreProducts, { ids: [cut.id, dye.id] });
    expect(await listed(owner())).toEqual(['Cut', 'Dye']);
    expect((await owner().must(Product, { id: cut.id })).product).toEqual({ ...cut, version: 3 });
  });

  test('all or none', async () => {
    const { id } = await addItem(owner(), 'Cut');
    for (const document of [ArchiveProducts, RestoreProducts])
      for (const other of ['1', 'x', '9223372036854775808'])
        expect(await refusalOf(owner(), document, { ids: [id, other] })).toEqual({ code: 'NOT_FOUND' });
    expect(await owner().refused(ArchiveProducts, { ids: [] })).toBe('INVALID_INPUT');
    expect(await listed(owner())).toEqual(['Cut']);
  });

  test('the audit log says who archived and restored what', async () => {
    const { id } = await addItem(owner(), 'Cut');
    await owner().must(ArchiveProducts, { ids: [id] });
    await owner().must(RestoreProducts, { ids: [id] });
    const entries = await world.rows(world.business.id, 'select action, subject from audit_log order by id');
    expect(entries).toEqual([
      { action: 'catalogue.archive', subject: id },
      { action: 'catalogue.restore', subject: id },
    ]);
  });
});

test('a catalogue holds 2,000 live items', async () => {
  await world.business.hasProducts(1999);
  const first = await addItem(owner(), 'Last');
  const [error] = (await owner().ask(AddProduct, { input: { type: 'SERVICE', name: 'More' } })).errors!;
  expect(error).toMatchObject({
    message: 'A catalogue has at most 2,000 items. Archive some of them first.',
    extensions: { code: 'CONFLICT', details: { max: 2000 } },
  });
  await owner().must(ArchiveProducts, { ids: [first.id] });
  await addItem(owner(), 'More');
  expect(await owner().refused(RestoreProducts, { ids: [first.id] })).toBe('CONFLICT');
  expect((await owner().must(Products)).products).toMatchObject({ total: 2000, cursor: '1000' });
});

describe('whose catalogue', () => {
  test('another business reads and changes none of it', async () => {
    const { id } = await addItem(owner(), 'Cut', { newCategoryName: 'Hair' });
    const { owner: other } = await world.aBusiness({ plan: Plan.STANDARD });
    expect(await listed(other)).toEqual([]);
    for (const [document, variables] of [
      [Product, { id }],
      [UpdateProduct, { id, input: { name: 'Mine' } }],
      [ArchiveProducts, { ids: [id] }],
      [RestoreProducts, { ids: [id] }],
      [RankProduct, { id, place: 0, seen: [id] }],
    ] as const)
      expect(await refusalOf(other, document, variables)).toEqual({ code: 'NOT_FOUND' });
  });

  test.each([
    [Role.MANAGER, null],
    [Role.FRONT_DESK, 'FORBIDDEN'],
    [Role.STAFF, 'FORBIDDEN'],
  ])('role %p reads it; a change is %p', async (role, code) => {
    await addItem(owner(), 'Cut');
    const actor = await world.business.as(role);
    expect(await listed(actor)).toEqual(['Cut']);
    const { errors } = await actor.ask(AddProduct, { input: { type: 'SERVICE', name: 'More' } });
    expect(errors?.[0]?.extensions.code ?? null).toBe(code);
  });

  test('a plan without a catalogue reads what is there and changes nothing', async () => {
    await addItem(owner(), 'Cut');
    await world.business.change({ plan: Plan.BASIC });
    expect(await listed(owner())).toEqual(['Cut']);
    expect(await refusalOf(owner(), AddProduct, { input: { type: 'SERVICE', name: 'More' } })).toEqual({
      code: 'INVALID_PLAN',
      details: { feature: 'catalogue' },
    });
  });
});
