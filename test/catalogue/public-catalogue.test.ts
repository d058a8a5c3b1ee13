import { expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { useWorld } from '../world/use-world.js';
import { ArchiveProducts, PublicCatalogue, PublicProduct, PublicProductCategories } from './catalogue.generated.js';
import { addCategory, addItem } from './catalogue-steps.js';

const world = useWorld({ plan: Plan.STANDARD });
const read = async (args: Record<string, unknown> = {}) =>
  (await world.anonymous.must(PublicCatalogue, { businessId: world.business.id, ...args })).publicCatalogue;

test('visitors see the live items as they are shown', async () => {
  const { owner } = world.business;
  await addCategory(owner, 'Hair', { subheading: 'Cuts' });
  const cut = await addItem(owner, 'Cut', { price: '20', durationMinutes: 30, newCategoryName: 'Hair' });
  const gone = await addItem(owner, 'Gone');
  await owner.must(ArchiveProducts, { ids: [gone.id] });
  const shown = {
    id: cut.id,
    type: 'SERVICE',
    name: 'Cut',
    price: '20.00',
    durationMinutes: 30,
    description: '',
    category: { id: cut.category!.id, name: 'Hair', subheading: 'Cuts' },
  };
  expect(await read()).toEqual({ items: [shown], total: 1, cursor: null });
  expect(await read({ search: 'häir' })).toMatchObject({ total: 1 });
  expect(await read({ search: 'gone' })).toMatchObject({ items: [], total: 0 });
  const at = { businessId: world.business.id };
  expect((await world.anonymous.must(PublicProduct, { ...at, id: cut.id })).publicProduct.name).toBe('Cut');
  expect(await world.anonymous.refused(PublicProduct, { ...at, id: gone.id })).toBe('NOT_FOUND');
  expect((await world.anonymous.must(PublicProductCategories, at)).publicProductCategories).toEqual([shown.category]);
});

test('at most a hundred on a page', async () => {
  await world.business.hasProducts(101);
  const { items, total, cursor } = await read();
  expect([items.length, total, cursor]).toEqual([100, 101, '100']);
  expect((await read({ after: '100' })).items).toHaveLength(1);
  const { errors } = await world.anonymous.ask(PublicCatalogue, { businessId: world.business.id, first: 101 });
  expect(errors![0]!.extensions).toMatchObject({ code: 'INVALID_INPUT', field: 'first' });
});

test('where the plan has no catalogue there is nothing', async () => {
  const { id } = await addItem(world.business.owner, 'Cut', { newCategoryName: 'Hair' });
  await world.business.change({ plan: Plan.BASIC });
  expect(await read()).toEqual({ items: [], total: 0, cursor: null });
  const at = { businessId: world.business.id };
  expect(await world.anonymous.refused(PublicProduct, { ...at, id })).toBe('NOT_FOUND');
  expect((await world.anonymous.must(PublicProductCategories, at)).publicProductCategories).toEqual([]);
});

test("the items of one business are not another's, and no business has none", async () => {
  const { id } = await addItem(world.business.owner, 'Cut');
  const other = await world.aBusiness({ plan: Plan.STANDARD });
  expect(await world.anonymous.refused(PublicProduct, { businessId: other.id, id })).toBe('NOT_FOUND');
  expect(await read({ businessId: other.id })).toMatchObject({ total: 0 });
  expect(await world.anonymous.refused(PublicCatalogue, { businessId: '999999' })).toBe('NOT_FOUND');
});
