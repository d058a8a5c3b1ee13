import { describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { useWorld } from '../world/use-world.js';
import {
  ArchiveProductCategory,
  ArchiveProducts,
  Product,
  Products,
  RankProduct,
  UpdateProduct,
} from './catalogue.generated.js';
import { addItem, listed } from './catalogue-steps.js';

const world = useWorld({ plan: Plan.STANDARD });
const owner = () => world.business.owner;

describe('ranks', () => {
  const rankOf = async (id: string) => (await owner().must(Product, { id })).product.position;

  /** Items in the order of their names, which is also theirs. */
  async function added(...names: string[]): Promise<string[]> {
    const ids = [];
    for (const name of names) ids.push((await addItem(owner(), name)).id);
    return ids;
  }

  test('follow the place that one of them moves to, and no open form is stale for that', async () => {
    const [aloe, balm, cut, dye] = await added('Aloe', 'Balm', 'Cut', 'Dye');
    const seen = [aloe, balm, cut, dye];
    const { rankProduct } = await owner().must(RankProduct, { id: dye, place: 0, seen });
    expect(rankProduct.ids).toEqual([dye, aloe, balm, cut]);
    expect(await listed(owner())).toEqual(['Dye', 'Aloe', 'Balm', 'Cut']);
    await owner().must(RankProduct, { id: balm, place: 3, seen: rankProduct.ids });
    expect(await listed(owner())).toEqual(['Dye', 'Aloe', 'Cut', 'Balm']);
    expect((await owner().must(Products)).products.items).toMatchObject(
      [0, 1, 2, 3].map((position) => ({ position, version: 1 })),
    );
    await owner().must(UpdateProduct, { id: cut!, input: { price: '5' }, version: 1 });
  });

  test('a move from another order than the stored one is STALE, with that order: nobody loses theirs', async () => {
    const [aloe, balm, cut] = await added('Aloe', 'Balm', 'Cut');
    const seen = [aloe!, balm!, cut!];
    const moves = [
      { id: cut, place: 0, seen },
      { id: aloe, place: 1, seen },
    ];
    const answers = await Promise.all(moves.map((move) => owner().ask(RankProduct, move)));
    const [refused] = answers.flatMap(({ errors }) => errors ?? []);
    const [taken] = answers.flatMap(({ data }) => (data ? [data.rankProduct.ids] : []));
    expect(refused).toMatchObject({
      message: 'Somebody else changed the order of these items. Look at it as it is now, then save again.',
      extensions: { code: 'STALE', details: { current: { ids: taken } } },
    });
    expect((await owner().must(Products)).products.items.map(({ id }) => id)).toEqual(taken);
    const added2 = await addItem(owner(), 'Dye');
    expect(await owner().refused(RankProduct, { id: added2.id, place: 0, seen: taken! })).toBe('STALE');
  });

  test('from the fiftieth on they share 49, and stand where they were put', async () => {
    const ids = await added(...Array.from({ length: 52 }, (_, at) => `Item ${at + 10}`));
    const { rankProduct } = await owner().must(RankProduct, { id: ids[0]!, place: 51, seen: ids });
    const moved = [...ids.slice(1), ids[0]];
    expect(rankProduct.ids).toEqual(moved);
    expect((await owner().must(Products)).products.items.map(({ id }) => id)).toEqual(moved);
    expect([await rankOf(ids[1]!), await rankOf(ids[50]!), await rankOf(ids[0]!)]).toEqual([0, 49, 49]);
    expect(await owner().refused(RankProduct, { id: ids[0]!, place: -1, seen: ids })).toBe('INVALID_INPUT');
  });

  test('of many that share them change for the one that moves, and are back after it moved back', async () => {
    const shared = Array.from({ length: 60 }, (_, at) => addItem(owner(), `Item ${at + 10}`, { position: at % 10 }));
    await Promise.all(shared);
    const before = await listed(owner());
    const seen = (await owner().must(Products)).products.items.map(({ id }) => id);
    const { rankProduct } = await owner().must(RankProduct, { id: seen[1]!, place: 2, seen });
    expect(await listed(owner())).toEqual([before[0], before[2], before[1], ...before.slice(3)]);
    await owner().must(RankProduct, { id: seen[1]!, place: 1, seen: rankProduct.ids });
    expect(await listed(owner())).toEqual(before);
  });

  test('that somebody types anew are among all that have them', async () => {
    const seen = await added('Aloe', 'Balm', 'Cut');
    await owner().must(RankProduct, { id: seen[2]!, place: 0, seen });
    await owner().must(UpdateProduct, { id: seen[0]!, input: { position: 2 } });
    expect(await listed(owner())).toEqual(['Cut', 'Aloe', 'Balm']);
    expect(await rankOf(seen[0]!)).toBe(2);
  });

  test('are of live items of one category', async () => {
    const [cut, dye, gone] = [
      await addItem(owner(), 'Cut', { newCategoryName: 'Hair' }),
      await addItem(owner(), 'Dye'),
      await addItem(owner(), 'Gone'),
    ];
    await owner().must(ArchiveProducts, { ids: [gone.id] });
    const seen = [cut.id, dye.id];
    expect(await owner().refused(RankProduct, { id: dye.id, place: 0, seen })).toBe('STALE');
    expect(await owner().refused(RankProduct, { id: gone.id, place: 0, seen: [gone.id] })).toBe('NOT_FOUND');
    await owner().must(ArchiveProductCategory, { id: cut.category!.id });
    await owner().must(RankProduct, { id: dye.id, place: 0, seen });
    expect(await listed(owner())).toEqual(['Dye', 'Cut']);
  });
});
