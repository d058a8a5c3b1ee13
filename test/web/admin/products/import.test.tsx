import { describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { refuse } from '../../mock-schema';
import { anItem, frontDesk, openProducts } from './catalogue';
import { owner } from '../open-app';
import type { ImportProductInput } from '../../../../web/schema.generated';
import { importStore } from '../../../../web/admin/imports/last-import';
import '../../../../web/admin/products/import/export-products';
import '../../../../web/admin/products/import/ImportDialog';

const store = importStore<ImportProductInput>('import', owner.business.id);
type Call = { importId: string; rows: { row: number; item: { name: string } }[] };
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const status = () =>
  screen
    .getAllByRole('status')
    .map((element) => element.textContent)
    .join(' ');

async function faults() {
  const { violations } = await act(() =>
    axe.run(screen.getByRole('dialog'), { rules: { 'color-contrast': { enabled: false } } }),
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join()}`);
}

/** The dialog with a file; `answer` is what the server says to the nth call, its rows added by default. */
async function importing(
  text: string,
  answer: (call: Call, count: number) => object | Promise<object>,
  items: ReturnType<typeof anItem>[] = [],
) {
  const sent: Call[] = [];
  const times = { at: '2026-11-21T15:00:00.000Z', undoneAt: null, undoUntil: '2026-11-22T15:00:00.000Z' };
  const app = openProducts(items, {
    Query: {
      productImports: () =>
        sent.slice(0, 1).map(({ importId }) => ({
          ...times,
          importId,
          by: 'Rosa Diaz',
          added: sent.flatMap(({ rows }) => rows).length,
        })),
    },
    Mutation: {
      importProducts: (_: unknown, call: Call) => {
        sent.push(call);
        return answer(call, sent.length);
      },
      undoImport: () => ({ archived: 2, kept: 1 }),
    },
  });
  await app.user.click(await screen.findByRole('button', { name: 'Import and export' }));
  await app.user.click(screen.getByRole('menuitem', { name: 'Import' }));
  await choose(text);
  return { ...app, sent };
}
async function choose(text: string) {
  const input = await screen.findByLabelText('List');
  fireEvent.change(input, { target: { files: [new File([text], 'list.csv')] } });
}
const added = ({ rows }: Call) => ({ added: rows.length, repeated: 0 });

test('a list is looked at, mended, imported and taken back', async () => {
  const { user, sent, address } = await importing(
    'Nombre,Precio,Tiempo,SKU\nCut,"$1,024.50",1h 30m,7\nWash,ten,,8\nDye,5,soon,9\n',
    added,
  );
  expect(await screen.findByText(/1 of 3 rows can be imported/)).toBeTruthy();
  expect(address()).toBe('/account/products?action=import');
  const columns = screen.getAllByRole('combobox').map((select) => (select as HTMLSelectElement).value);
  expect(columns).toEqual(['name', 'price', 'duration', '']);
  expect(within(screen.getByRole('region', { name: 'Rows of the file' })).getByText('$1,024.50')).toBeTruthy();
  expect(await faults()).toEqual([]);
  const price = screen.getByLabelText('Price');
  expect(price.getAttribute('aria-invalid')).toBe('true');
  await user.clear(price);
  await user.type(price, '10');
  expect(status()).toContain('2 of 3 rows can be imported');
  await user.click(button('Import 2 items'));
  expect(await screen.findByText('2 items are in your catalogue.')).toBeTruthy();
  expect(screen.getByText('1 row with errors was skipped.')).toBeTruthy();
  expect(sent).toHaveLength(1);
  expect(sent[0].rows).toMatchObject([
    { row: 2, item: { name: 'Cut', type: 'SERVICE', price: '1024.50', durationMinutes: 90 } },
    { row: 3, item: { name: 'Wash', price: '10', durationMinutes: null } },
  ]);
  expect(await faults()).toEqual([]);
  await user.click(button('Undo'));
  expect(await screen.findByText(/^2 items of the import are archived. 1 item stayed/)).toBeTruthy();
});

test('a row whose item is there already, or stands above, is skipped unless somebody wants it twice', async () => {
  const { user, sent } = await importing('Name,Price\n cut ,5\nWash,6\nWASH,7\n', added, [anItem('1', 'Cut')]);
  expect(await screen.findByText(/1 of 3 rows can be imported/)).toBeTruthy();
  const skip = screen.getByRole('checkbox', { name: /^Skip 2 rows with the name and category/ });
  await user.click(skip);
  expect(status()).toContain('3 of 3 rows can be imported');
  await user.click(skip);
  await user.click(button('Import 1 item'));
  expect(await screen.findByText('2 rows were skipped: the items are there already.')).toBeTruthy();
  expect(sent.map(({ rows }) => rows.map(({ row }) => row))).toEqual([[3]]);
});

test('a choice of columns is kept for the next file', async () => {
  const { user } = await importing('What\nCut\n', added);
  expect((await screen.findByRole('alert')).textContent).toBe('Choose the column that holds the names.');
  expect(button('Import')).toHaveProperty('disabled', true);
  await user.selectOptions(screen.getByLabelText('What What holds'), 'name');
  expect(button('Import 1 item')).toHaveProperty('disabled', false);
  await user.click(button('Other file'));
  await choose('what\nWash\n');
  expect(await screen.findByRole('button', { name: 'Import 1 item' })).toBeTruthy();
});

test('a call that failed on its way is sent again as it was, and then the rest', async () => {
  const names = Array.from({ length: 450 }, (_, index) => `Item ${index}`);
  const { user, sent } = await importing(`Name\n${names.join('\n')}`, (call, count) =>
    count === 2 ? refuse('UNAVAILABLE', 'Out of reach.') : added(call),
  );
  await user.click(await screen.findByRole('button', { name: 'Import 450 items' }));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('450 items are in your catalogue.')).toBeTruthy();
  expect(sent.map(({ rows }) => rows.length)).toEqual([200, 200, 200, 50]);
  expect(sent[2]).toEqual(sent[1]);
  expect(new Set(sent.map(({ importId }) => importId)).size).toBe(1);
});

test('between two calls it can be stopped, continued, and undone the next time', async () => {
  const names = Array.from({ length: 201 }, (_, index) => `Item ${index}`);
  let go = (_answer: object) => {};
  const { user, sent } = await importing(`Name\n${names.join('\n')}`, (call, count) =>
    count === 1 ? new Promise((resolve) => (go = resolve)) : added(call),
  );
  await user.click(await screen.findByRole('button', { name: 'Import 201 items' }));
  expect(await screen.findByText('0 of 201 items added')).toBeTruthy();
  await waitFor(() => expect(sent).toHaveLength(1));
  await user.click(button('Stop'));
  await act(async () => go({ added: 200, repeated: 0 }));
  expect(await screen.findByText('1 row was not sent.')).toBeTruthy();
  await user.click(button('Import the other 1'));
  expect(await screen.findByText('201 items are in your catalogue.')).toBeTruthy();
  await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(button('Import and export'));
  await user.click(screen.getByRole('menuitem', { name: 'Import' }));
  expect(await screen.findByText(/^201 items, imported by Rosa Diaz, .* It can be undone until/)).toBeTruthy();
});

describe('an import whose page was loaded anew before the first answer', () => {
  /** The dialog after the reload, of what another tab sees too; `meanwhile` happens between. */
  async function reopened(
    undoImport = () => ({ archived: 200, kept: 0 }),
    { meanwhile = (_id: string) => {}, known = 0, fails = false } = {},
  ) {
    const names = Array.from({ length: 201 }, (_, index) => `Item ${index}`);
    const first = await importing(`Name\n${names.join('\n')}`, () => new Promise(() => {}));
    await first.user.click(await screen.findByRole('button', { name: 'Import 201 items' }));
    await waitFor(() => expect(first.sent).toHaveLength(1));
    first.unmount();
    meanwhile(first.sent[0].importId);
    const again: Call[] = [];
    const app = openProducts([], {
      path: '/account/products?action=import',
      Mutation: {
        importProducts: (_: unknown, call: Call) => {
          again.push(call);
          if (fails) return refuse('CONFLICT', 'No.');
          return again.length === 1 ? { added: 0, repeated: call.rows.length } : added(call);
        },
        undoImport,
      },
    });
    await screen.findByText(`The last import is not finished: ${known} of 201 items are known to be added.`);
    return { ...app, before: first.sent, again };
  }

  test('is continued whole', async () => {
    const { user, before, again } = await reopened();
    expect(await faults()).toEqual([]);
    await user.click(button('Continue'));
    expect(await screen.findByText('201 items are in your catalogue.')).toBeTruthy();
    expect(again[0]).toEqual(before[0]);
    expect(again.map(({ importId, rows }) => [importId, rows.length])).toEqual([
      [before[0].importId, 200],
      [before[0].importId, 1],
    ]);
    await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(button('Import and export'));
    await user.click(screen.getByRole('menuitem', { name: 'Import' }));
    expect(await screen.findByRole('button', { name: 'Choose a file' })).toBeTruthy();
    expect(screen.queryByText(/^The last import/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  });

  test('counts what its own calls added, whatever other imports do', async () => {
    const meanwhile = (id: string) => {
      store.noteAdded(id, 200);
      // Continued from its beginning in another tab; and a call of another import whose answer is late.
      store.noteAdded(id, 150);
      store.noteAdded('another', 201);
    };
    const { user, again } = await reopened(undefined, { meanwhile, known: 200, fails: true });
    const began = () => store.last()!;
    const { at } = began();
    jest.spyOn(Date, 'now').mockReturnValue(at + 60_000);
    await user.click(button('Continue'));
    expect((await screen.findByRole('alert')).textContent).toBe('No.');
    expect(again).toHaveLength(1);
    expect(began()).toMatchObject({ at, added: 200, total: 201 });
  });

  test('is undone, and not offered again', async () => {
    const { user } = await reopened();
    await user.click(button('Undo'));
    expect(await screen.findByText('200 items of the import are archived.')).toBeTruthy();
    expect(Object.keys(localStorage).filter((key) => /^greeter\.import(?:Rows)?\./.test(key))).toEqual([]);
  });

  test('is undone, and one that began since in another tab is not forgotten', async () => {
    const { user } = await reopened();
    const since = { importId: 'newer', at: Date.now(), added: 0, total: 1 };
    const rows: ImportProductInput[] = [{ row: 2, item: { name: 'Shave', type: 'SERVICE' } }];
    store.remember(since, rows);
    await user.click(button('Undo'));
    expect(await screen.findByText('200 items of the import are archived.')).toBeTruthy();
    expect(store.last()).toEqual(since);
    expect(store.rowsLeft(since)).toEqual(rows);
  });

  test('of which nothing had arrived is undone too', async () => {
    const { user } = await reopened(() => refuse('NOT_FOUND', 'That import was not found.'));
    await user.click(button('Undo'));
    expect(await screen.findByText('0 items of the import are archived.')).toBeTruthy();
  });
});

test('what only the server finds wrong is shown at its row, to be mended', async () => {
  const wrong = [{ row: 3, field: 'newCategoryName', message: 'That name cannot be used.' }];
  const { user, sent } = await importing('Name,Category\nCut,Hair\nWash,Odd\n', (call, count) =>
    count === 1 ? refuse('INVALID_INPUT', 'Row 3: That name cannot be used.', 'rows', { rows: wrong }) : added(call),
  );
  await user.click(await screen.findByRole('button', { name: 'Import 2 items' }));
  expect(await screen.findByText('That name cannot be used.')).toBeTruthy();
  await user.type(screen.getByLabelText('Category'), 'er');
  await user.click(button('Import 1 item'));
  expect(await screen.findByText('2 items are in your catalogue.')).toBeTruthy();
  expect(sent.map(({ rows }) => rows.map(({ item }) => item.name))).toEqual([['Cut', 'Wash'], ['Cut'], ['Wash']]);
  expect(sent[2].rows[0].item).toMatchObject({ name: 'Wash', newCategoryName: 'Odder' });
});

test('what is no list is said', async () => {
  await importing('PK\u0003\u0004', added);
  expect((await screen.findByRole('alert')).textContent).toContain('This is not a CSV file.');
  expect(await faults()).toEqual([]);
});

test('who may not change the catalogue saves it as a file only', async () => {
  const files: Blob[] = [];
  jest.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:list';
  });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = openProducts([anItem('1', '=Cut', { price: '5.00' })], { viewer: frontDesk });
  await user.click(await screen.findByRole('button', { name: 'Import and export' }));
  expect(screen.queryByRole('menuitem', { name: 'Import' })).toBeNull();
  await user.click(screen.getByRole('menuitem', { name: 'Export' }));
  expect(await screen.findByText('1 item is exported.')).toBeTruthy();
  expect(click).toHaveBeenCalledTimes(1);
  const text = new TextDecoder().decode(await files[0].arrayBuffer());
  expect(text).toBe("Type,Name,Category,Price,Duration,Description,Rank\r\nService,'=Cut,,5.00,,,0\r\n");
});
