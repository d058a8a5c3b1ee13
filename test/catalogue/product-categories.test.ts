import { describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { useWorld } from '../world/use-world.js';
import {
  AddProductCategory,
  ArchiveProductCategory,
  RankProductCategory,
  RestoreProductCategory,
  UpdateProductCategory,
} from './catalogue.generated.js';
import { addCategory, addItem, categoryNames, listed, refusalOf } from './catalogue-steps.js';

const world = useWorld({ plan: Plan.STANDARD });
const owner = () => world.business.owner;

describe('a category', () => {
  test('has a name, a subheading and a rank, and is saved by its form', async () => {
    const hair = await addCategory(owner(), ' Hair ', { subheading: ' Cuts\nand more ', position: 4 });
    expect(hair).toEqual({
      id: expect.stringMatching(/^\d+$/),
      name: 'Hair',
      subheading: 'Cuts and more',
      position: 4,
      version: 1,
      archivedAt: null,
    });
    const save = async (input: Record<string, unknown>, version?: number) =>
      (await owner().must(UpdateProductCategory, { id: hair.id, input, version })).updateProductCategory;
    expect(await save({ name: 'HAIR' }, 1)).toEqual({ ...hair, name: 'HAIR', version: 2 });
    expect(await save({ subheading: '', position: 0 })).toMatchObject({ subheading: '', position: 0, version: 3 });
    const stale = await owner().ask(UpdateProductCategory, { id: hair.id, input: { name: 'Old' }, version: 2 });
    expect(stale.errors![0]!.extensions).toMatchObject({ code: 'STALE', details: { current: { version: 3 } } });
  });

  test.each([
    [{ name: '\n' }, 'name'],
    [{ name: 'x'.repeat(61) }, 'name'],
    [{ subheading: 'x'.repeat(201) }, 'subheading'],
    [{ position: 50 }, 'position'],
    [{ position: -1 }, 'position'],
  ])('with %j is refused by its field', async (wrong, field) => {
    const { errors } = await owner().ask(AddProductCategory, { input: { name: 'Hair', ...wrong } });
    expect(errors![0]!.extensions).toMatchObject({ code: 'INVALID_INPUT', field });
    const { id } = await addCategory(owner(), 'Nails');
    const saved = await owner().ask(UpdateProductCategory, { id, input: wrong });
    expect(saved.errors![0]!.extensions).toMatchObject({ code: 'INVALID_INPUT', field });
  });

  test('has a name of its own among the live ones', async () => {
    const hair = await addCategory(owner(), 'Hair');
    const nails = await addCategory(owner(), 'Nails');
    const taken = { code: 'CONFLICT', field: 'name', details: { current: hair } };
    const added = await owner().ask(AddProductCategory, { input: { name: 'hair' } });
    expect(added.errors![0]!.extensions).toEqual(taken);
    const renamed = await owner().ask(UpdateProductCategory, { id: nails.id, input: { name: 'HAIR' } });
    expect(renamed.errors![0]!.extensions).toEqual(taken);
  });

  test('ten of one name at once: one is added', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => owner().ask(AddProductCategory, { input: { name: 'Hair' } })),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(answers.filter(({ errors }) => errors?.[0]?.extensions.code === 'CONFLICT')).toHaveLength(9);
  });
});

describe('an archived category', () => {
  test('leaves its items without one until it is restored', async () => {
    const cut = await addItem(owner(), 'Cut', { newCategoryName: 'Hair' });
    await addItem(owner(), 'Dye', { newCategoryName: 'Hair' });
    const { id } = cut.category!;
    const { archiveProductCategory } = await owner().must(ArchiveProductCategory, { id });
    expect(archiveProductCategory.archivedAt).toBe(world.clock.now().toISOString());
    expect([await listed(owner()), await categoryNames(owner()), await categoryNames(owner(), true)]).toEqual([
      ['Cut', 'Dye'],
      [],
      ['Hair'],
    ]);
    expect(await listed(owner(), { search: 'hair' })).toEqual([]);
    await owner().must(RestoreProductCategory, { id });
    expect(await listed(owner())).toEqual(['Hair: Cut', 'Hair: Dye']);
    const entries = await world.rows(world.business.id, 'select action, subject from audit_log order by id');
    expect(entries).toEqual([
      { action: 'catalogue.archive-category', subject: id },
      { action: 'catalogue.restore-category', subject: id },
    ]);
  });

  test('comes back only while no live one has its name', async () => {
    const { id } = await addCategory(owner(), 'Hair');
    await owner().must(ArchiveProductCategory, { id });
    const { id: other } = await addCategory(owner(), 'hair');
    expect(await owner().refused(RestoreProductCategory, { id })).toBe('CONFLICT');
    await owner().must(UpdateProductCategory, { id: other, input: { name: 'Beard' } });
    await owner().must(RestoreProductCategory, { id });
    expect(await categoryNames(owner())).toEqual(['Beard', 'Hair']);
  });
});

test('a category moves to a place of the order that the viewer saw', async () => {
  const seen: string[] = [];
  for (const name of ['Aloe', 'Beard', 'Color']) seen.push((await addCategory(owner(), name)).id);
  const [aloe, beard, color] = seen;
  const { rankProductCategory } = await owner().must(RankProductCategory, { id: color!, place: 0, seen });
  expect(rankProductCategory.ids).toEqual([color, aloe, beard]);
  expect(await categoryNames(owner())).toEqual(['Color', 'Aloe', 'Beard']);
  expect(await refusalOf(owner(), RankProductCategory, { id: aloe, place: 2, seen })).toEqual({
    code: 'STALE',
    details: { current: rankProductCategory },
  });
  expect(await owner().refused(RankProductCategory, { id: '1', place: 0, seen })).toBe('NOT_FOUND');
  expect(await categoryNames(owner())).toEqual(['Color', 'Aloe', 'Beard']);
});

test('a catalogue holds 200 live categories', async () => {
  await world.business.hasProductCategories(199);
  const { category } = await addItem(owner(), 'Cut', { newCategoryName: 'Last' });
  expect(await owner().refused(AddProductCategory, { input: { name: 'More' } })).toBe('CONFLICT');
  const { errors } = await owner().ask(AddProductCategory, { input: { name: 'More' } });
  expect(errors![0]!.message).toBe('A catalogue has at most 200 categories. Archive some of them first.');
  await owner().must(ArchiveProductCategory, { id: category!.id });
  await addCategory(owner(), 'More');
  expect(await owner().refused(RestoreProductCategory, { id: category!.id })).toBe('CONFLICT');
});

test('another business changes none of them', async () => {
  const { id } = await addCategory(owner(), 'Hair');
  const { owner: other } = await world.aBusiness({ plan: Plan.STANDARD });
  expect(await categoryNames(other)).toEqual([]);
  for (const document of [ArchiveProductCategory, RestoreProductCategory])
    expect(await refusalOf(other, document, { id })).toEqual({ code: 'NOT_FOUND' });
  expect(await other.refused(UpdateProductCategory, { id, input: { name: 'Mine' } })).toBe('NOT_FOUND');
  expect(await other.refused(RankProductCategory, { id, place: 0, seen: [id] })).toBe('NOT_FOUND');
});
