import { describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { Role } from '../../entities/Role.js';
import { DAY_MS } from '../../server/core/durations.js';
import { add } from '../media/album-steps.js';
import { aJpeg } from '../media/images.js';
import { useWorld } from '../world/use-world.js';
import {
  ArchiveProducts,
  ImportProducts,
  ProductImports,
  Products,
  RankProduct,
  RestoreProducts,
  UndoImport,
  UpdateProduct,
} from './catalogue.generated.js';
import type { ImportProductInput } from '../../web/schema.generated.js';
import { addCategory, addItem, categoryNames, listed, refusalOf } from './catalogue-steps.js';

const world = useWorld({ plan: Plan.STANDARD });
const owner = () => world.business.owner;
const importId = 'import-1';
const aRow = (row: number, name: string, item: Partial<ImportProductInput['item']> = {}): ImportProductInput => ({
  row,
  item: { type: 'SERVICE', name, ...item },
});
const rowsFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => aRow(first + index, `Item ${first + index}`));
const send = async (rows: ImportProductInput[], id = importId) =>
  (await owner().must(ImportProducts, { importId: id, rows })).importProducts;
const undo = async (id = importId) => (await owner().must(UndoImport, { importId: id })).undoImport;
const items = async () => (await owner().must(Products)).products.items;

describe('imported rows', () => {
  test('become items as if typed, with the categories that were missing', async () => {
    await addCategory(owner(), 'Hair');
    const rows = [
      aRow(2, ' Cut ', { price: '24.5', durationMinutes: 45, newCategoryName: 'HAIR', position: 3 }),
      aRow(3, 'Polish', { newCategoryName: 'Nails', description: '<p onclick="x()">=1+1</p>' }),
      aRow(4, 'File', { newCategoryName: ' nails ' }),
      aRow(5, 'Balm', { type: 'PRODUCT' }),
    ];
    expect(await send(rows)).toEqual({ added: 4, repeated: 0 });
    expect(await categoryNames(owner())).toEqual(['Hair', 'Nails']);
    expect(await items()).toMatchObject([
      { name: 'Cut', price: '24.50', durationMinutes: 45, position: 3, version: 1, category: { name: 'Hair' } },
      { name: 'File', category: { name: 'Nails' } },
      { name: 'Polish', description: '<p>=1+1</p>' },
      { name: 'Balm', type: 'PRODUCT', price: null, category: null },
    ]);
    const entries = await world.rows(world.business.id, 'select action, subject from audit_log');
    expect(entries).toEqual([{ action: 'catalogue.import', subject: importId }]);
  });

  test('that were sent before are not added again, though their call came twice at once', async () => {
    const rows = rowsFrom(1, 3);
    const answers = await Promise.all([send(rows), send(rows)]);
    expect(answers.toSorted((a, b) => a.added - b.added)).toEqual([
      { added: 0, repeated: 3 },
      { added: 3, repeated: 0 },
    ]);
    expect(await send(rowsFrom(3, 2))).toEqual({ added: 1, repeated: 1 });
    expect(await send(rows, 'import-2')).toEqual({ added: 3, repeated: 0 });
    expect(await listed(owner())).toHaveLength(7);
  });

  test('that are wrong are all named, and nothing of the call is added', async () => {
    const rows = [
      aRow(2, 'Cut', { newCategoryName: 'Hair' }),
      aRow(3, ' '),
      aRow(4, 'x'.repeat(101), { durationMinutes: 0 }),
      aRow(5, 'Wash', { price: 'ten' }),
      aRow(6, 'Balm', { type: 'PRODUCT', durationMinutes: 5 }),
      aRow(7, 'Gone', { categoryId: '1' }),
    ];
    expect(await refusalOf(owner(), ImportProducts, { importId, rows })).toEqual({
      code: 'INVALID_INPUT',
      field: 'rows',
      details: {
        rows: [
          { row: 3, field: 'name', message: 'Enter a name.' },
          { row: 4, field: 'name', message: 'A name has at most 100 characters.' },
          { row: 4, field: 'durationMinutes', message: 'A duration is 1 to 10080 minutes.' },
          { row: 5, field: 'price', message: expect.stringMatching(/^A price is a number/) },
          { row: 6, field: 'durationMinutes', message: 'Only services have a duration.' },
          { row: 7, field: '', message: 'That category was not found.' },
        ],
      },
    });
    expect([await listed(owner()), await categoryNames(owner())]).toEqual([[], []]);
  });

  test.each([
    [{ importId, rows: [] }, 'rows'],
    [{ importId, rows: rowsFrom(1, 201) }, 'rows'],
    [{ importId, rows: [aRow(1, 'A'), aRow(1, 'B')] }, 'rows'],
    [{ importId: 'a b', rows: rowsFrom(1, 1) }, 'importId'],
  ])('%# is refused by its field', async (variables, field) => {
    expect(await refusalOf(owner(), ImportProducts, variables)).toMatchObject({ code: 'INVALID_INPUT', field });
    expect(await listed(owner())).toEqual([]);
  });

  test('leave the catalogue within its limits', async () => {
    const sorted = rowsFrom(1, 200).map(({ row, item }) => aRow(row, item.name, { newCategoryName: `Group ${row}` }));
    expect(await send(sorted)).toEqual({ added: 200, repeated: 0 });
    const next = [aRow(201, 'More', { newCategoryName: 'Group 201' })];
    const full = (max: number) => ({ code: 'CONFLICT', details: { max } });
    expect(await refusalOf(owner(), ImportProducts, { importId, rows: next })).toEqual(full(200));
    await world.business.hasProducts(1601);
    expect(await refusalOf(owner(), ImportProducts, { importId, rows: rowsFrom(201, 200) })).toEqual(full(2000));
    expect(await send(rowsFrom(201, 199))).toEqual({ added: 199, repeated: 0 });
  });
});

describe('an import that is undone', () => {
  test('leaves what somebody has changed since, and its category', async () => {
    await addItem(owner(), 'Own', { newCategoryName: 'Old' });
    await send([
      aRow(1, 'Cut', { newCategoryName: 'Hair' }),
      aRow(2, 'Wash', { newCategoryName: 'Hair' }),
      aRow(3, 'Polish', { newCategoryName: 'Nails' }),
      aRow(4, 'Shave', { newCategoryName: 'Old' }),
      aRow(5, 'Gone'),
      aRow(6, 'Back'),
    ]);
    const idOf = async (name: string) => (await items()).find((item) => item.name === name)!.id;
    await owner().must(UpdateProduct, { id: await idOf('Cut'), input: { price: '5' } });
    const back = await idOf('Back');
    await owner().must(ArchiveProducts, { ids: [await idOf('Gone'), back] });
    await owner().must(RestoreProducts, { ids: [back] });
    expect(await undo()).toEqual({ archived: 3, kept: 2 });
    expect(await listed(owner())).toEqual(['Hair: Cut', 'Old: Own', 'Back']);
    expect(await categoryNames(owner())).toEqual(['Hair', 'Old']);
    expect(await undo()).toEqual({ archived: 0, kept: 2 });
    const entries = await world.rows(
      world.business.id,
      `select action from audit_log where subject = '${importId}' order by id`,
    );
    expect(entries).toEqual([{ action: 'catalogue.import' }, { action: 'catalogue.undo-import' }]);
  });

  test('takes a move of its items for no change of them', async () => {
    await send(rowsFrom(1, 3));
    const ids = (await items()).map(({ id }) => id);
    await owner().must(RankProduct, { id: ids[2]!, place: 0, seen: ids });
    expect(await undo()).toEqual({ archived: 3, kept: 0 });
  });

  test('keeps what has a photo', async () => {
    await send(rowsFrom(1, 2));
    const [first] = await items();
    await add(owner(), first!.id, [await aJpeg()]);
    expect(await undo()).toEqual({ archived: 1, kept: 1 });
  });

  test('stays undone when a late call repeats its rows', async () => {
    await send(rowsFrom(1, 2));
    await undo();
    expect(await send(rowsFrom(1, 2))).toEqual({ added: 0, repeated: 2 });
    expect(await listed(owner())).toEqual([]);
  });

  test('takes no more rows from a tab that still sends', async () => {
    await send(rowsFrom(1, 2));
    await undo();
    const { errors } = await owner().ask(ImportProducts, { importId, rows: rowsFrom(2, 2) });
    expect(errors![0]).toMatchObject({
      message: 'This import was undone, or items of it were archived. Choose the file again to import the rest.',
      extensions: { code: 'CONFLICT' },
    });
    expect(await listed(owner())).toEqual([]);
    expect(await send(rowsFrom(1, 2), 'import-2')).toEqual({ added: 2, repeated: 0 });
  });

  test('within a day, and only one that there is', async () => {
    await send(rowsFrom(1, 1));
    expect(await owner().refused(UndoImport, { importId: 'import-2' })).toBe('NOT_FOUND');
    world.clock.forward(DAY_MS + 1000);
    expect(await owner().refused(UndoImport, { importId })).toBe('CONFLICT');
  });
});

describe('whose catalogue', () => {
  test('an import of another business neither counts nor can be undone', async () => {
    await send(rowsFrom(1, 2));
    const { owner: other } = await world.aBusiness({ plan: Plan.STANDARD });
    expect(await other.refused(UndoImport, { importId })).toBe('NOT_FOUND');
    const { importProducts } = await other.must(ImportProducts, { importId, rows: rowsFrom(1, 1) });
    expect(importProducts).toEqual({ added: 1, repeated: 0 });
    expect([(await listed(owner())).length, (await listed(other)).length]).toEqual([2, 1]);
  });

  test('who may not change it imports nothing', async () => {
    const actor = await world.business.as(Role.FRONT_DESK);
    expect(await actor.refused(ImportProducts, { importId, rows: rowsFrom(1, 1) })).toBe('FORBIDDEN');
    expect(await actor.refused(UndoImport, { importId })).toBe('FORBIDDEN');
  });
});

test('imports of the last day are told, with who began them and whether they were undone', async () => {
  const imports = async () => (await owner().must(ProductImports)).productImports;
  await send(rowsFrom(1, 2));
  const began = world.clock.now();
  world.clock.forward(60_000);
  await send(rowsFrom(3, 1));
  await send(rowsFrom(4, 1), 'import-2');
  await undo('import-2');
  const by = 'Rosa Diaz';
  expect(await imports()).toEqual([
    { importId: 'import-2', by, added: 1, undoneAt: world.clock.now().toISOString(), undoUntil: null },
    { importId, by, added: 3, undoneAt: null, undoUntil: new Date(began.getTime() + DAY_MS).toISOString() },
  ]);
  world.clock.forward(DAY_MS);
  expect((await imports()).map(({ importId: id }) => id)).toEqual(['import-2']);
});
